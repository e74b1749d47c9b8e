/** Why a browser cannot play without a network. */
export const obstacles = {
  insecure: 'The address of this site has to begin with https:// for that.',
  certificate: 'It does not trust the certificate of this address.',
  unsupported: 'Private windows and the browsers inside other apps do not allow it.',
  blocked: 'Its settings block what this site stores.',
  full: 'There is no room left on this device.',
};
