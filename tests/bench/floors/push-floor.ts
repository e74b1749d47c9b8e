import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { TEST_NOW } from '../../server/app-for-test.ts';
import type { TestApp } from '../../server/app-for-test.ts';
import { TestDevice } from '../../server/sync-client.ts';
import { bareApp, type BareStore } from '../bare-app.ts';
import type { Load } from '../push-client.ts';
import { bodyOf, startOurs, time } from '../push.ts';
import type { Bench, Row } from '../report.ts';
import { Sender } from '../sender.ts';
import { ms, times } from '../statistics.ts';
import { byTurns, type Way } from './by-turns.ts';
import { floorRow } from './floor-rows.ts';
import { groupedSqlite, leastStore, STEPS, type Step } from './least-stores.ts';

const ID = 'V6-floor';
const ROUNDS = 9;
const BATCH = 50;
const BATCHES_A_ROUND = 20;
const CLIENTS = 32;
const SINGLES_A_ROUND = 640;

type PushLoad = Omit<Load, 'port' | 'path'>;
type PushWay = Way<PushLoad>;
type MakeWay = (what: string, store: BareStore, path?: string) => Promise<PushWay>;

const BATCH_WORDS: { readonly [step in Step]: string } = {
  bare: 'a bare route that stores four columns of each item',
  hashed: '… and looks at the shape, owner and hash of each',
  replayed: '… and replays each log',
  items: '… and asks for the account, and stores receipts, in the product’s table',
  parts: '… and reads, counts and writes the figures of progress',
};

async function batches(ours: TestApp, ways: readonly PushWay[]): Promise<readonly Row[]> {
  const taken = await byTurns(ROUNDS, ways, async (round) => {
    const device = await TestDevice.of(ours, `batch-player-${round}`);
    const bodies = Array.from({ length: BATCHES_A_ROUND }, (_, batch) => bodyOf(device.player, `${round}-${batch}`, BATCH));
    return { bodies, tokens: bodies.map(() => device.ticket), clients: 1 };
  });
  return taken.map(({ what, ms: all, ratio }) =>
    floorRow(ID, `batch of ${BATCH}: ${what}`, `${times(ratio)} (${ms(all / BATCHES_A_ROUND)})`),
  );
}

async function singles(ours: TestApp, ways: readonly PushWay[]): Promise<readonly Row[]> {
  const devices = await Promise.all(Array.from({ length: CLIENTS }, (_, i) => TestDevice.of(ours, `single-player-${i}`)));
  const taken = await byTurns(ROUNDS, ways, async (round) => {
    const bodies = Array.from({ length: SINGLES_A_ROUND }, (_, i) => bodyOf(devices[i % CLIENTS]?.player ?? '', `s${round}-${i}`, 1));
    return { bodies, tokens: bodies.map((_, i) => devices[i % CLIENTS]?.ticket ?? ''), clients: CLIENTS };
  });
  return taken.map(({ what, ms: all, ratio }) =>
    floorRow(ID, `single pushes: ${what}`, `${times(1 / ratio)} of the rate (${((all * 1000) / SINGLES_A_ROUND).toFixed(0)} µs each)`),
  );
}

/** Runs `work` with a maker of ways: each is a server in this process. */
async function withServers<T>(client: Sender, work: (wayOf: MakeWay) => Promise<T>): Promise<T> {
  const apps: FastifyInstance[] = [];
  try {
    return await work(async (what, store, path = '/push') => {
      const app = await bareApp(store);
      apps.push(app);
      return { what, take: (load) => time(client, app, { ...load, path }) };
    });
  } finally {
    for (const app of apps) await app.close();
  }
}

export const pushFloor: Bench = {
  id: ID,
  what: 'where the time of a push goes: from a bare route step by step to the product, all in this process on SQLite',
  onlyNamed: true,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'tenfold-bench-'));
    const client = new Sender();
    const ours = await startOurs(folder);
    const product: PushWay = { what: 'the product', take: (load) => time(client, ours.app, { ...load, path: '/api/sync/push' }) };
    const clock = () => TEST_NOW;
    const file = (name: string) => join(folder, `${name}.db`);
    try {
      return await withServers(client, async (wayOf) => {
        const ofBatches: PushWay[] = [];
        for (const step of STEPS) ofBatches.push(await wayOf(BATCH_WORDS[step], await leastStore(file(step), step, clock)));
        const ofSingles = [
          await wayOf('a route that does nothing', await leastStore(file('nothing'), 'bare', clock), '/nothing'),
          await wayOf('… and stores four columns, one durable commit for all that wait', groupedSqlite(file('one'), 'bare', clock)),
          await wayOf('… and looks at shape, owner and hash, and replays the log', groupedSqlite(file('one-replayed'), 'replayed', clock)),
          await wayOf('… and asks for the account, and stores receipts', await leastStore(file('one-items'), 'items', clock)),
          await wayOf('… and reads, counts and writes the figures of progress', await leastStore(file('one-parts'), 'parts', clock)),
        ];
        return [...(await batches(ours, [...ofBatches, product])), ...(await singles(ours, [...ofSingles, product]))];
      });
    } finally {
      await client.close();
      await ours.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
