import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { ticketsDeadBefore } from '../../server/accounts/directory.ts';
import { migrate } from '../../server/database/migrate.ts';
import { migrations } from '../../server/database/migrations/index.ts';
import { openSqliteFile } from '../../server/database/sqlite.ts';
import type { Item, PushResponse } from '../../shared/contract/sync.ts';
import { appForTest } from '../server/app-for-test.ts';
import type { TestApp } from '../server/app-for-test.ts';
import { sessionItem } from '../server/played-games.ts';
import { TestDevice } from '../server/sync-client.ts';

/** V6, medians of rounds that take turns within one run. */
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

/** Measures V6 over loopback HTTP, both sides on SQLite files with synchronous=FULL. */
export async function benchPush(): Promise<PushFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-bench-'));
  const ours = await startOurs(folder);
  const bare = await startBare(folder);
  try {
    const batches = await compareBatches(ours, bare);
    const singles = await compareSingles(ours, bare);
    return { ...batches, ...singles };
  } finally {
    await ours.close();
    await bare.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startOurs(folder: string): Promise<TestApp> {
  const database = openSqliteFile(join(folder, 'tenfold.db'));
  await migrate(database, migrations, (bytes) => randomBytes(bytes));
  const running = await appForTest({ database });
  // The real directory asks the database once a push; so must this one.
  running.accounts.ticketsDeadBefore = (userId) => ticketsDeadBefore(database, userId);
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  return running;
}

/** What one would write without checking anything: parse, insert in one transaction, answer. */
async function startBare(folder: string): Promise<FastifyInstance> {
  const database = new Database(join(folder, 'bare.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table sessions (player text not null, id text not null, hash text not null, payload text not null, primary key (player, id)) strict');
  const insert = database.prepare('insert into sessions (player, id, hash, payload) values (?, ?, ?, ?)');
  const insertAll = database.transaction((items: readonly Item[]) => {
    for (const { owner, id, hash, payload } of items) insert.run(owner, id, hash, JSON.stringify(payload));
  });
  const app = Fastify({ bodyLimit: 1024 * 1024 });
  app.post<{ Body: { batchId: string; items: readonly Item[] } }>('/push', ({ body }) => {
    insertAll.immediate(body.items);
    return { batchId: body.batchId, results: body.items.map(({ id }) => ({ id, status: 'accepted' })) };
  });
  app.post('/nothing', () => ({ ok: true }));
  app.addHook('onClose', () => void database.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

async function compareBatches(ours: TestApp, bare: FastifyInstance): Promise<Pick<PushFigures, 'batchRatio' | 'batchMs' | 'bareBatchMs' | 'sessionsPerSecond'>> {
  const [our, their]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS + 1; round++) {
    const device = await TestDevice.of(ours, `batch-player-${round}`);
    const bodies = Array.from({ length: BATCHES_A_ROUND }, (_, batch) => bodyOf(device.player, `${round}-${batch}`, BATCH));
    const theirMs = await time(bare, '/push', '', bodies, 1);
    const ourMs = await time(ours.app, '/api/sync/push', device.ticket, bodies, 1);
    if (round === 0) continue; // to warm up
    our.push(ourMs / BATCHES_A_ROUND);
    their.push(theirMs / BATCHES_A_ROUND);
  }
  const batchMs = median(our);
  return { batchRatio: median(our.map((ms, i) => ms / (their[i] ?? ms))), batchMs, bareBatchMs: median(their), sessionsPerSecond: (BATCH * 1000) / batchMs };
}

async function compareSingles(ours: TestApp, bare: FastifyInstance): Promise<Pick<PushFigures, 'singleRatio' | 'singlesPerSecond' | 'noOpsPerSecond'>> {
  const devices = await Promise.all(Array.from({ length: CLIENTS }, (_, i) => TestDevice.of(ours, `single-player-${i}`)));
  const [our, their]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS + 1; round++) {
    const bodies = Array.from({ length: SINGLES_A_ROUND }, (_, i) => bodyOf(devices[i % CLIENTS]?.player ?? '', `s${round}-${i}`, 1));
    const theirMs = await time(bare, '/nothing', '', bodies, CLIENTS);
    const ourMs = await time(ours.app, '/api/sync/push', (i) => devices[i % CLIENTS]?.ticket ?? '', bodies, CLIENTS);
    if (round === 0) continue;
    our.push((SINGLES_A_ROUND * 1000) / ourMs);
    their.push((SINGLES_A_ROUND * 1000) / theirMs);
  }
  return { singleRatio: median(our.map((rate, i) => rate / (their[i] ?? rate))), singlesPerSecond: median(our), noOpsPerSecond: median(their) };
}

function bodyOf(player: string, name: string, count: number): Buffer {
  const items = Array.from({ length: count }, (_, i) =>
    sessionItem({ id: `${player}-${name}-${i}`, owner: player, correct: 12 + (i % 4), questions: QUESTIONS }),
  );
  return Buffer.from(JSON.stringify({ proto: 1, batchId: `batch-${name}`, deviceId: 'device', deviceNow: 1, items }));
}

/** Sends all bodies by `clients` connections, each with one request at a time; returns the milliseconds it took. */
async function time(app: Pick<FastifyInstance, 'server'>, path: string, token: string | ((i: number) => string), bodies: readonly Buffer[], clients: number): Promise<number> {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const from = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let i = client; i < bodies.length; i += clients) await post(agent, address.port, path, typeof token === 'string' ? token : token(i), bodies[i] as Buffer);
    }),
  );
  const ms = performance.now() - from;
  agent.destroy();
  return ms;
}

function post(agent: Agent, port: number, path: string, token: string, body: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length, authorization: `Bearer ${token}` };
    const sent = request({ agent, port, path, method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => (isGood(answer.statusCode, Buffer.concat(parts).toString()) ? resolve() : reject(new Error(`answered ${answer.statusCode}`))));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A figure of refused items would be worth nothing. */
function isGood(status: number | undefined, text: string): boolean {
  if (status !== 200) return false;
  const { results } = JSON.parse(text) as Partial<PushResponse>;
  return results === undefined || results.every((result) => result.status === 'accepted');
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
