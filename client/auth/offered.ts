import { device } from '../device/device.ts';
import { tokenStorage } from './token-storage.ts';

const KEY = 'auth:offers-google';
const TIMEOUT_MS = 10_000;

const kept = () => tokenStorage(device().storage.device, sessionStorage);

/** Whether the site offered sign-in with Google when it was last asked; false if it never was. Known without a network. */
export const googleWasOffered = async (): Promise<boolean> => (await kept().getItem(KEY)) === 'true';

/** What the site offers besides address and password, and apps as the second step. */
export interface Offers {
  readonly google: boolean;
  /** Whether it can send text messages, so that a phone can be a second factor. */
  readonly phoneFactors: boolean;
}

/** Asks the site what it offers, and keeps what it says of Google. Undefined if it cannot be reached. */
export async function askForOffers(): Promise<Offers | undefined> {
  const offers = await fetchOffers();
  if (offers !== undefined) await kept().setItem(KEY, String(offers.google));
  return offers;
}

/** Asks the site whether it offers sign-in with Google. Undefined if it cannot be reached. */
export const askForGoogle = async (): Promise<boolean | undefined> => (await askForOffers())?.google;

interface Settings {
  readonly external?: { readonly google?: unknown };
  readonly phone_factors?: unknown;
}

async function fetchOffers(): Promise<Offers | undefined> {
  try {
    const answer = await device().host.fetch('/auth/v1/settings', { method: 'GET', headers: {}, timeoutMs: TIMEOUT_MS });
    if (answer.status !== 200) return undefined;
    const { external, phone_factors: phoneFactors } = JSON.parse(await answer.text()) as Settings;
    return { google: external?.google === true, phoneFactors: phoneFactors === true };
  } catch {
    // Offline, or the answer of a captive portal.
    return undefined;
  }
}
