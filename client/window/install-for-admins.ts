import { COMPLETE, type CompleteMessage } from '../../shared/sw-messages.ts';

/** Has the service worker bring the pages of admins onto this device, now and in later versions. Called where an admin plays. */
export async function installForAdmins(): Promise<void> {
  // None where the browser has no service workers; never ready in development.
  const registration = await (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker?.ready;
  const message: CompleteMessage = { type: COMPLETE, forAdmins: true };
  registration?.active?.postMessage(message);
}
