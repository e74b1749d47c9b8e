import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ticketStanding } from '../../server/auth/directory.ts';
import { migrate } from '../../server/database/migrate.ts';
import { migrations } from '../../server/database/migrations/index.ts';
import { openSqliteFile } from '../../server/database/sqlite.ts';
import { appForTest } from '../server/app-for-test.ts';
import type { TestApp } from '../server/app-for-test.ts';
import { sessionItem } from '../server/played-games.ts';
import { TestDevice } from '../server/sync-client.ts';
import { bareApp, bareSqlite, portOf } from './bare-app.ts';
import type { Load } from './push-client.ts';
import { Sender } from './sender.ts';
import { median } from './statistics.ts';

/** V6: medians of rounds that alternate within one run. */
export interface PushFigures {
  /** Time of a push of 50 with replay ÷ time of a bare durable route that only inserts; goal ≤ 1.25. */
  readonly batchRatio: number;
  readonly batchMs: number;
  readonly bareBatchMs: number;
  readonly sessionsPerSecond: number;
  /** Single durable pushes by 32 clients at once ÷ a route that does nothing; goal ≥ 0.5. */
  readonly singleRatio: number;
  readonly singlesPerSecond: number;
  readonly noOpsPerSecond: number;
}

const ROUNDS = 9;
const BATCH = 50;
const BATCHES_A_ROUND = 40;
const QUESTIONS = 15;
const CLIENTS = 32;
const SINGLES_A_ROUND = 960;
const ACCOUNT = '00000000-0000-4000-8000-000000000000';

/**
 * Measures V6 over loopback HTTP: both servers in this thread, one at a time, on SQLite files with synchronous=FULL; the client in
 * another.
 */
export async function benchPush(): Promise<PushFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-bench-'));
  const ours = await startOurs(folder);
  const bare = await bareApp(bareSqlite(join(folder, 'bare.db')));
  const client = new Sender();
  try {
    const batches = await compareBatches(client, ours, bare);
    const singles = await compareSingles(client, ours, bare);
    return { ...batches, ...singles };
  } finally {
    await client.close();
    await ours.close();
    await bare.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server as it runs, but for its accounts, on an SQLite file in `folder`. */
export async function startOurs(folder: string): Promise<TestApp> {
  const database = openSqliteFile(join(folder, 'tenfold.db'));
  await migrate(database, migrations, (bytes) => randomBytes(bytes));
  const running = await appForTest({ database, stopwatch: () => performance.now() });
  // The real directory queries the database, so this one must do so, too. Its players have no accounts: it asks for one that is there.
  await database.write((writer) =>
    writer.insertInto('users').values({ id: ACCOUNT, email: 'account@example.org', created_at: 0, updated_at: 0 }).execute(),
  );
  running.accounts.ticketStanding = (ticket, db = database.db) => ticketStanding(db, { ...ticket, player: ACCOUNT }, running.clock.now);
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  return running;
}

async function compareBatches(
  client: Sender,
  ours: TestApp,
  bare: FastifyInstance,
): Promise<Pick<PushFigures, 'batchRatio' | 'batchMs' | 'bareBatchMs' | 'sessionsPerSecond'>> {
  const [our, their]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS + 1; round++) {
    const device = await TestDevice.of(ours, `batch-player-${round}`);
    const bodies = Array.from({ length: BATCHES_A_ROUND }, (_, batch) => bodyOf(device.player, `${round}-${batch}`, BATCH));
    const tokens = bodies.map(() => device.ticket);
    const theirMs = await time(client, bare, { path: '/push', tokens, bodies, clients: 1 });
    const ourMs = await time(client, ours.app, { path: '/api/sync/push', tokens, bodies, clients: 1 });
    if (round === 0) continue; // to warm up
    our.push(ourMs / BATCHES_A_ROUND);
    their.push(theirMs / BATCHES_A_ROUND);
  }
  const batchMs = median(our);
  return {
    batchRatio: median(our.map((ms, i) => ms / (their[i] ?? ms))),
    batchMs,
    bareBatchMs: median(their),
    sessionsPerSecond: (BATCH * 1000) / batchMs,
  };
}

async function compareSingles(
  client: Sender,
  ours: TestApp,
  bare: FastifyInstance,
): Promise<Pick<PushFigures, 'singleRatio' | 'singlesPerSecond' | 'noOpsPerSecond'>> {
  const devices = await Promise.all(Array.from({ length: CLIENTS }, (_, i) => TestDevice.of(ours, `single-player-${i}`)));
  const [our, their]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS + 1; round++) {
    const bodies = Array.from({ length: SINGLES_A_ROUND }, (_, i) => bodyOf(devices[i % CLIENTS]?.player ?? '', `s${round}-${i}`, 1));
    const tokens = bodies.map((_, i) => devices[i % CLIENTS]?.ticket ?? '');
    const theirMs = await time(client, bare, { path: '/nothing', tokens, bodies, clients: CLIENTS });
    const ourMs = await time(client, ours.app, { path: '/api/sync/push', tokens, bodies, clients: CLIENTS });
    if (round === 0) continue;
    our.push((SINGLES_A_ROUND * 1000) / ourMs);
    their.push((SINGLES_A_ROUND * 1000) / theirMs);
  }
  return {
    singleRatio: median(our.map((rate, i) => rate / (their[i] ?? rate))),
    singlesPerSecond: median(our),
    noOpsPerSecond: median(their),
  };
}

/** A push of so many games. */
export function bodyOf(player: string, name: string, count: number): Buffer {
  const items = Array.from({ length: count }, (_, i) =>
    sessionItem({ id: `${player}-${name}-${i}`, owner: player, correct: 12 + (i % 4), questions: QUESTIONS }),
  );
  return Buffer.from(JSON.stringify({ proto: 1, batchId: `batch-${name}`, deviceId: 'device', deviceNow: 1, items }));
}

/** Lets the client send a load, and returns the milliseconds it took. */
export const time = async (client: Sender, app: Pick<FastifyInstance, 'server'>, load: Omit<Load, 'port'>): Promise<number> =>
  (await client.send({ ...load, port: portOf(app) })).ms;
