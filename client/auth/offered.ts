import { device } from '../device/device.ts';
import { tokenStorage } from './token-storage.ts';

const KEY = 'auth:offers-google';
const TIMEOUT_MS = 10_000;

const kept = () => tokenStorage(device().storage.device, sessionStorage);

/** Whether the site offered sign-in with Google when it was last asked; false if it never was. Known without a network. */
export const googleWasOffered = async (): Promise<boolean> => (await kept().getItem(KEY)) === 'true';

/** Asks the site whether it offers sign-in with Google, and keeps the answer. Undefined if it cannot be reached. */
export async function askForGoogle(): Promise<boolean | undefined> {
  const offered = await fetchOffer();
  if (offered !== undefined) await kept().setItem(KEY, String(offered));
  return offered;
}

async function fetchOffer(): Promise<boolean | undefined> {
  try {
    const answer = await device().host.fetch('/auth/v1/settings', { method: 'GET', headers: {}, timeoutMs: TIMEOUT_MS });
    if (answer.status !== 200) return undefined;
    const { external } = JSON.parse(await answer.text()) as { readonly external?: { readonly google?: unknown } };
    return external?.google === true;
  } catch {
    // Offline, or the answer of a captive portal.
    return undefined;
  }
}
