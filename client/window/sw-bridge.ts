import type { Workbox } from 'workbox-window';
import { createSource, type Observable } from '../../shared/observable.ts';
import { untilLoaded } from './missing-part.ts';
import { scriptUrl } from './trusted-types.ts';

/** Registers the service worker, and tells of its new versions. What applies one is fetched with its offer (apply-update.ts). */

const hourMs = 60 * 60 * 1000;

const ready = createSource(false);
/** Whether a newer version is installed and waits to be applied. */
export const updateReady: Observable<boolean> = ready;

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
  const workbox = new Workbox(scriptUrl('/sw.js'));
  workbox.addEventListener('waiting', () => ready.set(true));
  // The first worker that controls a page is no update, whichever tab has installed it.
  const wasControlled = navigator.serviceWorker.controller !== null;
  workbox.addEventListener('controlling', () => {
    // Another tab has updated. This one keeps running until the player agrees, with files that the server still has.
    if (wasControlled) ready.set(true);
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
