import { Dexie } from 'dexie';
import type { ListedChange } from '../../../shared/progress/counted/counted.ts';
import { PULL_MAX_LIMIT, PUSH_MAX_ITEMS, PUSH_PROTO } from '../../../shared/contract/limits.ts';
import type { PushResponse } from '../../../shared/contract/sync.ts';
import { browserHost } from '../../../client/storage/browser-host.ts';
import type { StoredItem } from '../../../client/storage/records.ts';
import { finishedGames } from './finished-games.ts';

/** Where a bare device sends its batches, and as whom. */
export interface BareAddress {
  readonly push: string;
  readonly ticket: string;
  readonly owner: string;
}

/** What the benchmark calls in this page: a device that keeps no promise but that a game stays until it was taken. */
export interface BarePathPage {
  prepare(games: number): Promise<void>;
  /** The milliseconds until all was taken, fifty at a time. */
  drain(address: BareAddress): Promise<number>;
  /** The milliseconds until all sessions are here. */
  fill(pull: string, games: number): Promise<number>;
}

interface Queued {
  readonly key: number;
  readonly item: StoredItem;
}

const host = browserHost(1);
const database = new Dexie('bare', { cache: 'disabled' });
database.version(1).stores({ queue: '++key', receipts: 'id', sessions: 'id' });
const [queue, receipts, sessions] = ['queue', 'receipts', 'sessions'].map((name) => database.table(name)) as [
  Dexie.Table<Queued, number>,
  Dexie.Table,
  Dexie.Table,
];

const asked = async (address: string, token: string, body: unknown): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
};

const nextBatch = (): PromiseLike<readonly Queued[]> => queue.limit(PUSH_MAX_ITEMS).toArray();

/** Puts a batch away and takes the next one, in one transaction. */
const after = (batch: readonly Queued[], receivedMs: number): PromiseLike<readonly Queued[]> =>
  database.transaction('rw', [queue, receipts], async () => {
    await receipts.bulkPut(batch.map(({ item: { id, kind } }) => ({ id, kind, receivedMs, status: 'accepted' })));
    await queue.where(':id').between(batch[0]?.key, batch.at(-1)?.key, true, true).delete();
    return nextBatch();
  });

const page: BarePathPage = {
  async prepare(games) {
    for await (const slice of finishedGames(host, games))
      await queue.bulkAdd(slice.flatMap(({ outbox }) => outbox.map((item) => ({ item }) as Queued)));
  },

  async drain({ push, ticket, owner }) {
    const fromMs = performance.now();
    for (let batch = await nextBatch(); batch.length > 0;) {
      const items = batch.map(({ item }) => ({ ...item, owner }));
      const request = { proto: PUSH_PROTO, batchId: host.newId(), deviceId: 'bare-device', deviceNow: host.now(), items };
      const { results } = (await asked(push, ticket, request)) as PushResponse;
      if (!results.every(({ status }) => status === 'accepted')) throw new Error('Something was not accepted.');
      batch = await after(batch, host.now());
    }
    return performance.now() - fromMs;
  },

  async fill(pull, games) {
    const fromMs = performance.now();
    for (let cursor = 0, more = true; more;) {
      const page = (await asked(pull, '', { after: cursor, limit: PULL_MAX_LIMIT })) as BarePulled;
      await sessions.bulkPut(page.changes.map(({ id, ...change }) => ({ id, contained: 1, ...change })));
      ({ cursor = cursor, more } = page);
    }
    const ms = performance.now() - fromMs;
    const here = await sessions.count();
    if (here !== games) throw new Error(`${here} sessions came.`);
    return ms;
  },
};

interface BarePulled {
  readonly changes: readonly ListedChange[];
  readonly cursor?: number;
  readonly more: boolean;
}

Object.assign(globalThis, { barePathPage: page });
