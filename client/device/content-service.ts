import { browserRequest } from '../storage/browser-request.ts';
import { untilLoaded } from '../window/missing-chunk.ts';
import { fetchChallenges, holdsChallenges, refreshChallenges } from '../sync/content.ts';
import { noFirstContent } from './device-in-use.ts';
import { logStorage } from './log-storage.ts';

/** How old the kept challenges may grow in a page that stays open. A device is given a month of them (decision C1). */
const FRESH_MS = 6 * 60 * 60 * 1000;

/** How it is refreshed; undefined until it is. */
let refresh: (() => Promise<void>) | undefined;
/** Refreshes one after the other; a moment that comes meanwhile asks for nothing new. */
let refreshing: Promise<void> | undefined;
let refreshedMs: number | undefined;

async function refreshStored(): Promise<void> {
  const { device } = await import('./device.ts');
  const { host, storage } = device();
  refreshedMs = performance.now();
  await refreshChallenges(host, storage.device).catch(logStorage);
}

async function fetchFirst(): Promise<void> {
  const row = await fetchChallenges({ fetch: browserRequest, now: Date.now });
  if (row) refreshedMs = performance.now();
  if (!row || !holdsChallenges(row)) return noFirstContent.set(true);
  const { device } = await untilLoaded(() => import('./device.ts'));
  await device().storage.device.putContent(row).catch(logStorage);
}

function refreshNow(): void {
  refreshing ??= refresh?.().finally(() => {
    refreshing = undefined;
  });
}

const isFresh = (): boolean => refreshedMs !== undefined && performance.now() - refreshedMs < FRESH_MS;

const refreshIfOld = (): void => {
  if (document.visibilityState === 'visible' && !isFresh()) refreshNow();
};

function follow(how: () => Promise<void>): void {
  const isFollowed = refresh !== undefined;
  refresh = how;
  // A newcomer's page may have asked a moment ago.
  if (!isFresh()) refreshNow();
  if (isFollowed) return;
  addEventListener('online', refreshNow);
  document.addEventListener('visibilitychange', refreshIfOld);
  setInterval(refreshIfOld, FRESH_MS);
}

/** Keeps the public content of this device up to date: now, when the network is back, and a few times a day. Called once. */
export const followContent = (): void => follow(refreshStored);

/**
 * The same for a browser that has stored nothing yet: after one visit today's challenge works with no network (P1). Without challenges
 * there is nothing to store, and it stays as empty as it was.
 */
export const followFirstContent = (): void => follow(fetchFirst);
