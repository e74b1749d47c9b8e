import type { Workbox } from 'workbox-window';
import { createSource, type Observable } from '../../shared/observable.ts';
import { untilLoaded } from './missing-part.ts';
import { PUSH_TAG } from '../../shared/sw-messages.ts';
import { scriptUrl } from './trusted-types.ts';

/** The only file of the window that talks to the service worker. */

const hourMs = 60 * 60 * 1000;

/** Background Sync exists in Chromium only. */
interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> };
}

const ready = createSource(false);
/** Whether a newer version is installed and waits for a word. */
export const updateReady: Observable<boolean> = ready;

let workbox: Workbox | undefined;
let reloadWhenControlled = false;

/** Runs `work` once the page is loaded and has a moment to spare: never in the way of the first paint. */
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
  // The first worker that takes charge of a page is no update, whichever tab has installed it.
  const wasControlled = navigator.serviceWorker.controller !== null;
  workbox.addEventListener('controlling', () => {
    if (reloadWhenControlled) location.reload();
    // Another tab has updated: this one runs on until it is asked, with files the server still has.
    else if (wasControlled) ready.set(true);
  });
  await workbox.register().catch(() => undefined);
  lookForUpdates(workbox);
}

/** A tab that stays open for days hears of a new version too. */
function lookForUpdates(worker: Workbox): void {
  let lookedMs = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - lookedMs < hourMs) return;
    lookedMs = performance.now();
    void worker.update().catch(() => undefined);
  });
}

/** Puts the waiting version in charge and shows it. */
export async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return location.reload();
  reloadWhenControlled = true;
  workbox?.messageSkipWaiting();
}

/**
 * Asks for a push in the background, also with all pages closed. Called when something was recorded and on every visit with a backlog:
 * the browser gives a tag up after three tries. Does nothing where it does not exist.
 */
export async function registerSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as (ServiceWorkerRegistration & WithSync) | undefined;
    await registration?.sync?.register(PUSH_TAG);
  } catch {
    // Switched off by the person or the browser: pages push by themselves.
  }
}
