import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteFile } from '../../server/database/sqlite.ts';
import { SQLITE_FILE } from '../../server/database/open.ts';
import { PULL_MAX_LIMIT, PULL_PROTO } from '../../shared/contract/limits.ts';
import type { ListedPage } from '../../shared/progress/counted/counted.ts';
import { newAccount, originOf } from './accounts.ts';
import { bareSqlite } from './bare-app.ts';
import { withBareServer } from './other-servers.ts';
import { withServer } from './browser.ts';
import { practise } from './practise.ts';
import type { Load } from './push-client.ts';
import type { Bench } from './report.ts';
import { post } from './requests.ts';
import { Sender, type Spent } from './sender.ts';
import { inTurn, median, ms, times } from './statistics.ts';

export const GAMES = 10_000;
const ROUNDS = 9;
const MOST = 1.15;

/** What one pull asks for, and how many bytes it brings. */
interface Page {
  readonly body: string;
  readonly bytes: number;
}

/** Pulls all pages once: their requests, and what they bring. */
export async function walk(
  origin: string,
  access: string,
): Promise<{ readonly pages: readonly Page[]; readonly changes: readonly string[] }> {
  const pages: Page[] = [];
  const changes: string[] = [];
  for (let cursor: string | undefined; ;) {
    const body = JSON.stringify({ proto: PULL_PROTO, deviceId: 'new-device', limit: PULL_MAX_LIMIT, cursor });
    const { status, text } = await post(`${origin}/api/sync/pull`, access, body);
    if (status !== 200) throw new Error(`A pull was answered ${status}.`);
    const page = JSON.parse(text) as ListedPage;
    pages.push({ body, bytes: text.length });
    changes.push(...page.changes.map((change) => JSON.stringify(change)));
    if (!page.more) return { pages, changes };
    ({ cursor } = page);
  }
}

/** All pages one after the other, on one connection. */
export const loadOf = (port: number, path: string, token: string, bodies: readonly string[]): Load => ({
  port,
  path,
  tokens: bodies.map(() => token),
  bodies: bodies.map((body) => Buffer.from(body)),
  clients: 1,
});

/** How much longer the pages of the second half take than those of the first. The last page, which brings the figures, is left out. */
function growth(rounds: readonly Spent[]): number {
  const pages = (rounds[0]?.each.length ?? 0) - 1;
  const half = (from: number, to: number) => median(rounds.flatMap(({ each }) => each.slice(from, to)));
  return half(pages >> 1, pages) / half(0, pages >> 1);
}

export const pulling: Bench = {
  id: 'V7',
  what: `a new device pulls ${GAMES} sessions, against a bare route that brings the same from one table; both are processes on SQLite`,
  run: () =>
    withServer(async (server) => {
      const { id, access } = await newAccount(server, 'player');
      await server.stop();
      await practise(openSqliteFile(`${server.dataDir}/${SQLITE_FILE}`), [id], GAMES);
      await server.start();
      const { pages, changes } = await walk(originOf(server), access);
      if (changes.length !== GAMES) throw new Error(`${changes.length} changes were pulled.`);
      const folder = mkdtempSync(join(tmpdir(), 'tenfold-bench-'));
      const sender = new Sender();
      try {
        const file = join(folder, 'bare.db');
        const store = bareSqlite(file);
        store.keep(changes);
        await store.close();
        const bareBodies = pages.map((_, page) => JSON.stringify({ after: page * PULL_MAX_LIMIT, limit: PULL_MAX_LIMIT }));
        const ours = loadOf(
          Number(new URL(server.origin).port),
          '/api/sync/pull',
          access,
          pages.map(({ body }) => body),
        );
        return await withBareServer(file, async (port) => {
          const bare = loadOf(port, '/pull', '', bareBodies);
          const both = (rounds: number) =>
            inTurn(
              rounds,
              () => sender.send(ours),
              () => sender.send(bare),
            );
          await both(1);
          const { a, b } = await both(ROUNDS);
          const [our, their] = [median(a.map((spent) => spent.ms)), median(b.map((spent) => spent.ms))];
          const kB = pages.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
          const grown = growth(a);
          return [
            {
              id: 'V7',
              what: `all ${pages.length} pages ÷ bare route`,
              measured: `${times(our / their)} (${ms(our)} : ${ms(their)}; ${kB.toFixed(0)} kB)`,
              goal: `≤ ${MOST} ×`,
              met: our / their <= MOST,
            },
            {
              id: 'V7',
              what: 'a page of the second half ÷ one of the first',
              measured: `${times(grown)} (bare: ${times(growth(b))})`,
              goal: `≤ ${MOST} ×`,
              met: grown <= MOST,
            },
          ];
        });
      } finally {
        await sender.close();
        rmSync(folder, { recursive: true, force: true });
      }
    }),
};
