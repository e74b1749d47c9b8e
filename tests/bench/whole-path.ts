import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { BYTES_A_MINUTE, BYTES_A_ROW } from '../../server/sync/player-limits.ts';
import type { TestServer } from '../browser/harness/server.ts';
import { newAccount } from './accounts.ts';
import { pageAt, withBrowser, withServer } from './browser.ts';
import { get } from './requests.ts';
import { withPouchServer } from './other-servers.ts';
import { bundle } from './pages.ts';
import type { PouchPage, Replicated } from './pages/pouch-page.ts';
import type { PathAccount, Shown, Synced, WholePathPage } from './pages/whole-path-page.ts';
import type { Bench, Row } from './report.ts';
import { ms, times } from './statistics.ts';

const GAMES = 10_000;
/** Of 100, 250, 500, 1,000 and 2,000 documents a batch the quickest. */
const POUCH_BATCH = 1_000;
const MOST = { drain: 1.4, fill: 0.18 } as const;

/** The server's clock runs so many times too fast: then the share of one account asks for no pause, and is looked at as ever. */
const CLOCK_SPEED = 100;
const fastClock = `const now = Date.now, from = now(); Date.now = () => from + Math.round((now() - from) * ${CLOCK_SPEED});`;
export const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fastClock)}` };

/** Each device is a browser process with a profile of its own. */
export const onDevice = <T>(origin: string, code: string, work: (page: Page) => Promise<T>): Promise<T> =>
  withBrowser(async (browser) => work(await pageAt(browser, origin, code)));

/** So many games go from one device to the server of PouchDB, and from there to another. */
export async function throughPouch(
  code: string,
  folder: string,
  games: number,
): Promise<{ readonly drain: Replicated; readonly fill: Replicated }> {
  const onPouchDevice = (origin: string, way: 'push' | 'pull', queued: number): Promise<Replicated> =>
    onDevice(origin, code, (page) =>
      page.evaluate(
        async ([call, address, count, batch]) => {
          const { pouchPage } = globalThis as unknown as { pouchPage: PouchPage };
          await pouchPage.prepare(count);
          return pouchPage[call](address, batch);
        },
        [way, `${origin}/games`, queued, POUCH_BATCH] as const,
      ),
    );
  return withPouchServer(folder, async (port) => {
    const origin = `http://localhost:${port}`;
    const drain = await onPouchDevice(origin, 'push', games);
    const { doc_count: stored } = JSON.parse((await get(`${origin}/games`, '')).text) as { readonly doc_count: number };
    const fill = await onPouchDevice(origin, 'pull', 0);
    for (const count of [drain.written, stored, fill.written, fill.here])
      if (count !== games) throw new Error(`PouchDB brought ${count} documents.`);
    return { drain, fill };
  });
}

/** A device with games that no server has sends them, each as the one item that its end queues. */
export async function drained(server: TestServer, code: string, account: PathAccount, queued: number): Promise<Synced> {
  const [before, after] = await onDevice(server.origin, code, (page) =>
    page.evaluate(
      async ([who, games]) => {
        const { wholePathPage } = globalThis as unknown as { wholePathPage: WholePathPage };
        return [await wholePathPage.prepare(who, games), await wholePathPage.sync(who)] as const;
      },
      [account, queued] as const,
    ),
  );
  if (before.unsent !== queued) throw new Error(`${before.unsent} items were queued.`);
  mustShow(after, queued, before.xp);
  return after;
}

/** A device of the same player that has nothing gets all of it. */
export async function filled(server: TestServer, code: string, account: PathAccount, games: number, xp: number): Promise<Synced> {
  const after = await onDevice(server.origin, code, (page) =>
    page.evaluate((who) => (globalThis as unknown as { wholePathPage: WholePathPage }).wholePathPage.sync(who), account),
  );
  mustShow(after, games, xp);
  return after;
}

/** Otherwise the figure would be useless. */
function mustShow({ sessions, xp, unsent, parked }: Shown, games: number, wanted: number): void {
  const isWhole = sessions === games && xp === wanted && unsent === 0 && parked === 0;
  if (!isWhole) throw new Error(`The device shows ${sessions} games and ${xp} of ${wanted} XP; ${unsent} are unsent, ${parked} refused.`);
}

/** By a true clock the server spreads a backlog in time: what the pauses would come to. */
function pausesOf({ pushedBytes, sessions }: Synced): string {
  const minutes = (pushedBytes + sessions * BYTES_A_ROW) / BYTES_A_MINUTE - 1;
  return `the share of one account would add pauses of ${minutes.toFixed(1)} min`;
}

function row(what: string, our: number, their: number, most: number, more: string): Row {
  const ratio = our / their;
  return {
    id: 'V8',
    what,
    measured: `${times(ratio)} (${ms(our)} : ${ms(their)}; ${more})`,
    goal: `≤ ${most} ×`,
    met: ratio <= most,
  };
}

export const wholePath: Bench = {
  id: 'V8',
  what: `from browser to browser: ${GAMES} games that one device has queued and a second one gets, against PouchDB on both ends, once each`,
  async run() {
    const [ours, theirs] = await Promise.all([bundle('whole-path-page.ts'), bundle('pouch-page.ts')]);
    const folder = mkdtempSync(join(tmpdir(), 'tenfold-bench-'));
    try {
      const pouch = await throughPouch(theirs, folder, GAMES);
      return await withServer(async (server) => {
        const player = await newAccount(server, 'player');
        const drain = await drained(server, ours, player, GAMES);
        const fill = await filled(server, ours, player, GAMES, drain.xp);
        return [
          row(
            `drain of ${GAMES} queued games, with all that their ends queue ÷ PouchDB`,
            drain.emptyMs,
            pouch.drain.ms,
            MOST.drain,
            pausesOf(drain),
          ),
          row(
            'filling a second device, until it shows all ÷ PouchDB',
            fill.shownMs,
            pouch.fill.ms,
            MOST.fill,
            `tidied up after ${ms(fill.overMs)}`,
          ),
        ];
      }, env);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
