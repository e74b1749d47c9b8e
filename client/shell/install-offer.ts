import { createSource, type Observable } from '../../shared/observable.ts';

/** `browser`: it can be asked to install the app. `ios`: the person has to do it, by the share menu. */
export type InstallOffer = 'none' | 'browser' | 'ios';

/** Chromium's event; it is in no standard and not in TypeScript's libraries. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const DISMISSED_KEY = 'tenfold-install-dismissed';
const offer = createSource<InstallOffer>('none');
let asking: BeforeInstallPromptEvent | undefined;

/** Whether the app can be installed from here. */
export const installOffer: Observable<InstallOffer> = offer;

/** Listens for the browser's offer, which comes once, early. Called when the window starts. */
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

/** Lets the browser ask. Its question can be put only once. */
export async function install(): Promise<void> {
  const event = asking;
  asking = undefined;
  offer.set('none');
  await event?.prompt();
}

/** Takes the offer away for good on this device. */
export function dismissInstall(): void {
  offer.set('none');
  try {
    localStorage.setItem(DISMISSED_KEY, 'true');
  } catch {
    // Storage is blocked: it is offered again next time.
  }
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Safari on a phone or tablet (an iPad calls itself a Mac, but has fingers), not yet started from the home screen. */
function isIosBrowser(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return ios && !matchMedia('(display-mode: standalone)').matches;
}
