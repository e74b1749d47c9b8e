/** Why a browser cannot play without a network. */
export const obstacles = {
  insecure: 'The address of this site has to begin with https:// for that.',
  certificate: 'It does not trust the certificate of this address.',
  unsupported: 'A private window does not let it. Nor does a browser in another app.',
  blocked: 'Its settings block what this site stores.',
  full: 'There is no room left on this device.',
};
