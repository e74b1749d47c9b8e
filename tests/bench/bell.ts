import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import type { App } from '../../server/http/app.ts';
import { keySecret } from '../../server/secrets/keys.ts';
import { newTicket, ticketTokens } from '../../server/sync/ticket-token.ts';
import type { TestServer } from '../browser/harness/server.ts';
import { makeAccounts } from '../server/panel/made-accounts.ts';
import { originOf } from './accounts.ts';
import { withBareServer } from './other-servers.ts';
import { onEachDatabase, type BenchDatabase } from './databases.ts';
import { watchHealth } from './health.ts';
import type { Load } from './push-client.ts';
import type { Bench, Row } from './report.ts';
import { withSender, type Sender, type Spent } from './sender.ts';
import { median, ms, quantile, times } from './statistics.ts';
import { pushBody, typicalGame } from './typical-games.ts';

const DEVICES = 500;
const GAMES = 20;
const ROUNDS = 3;
const WITHIN_MS = 5_000;
const MOST = { ratio: 1.5, answerMs: 2_000, healthMs: 200 } as const;

/** A device of an account of its own. */
interface Pupil {
  readonly player: string;
  readonly ticket: string;
}

/** Makes the accounts in the tables, and signs the tickets that the server would give them. */
export async function enrol(server: TestServer, database: BenchDatabase): Promise<readonly Pupil[]> {
  await server.stop();
  const store = database.open();
  await makeAccounts(
    store,
    Array.from({ length: DEVICES }, (_, n) => ({ username: `pupil ${n}` })),
  );
  const users = await store.db.selectFrom('users').select('id').execute();
  await store.close();
  await server.start();
  const app = Fastify();
  const tokens = await ticketTokens(app as unknown as App, keySecret(server.dataDir, 'upload-ticket'));
  await app.ready();
  return users.map(({ id }) => ({
    player: id,
    ticket: tokens.sign(newTicket({ player: id, install: `install-of-${id}`, generation: 0 }, Date.now(), (bytes) => randomBytes(bytes))),
  }));
}

/** One push of each pupil, with games that were played since the last bell. */
export function loadOf(pupils: readonly Pupil[], bell: number): Pick<Load, 'bodies' | 'tokens' | 'clients'> {
  const endedMs = Date.now() - 60_000;
  const games = (player: string) => Array.from({ length: GAMES }, (_, game) => typicalGame(player, endedMs - game * 70_001));
  return {
    tokens: pupils.map(({ ticket }) => ticket),
    bodies: pupils.map(({ player }) => pushBody(`bell-${bell}`, games(player))),
    clients: pupils.length,
  };
}

/** Sends, and asks /healthz meanwhile. */
async function watched(origin: string, sending: Promise<Spent>): Promise<Spent & { readonly health: readonly number[] }> {
  let over = false;
  const [spent, health] = await Promise.all([sending.finally(() => (over = true)), watchHealth(origin, () => over)]);
  return { ...spent, health };
}

/** How many sessions are stored of how many different games, and how many count. */
async function stored(server: TestServer, database: BenchDatabase): Promise<readonly [stored: number, different: number, counted: number]> {
  await server.stop();
  const store = database.open();
  const { all, different } = await store.db
    .selectFrom('items')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('id').distinct().as('different')])
    .where('status', '=', 'accepted')
    .executeTakeFirstOrThrow();
  const { counted } = await store.db
    .selectFrom('players')
    .select(({ fn }) => fn.sum<number>('sessions').as('counted'))
    .executeTakeFirstOrThrow();
  await store.close();
  return [Number(all), Number(different), Number(counted)];
}

async function rowsOn(server: TestServer, database: BenchDatabase, sender: Sender): Promise<readonly Row[]> {
  const pupils = await enrol(server, database);
  const origin = originOf(server);
  const ours = { port: Number(new URL(origin).port), path: '/api/sync/push' };
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-bench-'));
  const [our, bare]: [Awaited<ReturnType<typeof watched>>[], Spent[]] = [[], []];
  try {
    await withBareServer(database.url ?? join(folder, 'bare.db'), async (port) => {
      // The first round warms up.
      for (let bell = 0; bell <= ROUNDS; bell++) {
        const load = loadOf(pupils, bell);
        const theirs = await sender.send({ ...load, port, path: '/push' });
        const spent = await watched(origin, sender.send({ ...load, ...ours }));
        if (bell === 0) continue;
        bare.push(theirs);
        our.push(spent);
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const spread = await watched(origin, sender.send({ ...loadOf(pupils, ROUNDS + 1), ...ours, withinMs: WITHIN_MS }));
  const sent = DEVICES * GAMES * (ROUNDS + 2);
  const found = await stored(server, database);
  const row = (what: string, measured: string, goal: string, met: boolean): Row => ({
    id: 'V14',
    what: `${database.name}: ${what}`,
    measured,
    goal,
    met,
  });
  const [ourMs, bareMs] = [median(our.map((spent) => spent.ms)), median(bare.map((spent) => spent.ms))];
  const waits = (what: string, each: readonly number[], health: readonly number[]): readonly Row[] => {
    const [answer, look] = [quantile(each, 0.99), Math.max(...health)];
    return [
      row(`${what}: p99 of an answer`, `${ms(answer)} (median ${ms(median(each))})`, `≤ ${MOST.answerMs} ms`, answer <= MOST.answerMs),
      row(`${what}: the longest wait for /healthz`, ms(look), `≤ ${MOST.healthMs} ms`, look <= MOST.healthMs),
    ];
  };
  return [
    row(
      'all at once, until the last is acknowledged ÷ bare route',
      `${times(ourMs / bareMs)} (${ms(ourMs)} : ${ms(bareMs)}; ${Math.round((DEVICES * GAMES * 1000) / ourMs)} games/s)`,
      `≤ ${MOST.ratio} ×`,
      ourMs / bareMs <= MOST.ratio,
    ),
    ...waits(
      'all at once',
      our.flatMap(({ each }) => each),
      our.flatMap(({ health }) => health),
    ),
    ...waits(`within ${WITHIN_MS / 1000} s`, spread.each, spread.health),
    row(
      'all accepted, and each game is there once',
      `${sent} sent; ${found[0]} stored, ${found[1]} different, ${found[2]} count`,
      'all',
      found.every((count) => count === sent),
    ),
  ];
}

export const bell: Bench = {
  id: 'V14',
  what: `${DEVICES} devices bring ${GAMES} games each, against a bare route with the same bodies on the same database; both are processes`,
  run: async () => (await withSender((sender) => onEachDatabase((server, database) => rowsOn(server, database, sender)))).flat(),
};
