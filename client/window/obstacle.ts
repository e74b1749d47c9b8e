import type { Obstacle } from './sw-bridge.ts';

/** What a browser says of a script that came, but not from us: the network, not the browser, is in the way. */
const NOT_OURS = /mime|content.type|redirect/i;

/**
 * What keeps this browser from having the app on this device.
 * @param error of the registration of the service worker, if it was refused
 * @returns undefined if nothing does, or the network alone
 */
export function obstacleOf(error?: unknown): Obstacle | undefined {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator)) return 'unsupported';
  if (!(error instanceof DOMException)) return undefined;
  // Chromium's name for a site that may not store anything.
  if (error.name === 'NotSupportedError') return 'blocked';
  return error.name === 'SecurityError' && !NOT_OURS.test(error.message) ? 'certificate' : undefined;
}
