import type { Workbox } from 'workbox-window';
import { base } from '../../shared/build-stamp.ts';
import { COMPLETE, type CompleteMessage, type Progress } from '../../shared/sw-messages.ts';
import { untilLoaded } from './missing-chunk.ts';
import { obstacleOf } from './obstacle.ts';
import { offlineNews, readiness, updateReady, type Obstacle, type Readiness } from './sw-bridge.ts';
import { scriptUrl } from './trusted-types.ts';

/** Registers the service worker, tells of its new versions, and whether the app starts here without a network. */

const hourMs = 60 * 60 * 1000;

/** How long to wait after an install that failed, in ms; after that twice as long, and so on. */
const AGAIN_MS = 15_000;
const MOST_MS = 600_000;

export async function register(): Promise<void> {
  const obstacle = obstacleOf();
  if (obstacle) return tellObstacle(obstacle);
  // The first worker that controls a page is no update, whichever tab has installed it.
  const wasControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Another tab has updated. This one keeps running until the player agrees, with files that the server still has.
    if (wasControlled) updateReady.set(true);
  });
  const { Workbox } = await untilLoaded(() => import('workbox-window'));
  let workbox = new Workbox(scriptUrl(`${base}/sw.js`));
  for (let ms = AGAIN_MS; !(await installs(workbox)); ms = Math.min(2 * ms, MOST_MS)) {
    await nextTry(ms);
    workbox = new Workbox(scriptUrl(`${base}/sw.js`));
  }
  lookForUpdates(workbox);
}

/** Registers the worker. True once a version is on this device, and false if none could be had now. */
async function installs(workbox: Workbox): Promise<boolean> {
  workbox.addEventListener('waiting', () => updateReady.set(true));
  try {
    const registration = await workbox.register();
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
    ask(worker);
    return worker !== undefined && worker !== null && (await isInstalled(worker));
  } catch (error) {
    const obstacle = await caches.has('').then(
      () => obstacleOf(error),
      (): Obstacle => 'blocked',
    );
    if (obstacle) tellObstacle(obstacle);
    return false;
  }
}

/** Waits while a worker is being installed. */
function isInstalled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((done) => {
    const look = () => {
      if (worker.state !== 'installing') done(worker.state !== 'redundant');
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Asks a worker how much of its version is here, and to bring the rest. */
function ask(worker: ServiceWorker | null | undefined): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Progress>) => void tell(data);
  const message: CompleteMessage = { type: COMPLETE };
  worker?.postMessage(message, [port2]);
}

async function tell({ kept, total, failed }: Progress): Promise<void> {
  if (failed === 'QuotaExceededError') return tellObstacle('full');
  if (kept < total) return know({ state: 'getting', kept, total, held: failed !== undefined });
  // All of it is here. The version is in charge a moment later.
  await navigator.serviceWorker.ready;
  know({ state: 'ready' });
}

const tellObstacle = (why: Obstacle): void => know({ state: 'cannot', why });

/** What is heard first decides whether it is news: where the app has long been ready, nobody asks. */
function know(now: Readiness): void {
  if (readiness.getSnapshot().state === 'unknown') offlineNews.set(now.state !== 'ready');
  readiness.set(now);
}

/** The network may let the browser through again: it says so, or some time has passed. */
function nextTry(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    function done(): void {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
  });
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
