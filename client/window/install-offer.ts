import { createSource, type Observable } from '../../shared/observable.ts';

/** `browser`: the browser can be asked to install the app. `ios`: the player has to do it, by the share menu. */
type InstallOffer = 'none' | 'browser' | 'ios';

/** Chromium's event; it is in no standard and not in TypeScript's libraries. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const DISMISSED_KEY = 'tenfold-install-dismissed';
const offer = createSource<InstallOffer>('none');
const inPage = createSource(false);
let asking: BeforeInstallPromptEvent | undefined;

/** Whether the app can be installed from here. */
export const installOffer: Observable<InstallOffer> = offer;

/** Whether the page itself has a place for the offer: then it is not made a second time above it. */
export const offeredInPage: Observable<boolean> = inPage;

/** Called when the page's place for the offer appears. The result is called when it goes. */
export function offerInPage(): () => void {
  inPage.set(true);
  return () => inPage.set(false);
}

/** Listens for the browser's offer, which comes once and early. Called when the window starts. */
export function watchInstallOffer(): void {
  if (wasDismissed()) return;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    asking = event as BeforeInstallPromptEvent;
    offer.set('browser');
  });
  addEventListener('appinstalled', () => offer.set('none'));
  if (isIosBrowser()) offer.set('ios');
}

/** Lets the browser ask the player. It asks only once. */
export async function install(): Promise<void> {
  const event = asking;
  asking = undefined;
  offer.set('none');
  await event?.prompt();
}

/** Removes the offer from this device for good. */
export function dismissInstall(): void {
  offer.set('none');
  try {
    localStorage.setItem(DISMISSED_KEY, 'true');
  } catch {
    // If storage is blocked, the offer comes again at the next visit.
  }
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Whether this is Safari on a phone or tablet (an iPad claims to be a Mac, but has a touch screen), not started from the home screen. */
function isIosBrowser(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return ios && !matchMedia('(display-mode: standalone)').matches;
}
