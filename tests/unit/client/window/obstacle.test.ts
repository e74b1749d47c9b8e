import { afterEach, describe, expect, it, vi } from 'vitest';
import { obstacleOf } from '../../../../client/window/obstacle.ts';

/** A window of this kind. */
function inWindow({ isSecure = true, hasWorkers = true }: { readonly isSecure?: boolean; readonly hasWorkers?: boolean } = {}): void {
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', hasWorkers ? { serviceWorker: {} } : {});
}

const refused = (name: string, message: string) => new DOMException(`Failed to register a ServiceWorker: ${message}`, name);

describe('What keeps a browser from having the app on this device', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is an address without https, before all else', () => {
    inWindow({ isSecure: false, hasWorkers: false });
    expect(obstacleOf()).toBe('insecure');
  });

  it('is a window that has no service workers', () => {
    inWindow({ hasWorkers: false });
    expect(obstacleOf()).toBe('unsupported');
  });

  it.each([
    ['certificate', refused('SecurityError', 'An SSL certificate error occurred when fetching the script.')],
    ['blocked', refused('NotSupportedError', 'The user denied permission to use Service Worker.')],
    // The network is in the way, and it can change.
    [undefined, refused('SecurityError', "The script has an unsupported MIME type ('text/html').")],
    [undefined, refused('SecurityError', 'The script resource is behind a redirect, which is disallowed.')],
    [undefined, new TypeError('Failed to register a ServiceWorker: An unknown error occurred when fetching the script.')],
    [undefined, undefined],
  ])('is %s after %s', (obstacle, error) => {
    inWindow();
    expect(obstacleOf(error)).toBe(obstacle);
  });
});
