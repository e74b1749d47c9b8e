import type { AnyRouter } from '@tanstack/react-router';
import { VISITS_PATH } from '../../shared/addresses.ts';
import type { VisitBody } from '../../shared/contract/visits.ts';
import { consent } from '../window/consent.ts';
import { gameInProgress } from '../window/game-in-progress.ts';
import { freshSiteSettings } from '../window/site-settings.ts';

/** What counting needs of the window. */
interface VisitPorts {
  /** Whether a page view may be counted now. */
  readonly mayCount: () => boolean;
  /** Whether the server counts page views. Rejects without a network. */
  readonly isWanted: () => Promise<boolean>;
  readonly send: (visit: VisitBody) => void;
}

/** Makes the function that counts a page view (decision S17). The server is asked once a window whether it counts, and only with consent. */
export function createVisits({ mayCount, isWanted, send }: VisitPorts): (path: string) => Promise<void> {
  let wanted: boolean | undefined;
  return async (path) => {
    if (!mayCount()) return;
    wanted ??= await isWanted().catch(() => undefined);
    if (wanted === true && mayCount()) send({ path });
  };
}

/** Sends it without waiting for an answer: a page view that is lost is not sent again. */
function send(visit: VisitBody): void {
  const headers = { 'content-type': 'application/json' };
  void fetch(VISITS_PATH, { method: 'POST', body: JSON.stringify(visit), headers, keepalive: true, credentials: 'omit' }).catch(
    () => undefined,
  );
}

/** The page on screen as the table of pages has it, without the value of a parameter; undefined for an address without a page. */
function pageOf({ state: { matches } }: AnyRouter): string | undefined {
  const page = matches.at(-1) as { readonly routeId: string; readonly fullPath: string } | undefined;
  return page === undefined || page.routeId === '__root__' ? undefined : page.fullPath;
}

/** Tells of the page on screen, and of each page that comes after it. */
export function watchPages(router: AnyRouter, tell: (path: string) => void): void {
  let shown: string | undefined;
  const look = () => {
    const { pathname } = router.state.location;
    if (pathname === shown) return;
    shown = pathname;
    const page = pageOf(router);
    if (page !== undefined) tell(page);
  };
  look();
  router.subscribe('onResolved', look);
}

/** Counts the views of this window. */
export function countVisits(router: AnyRouter): void {
  const count = createVisits({
    mayCount: () => consent.getSnapshot() === true && navigator.onLine && !gameInProgress.getSnapshot(),
    isWanted: async () => (await freshSiteSettings()).visits === true,
    send,
  });
  watchPages(router, (page) => void count(page));
}
