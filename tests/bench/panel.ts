import { newAccount, originOf } from './accounts.ts';
import { onEachDatabase, type BenchDatabase } from './databases.ts';
import { fillWithPlayers } from './many-players.ts';
import type { Bench, Row } from './report.ts';
import { get } from './requests.ts';
import { median, ms, quantile } from './statistics.ts';
import type { TestServer } from '../browser/harness/server.ts';

const ACCOUNTS = 20_000;
const GAMES_EACH = 50;
const ROUNDS = 200;
const MOST_MS = 100;

const CALLS = [
  { what: 'the list of users', path: '/api/admin/users' },
  { what: 'a search with many hits', path: '/api/admin/users?search=o' },
  { what: 'a search with few hits', path: '/api/admin/users?search=1999' },
  { what: 'a search without a hit', path: '/api/admin/users?search=nobody' },
  { what: 'the figures', path: '/api/admin/stats' },
] as const;

async function rowsOn(server: TestServer, database: BenchDatabase): Promise<readonly Row[]> {
  const { access } = await newAccount(server, 'headmaster');
  await server.stop();
  const store = database.open();
  await store.write((writer) => writer.updateTable('profiles').set({ role: 'admin' }).execute());
  await fillWithPlayers(store, ACCOUNTS, GAMES_EACH);
  await server.start();
  const spent = new Map<string, number[]>(CALLS.map(({ path }) => [path, []]));
  for (let round = -1; round < ROUNDS; round++)
    for (const { path } of CALLS) {
      const answer = await get(`${originOf(server)}${path}`, access);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
      // The first round warms up.
      if (round >= 0) spent.get(path)?.push(answer.ms);
    }
  return CALLS.map(({ what, path }) => {
    const times = spent.get(path) ?? [];
    const p99 = quantile(times, 0.99);
    return {
      id: 'panel',
      what: `${database.name}: ${what}, p99`,
      measured: `${ms(p99)} (median ${ms(median(times))})`,
      goal: `≤ ${MOST_MS} ms`,
      met: p99 <= MOST_MS,
    };
  });
}

/** The calls of an admin's pages that look at all accounts, by one admin, one after the other. Takes a minute, most of it to make the games. */
export const panel: Bench = {
  id: 'panel',
  what: `what an admin asks about ${ACCOUNTS} accounts with ${ACCOUNTS * GAMES_EACH} sessions, through the server`,
  onlyNamed: true,
  run: async () => (await onEachDatabase(rowsOn)).flat(),
};
