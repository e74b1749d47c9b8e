import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestServer } from '../../browser/harness/server.ts';
import { newAccount, originOf } from '../accounts.ts';
import { bareSqlite } from '../bare-app.ts';
import { withServer } from '../browser.ts';
import { withBareServer } from '../other-servers.ts';
import { bundle } from '../pages.ts';
import type { BareAddress, BarePathPage } from '../pages/bare-path-page.ts';
import type { Synced } from '../pages/whole-path-page.ts';
import { walk } from '../pull.ts';
import type { Bench, Row } from '../report.ts';
import { ms, times } from '../statistics.ts';
import { drained, env, filled, onDevice, throughPouch } from '../whole-path.ts';
import { floorRow } from './floor-rows.ts';

const ID = 'V8-floor';
const GAMES = 2_000;

/** A bare device sends a backlog. */
const bareDrain = (origin: string, code: string, address: Omit<BareAddress, 'push'> & { readonly path: string }) =>
  onDevice(origin, code, (page) =>
    page.evaluate(
      async ([games, { path, ...to }]) => {
        const { barePathPage } = globalThis as unknown as { barePathPage: BarePathPage };
        await barePathPage.prepare(games);
        return barePathPage.drain({ push: path, ...to });
      },
      [GAMES, address] as const,
    ),
  );

const bareFill = (origin: string, code: string): Promise<number> =>
  onDevice(origin, code, (page) =>
    page.evaluate((games) => (globalThis as unknown as { barePathPage: BarePathPage }).barePathPage.fill('/pull', games), GAMES),
  );

/** The way of a bare device and a bare route, which gives back what ours gives. */
async function bareWay(code: string, folder: string, changes: readonly string[]) {
  const file = join(folder, 'bare.db');
  const store = bareSqlite(file);
  store.keep(changes);
  await store.close();
  return withBareServer(file, async (port) => {
    const origin = `http://localhost:${port}`;
    const drain = await bareDrain(origin, code, { path: '/push', ticket: '', owner: 'player' });
    return { drain, fill: await bareFill(origin, code) };
  });
}

/** A bare device and our own route, and then our device, too. */
async function ourWay(server: TestServer, bare: string, ours: string) {
  const { id, tickets } = await newAccount(server, 'first');
  const bareDevice = await bareDrain(server.origin, bare, { path: '/api/sync/push', ticket: tickets[0] ?? '', owner: id });
  // By the server's fast clock a session is soon over: each account is made when it is needed.
  const player = await newAccount(server, 'player');
  const drain = await drained(server, ours, player, GAMES);
  const { changes } = await walk(originOf(server), player.access);
  const fill = await filled(server, ours, player, GAMES, drain.xp);
  return { bareDevice, drain, fill, changes };
}

/** Where our time goes. With the next batch taken while one is under way, the shares are more than the whole. */
function sharesOf({ emptyMs, pushes, spent: { take, request, putAway } }: Synced): string {
  const [batch, ...shares] = [emptyMs, take, request, putAway].map((spent) => (spent / pushes).toFixed(1));
  return `a batch ${batch} ms: take ${shares[0]}, request ${shares[1]}, put away ${shares[2]}`;
}

export const wholePathFloor: Bench = {
  id: ID,
  what: `${GAMES} games from browser to browser, by a bare device and a bare route, and by ours, against PouchDB on both ends, once each`,
  onlyNamed: true,
  async run() {
    const [bare, ours, theirs] = await Promise.all(['bare-path-page.ts', 'whole-path-page.ts', 'pouch-page.ts'].map(bundle));
    if (bare === undefined || ours === undefined || theirs === undefined) throw new Error('A page is missing.');
    const folder = mkdtempSync(join(tmpdir(), 'tenfold-bench-'));
    try {
      const pouch = await throughPouch(theirs, folder, GAMES);
      const way = await withServer((server) => ourWay(server, bare, ours), env);
      const least = await bareWay(bare, folder, way.changes);
      const row = (what: string, spent: number, { ms: their }: { readonly ms: number }, more = ''): Row =>
        floorRow(ID, `${what} ÷ PouchDB`, `${times(spent / their)} (${ms(spent)} : ${ms(their)}${more && `; ${more}`})`);
      return [
        row('drain: a bare device and a bare route', least.drain, pouch.drain),
        row('drain: a bare device and our route', way.bareDevice, pouch.drain),
        row('drain: ours', way.drain.emptyMs, pouch.drain, sharesOf(way.drain)),
        row('fill: a bare device and a bare route', least.fill, pouch.fill),
        row('fill: ours', way.fill.shownMs, pouch.fill),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
