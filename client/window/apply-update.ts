import { base } from '../../shared/build-stamp.ts';
import { SKIP_WAITING, TAKEOVER_PATH } from '../../shared/sw-messages.ts';
import { gameInProgress } from './game-in-progress.ts';
import { reloadPage } from './load-page.ts';

/** How often the browser is made to look whether the waiting version can take over, in ms. */
const LOOKS_EVERY_MS = 1_000;

/** How long the waiting version may take to control the page, and then a reload to come, in ms. Each later reload may take twice as long. */
const TAKES_OVER_MS = 4_000;

/**
 * Activates the waiting version, and reloads the page as soon as that one controls it. The browser lets each request that went through the
 * old version end first, and a busy page makes new ones meanwhile; so after a while the page reloads anyway, which ends them. Chromium without
 * static routes may lose a request that comes as it stops the old version, and with it a reload: as long as this page is still here, it
 * reloads again.
 */
export async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return reloadPage();
  navigator.serviceWorker.addEventListener('controllerchange', reloadUnlessPlaying);
  registration.waiting.postMessage({ type: SKIP_WAITING });
  lookUntilTakenOver(registration);
  reloadAfter(TAKES_OVER_MS);
}

/**
 * Makes the browser look again and again whether the waiting version can take over. If a request wakes the old version just as it is stopped,
 * Chromium looks no more until a document is loaded. If that were the reload of this page, the old version would answer it and be stopped
 * with half of the document sent. So it is an empty document, in a frame.
 */
function lookUntilTakenOver(registration: ServiceWorkerRegistration): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const looking = setInterval(() => {
    if (registration.waiting && !gameInProgress.getSnapshot()) {
      frame.src = `${base}${TAKEOVER_PATH}`;
    } else {
      clearInterval(looking);
      frame.remove();
    }
  }, LOOKS_EVERY_MS);
}

function reloadAfter(ms: number): void {
  setTimeout(() => {
    if (reloadUnlessPlaying()) reloadAfter(2 * ms);
  }, ms);
}

/** Somebody may begin a game right after asking for the update. Then the offer stands again when the game is over. */
function reloadUnlessPlaying(): boolean {
  if (gameInProgress.getSnapshot()) return false;
  reloadPage();
  return true;
}
