import { browserRequest } from '../storage/browser-request.ts';
import { untilLoaded } from '../window/missing-part.ts';
import { fetchChallenges, holdsChallenges, refreshChallenges } from '../sync/content.ts';
import { logStorage } from './log-storage.ts';

/** How old the kept challenges may grow in a page that stays open. A device is given a month of them (decision C1). */
const FRESH_MS = 6 * 60 * 60 * 1000;

/** Refreshes one after the other; a moment that comes meanwhile asks for nothing new. */
let refreshing: Promise<void> | undefined;
let refreshedMs: number | undefined;

async function refresh(): Promise<void> {
  const { device } = await import('./device.ts');
  const { host, storage } = device();
  refreshedMs = performance.now();
  await refreshChallenges(host, storage.device).catch(logStorage);
}

const unlessRefreshing = (work: () => Promise<void>): void => {
  refreshing ??= work().finally(() => {
    refreshing = undefined;
  });
};

const refreshNow = (): void => unlessRefreshing(refresh);

const isFresh = (): boolean => refreshedMs !== undefined && performance.now() - refreshedMs < FRESH_MS;

const refreshIfOld = (): void => {
  if (document.visibilityState === 'visible' && !isFresh()) refreshNow();
};

/** Keeps the public content of this device up to date: now, when the network is back, and a few times a day. Called once. */
export function followContent(): void {
  // A newcomer's page may have asked a moment ago.
  if (!isFresh()) refreshNow();
  addEventListener('online', refreshNow);
  document.addEventListener('visibilitychange', refreshIfOld);
  setInterval(refreshIfOld, FRESH_MS);
}

/**
 * The same for a browser that has stored nothing yet: after one visit today's challenge works with no network (P1). Without challenges
 * there is nothing to store, and it stays as empty as it was.
 */
export const fetchFirstContent = (): void => unlessRefreshing(fetchFirst);

async function fetchFirst(): Promise<void> {
  const row = await fetchChallenges({ fetch: browserRequest, now: Date.now });
  if (!row) return;
  refreshedMs = performance.now();
  if (!holdsChallenges(row)) return;
  const { device } = await untilLoaded(() => import('./device.ts'));
  await device().storage.device.putContent(row).catch(logStorage);
}
