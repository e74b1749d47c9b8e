import { PUSH_TAG } from '../../shared/sw-messages.ts';

/** Background Sync exists in Chromium only. */
interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Asks the browser for a push in the background, even with all pages closed. Called when an item was stored, and on every visit with a
 * backlog, because the browser gives up a tag after three tries. Does nothing in browsers without Background Sync.
 */
export async function registerSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as (ServiceWorkerRegistration & WithSync) | undefined;
    await registration?.sync?.register(PUSH_TAG);
  } catch {
    // The user or the browser has switched it off. Pages push by themselves.
  }
}
