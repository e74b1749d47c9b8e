import type { Workbox } from 'workbox-window';
import { createSource, type Observable } from '../../shared/observable.ts';
import { gameInProgress } from './game-in-progress.ts';
import { untilLoaded } from './missing-part.ts';
import { PUSH_TAG, TAKEOVER_PATH } from '../../shared/sw-messages.ts';
import { scriptUrl } from './trusted-types.ts';

/** The only file of the window that talks to the service worker. */

const hourMs = 60 * 60 * 1000;

/** How often the browser is made to look whether the waiting version can take over, in ms. */
const LOOKS_EVERY_MS = 1_000;

/** How long the waiting version may take to control the page, and then a reload to come, in ms. Each later reload may take twice as long. */
const TAKES_OVER_MS = 4_000;

/** Background Sync exists in Chromium only. */
interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> };
}

const ready = createSource(false);
/** Whether a newer version is installed and waits to be applied. */
export const updateReady: Observable<boolean> = ready;

let workbox: Workbox | undefined;
let reloadWhenControlled = false;

/** Runs `work` when the page is loaded and idle, so that it never delays the first paint. */
export function afterFirstPaint(work: () => void): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
    else setTimeout(work, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/** Registers the service worker. There is none in development. */
export function startServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void register();
}

async function register(): Promise<void> {
  const { Workbox } = await untilLoaded(() => import('workbox-window'));
  workbox = new Workbox(scriptUrl('/sw.js'));
  workbox.addEventListener('waiting', () => ready.set(true));
  // The first worker that controls a page is no update, whichever tab has installed it.
  const wasControlled = navigator.serviceWorker.controller !== null;
  workbox.addEventListener('controlling', () => {
    if (reloadWhenControlled) reloadUnlessPlaying();
    // Another tab has updated. This one keeps running until the player agrees, with files that the server still has.
    else if (wasControlled) ready.set(true);
  });
  await workbox.register().catch(() => undefined);
  lookForUpdates(workbox);
}

/** Looks for a new version from time to time, for tabs that stay open for days. */
function lookForUpdates(worker: Workbox): void {
  let lookedMs = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - lookedMs < hourMs) return;
    lookedMs = performance.now();
    void worker.update().catch(() => undefined);
  });
}

/**
 * Activates the waiting version, and reloads the page as soon as that one controls it. The browser lets each request that went through the
 * old version end first, and a busy page makes new ones meanwhile; so after a while the page reloads anyway, which ends them. Chromium without
 * static routes may lose a request that comes as it stops the old version, and with it a reload: as long as this page is still here, it
 * reloads again.
 */
export async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return location.reload();
  reloadWhenControlled = true;
  workbox?.messageSkipWaiting();
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
      frame.src = TAKEOVER_PATH;
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
  location.reload();
  return true;
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
