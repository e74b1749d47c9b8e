import { expect, onTestFinished } from 'vitest';
import type { ListedPage } from '../../../../shared/progress/counted/counted.ts';
import type { Part } from '../../../../shared/contract/state.ts';
import type { PushResult } from '../../../../shared/contract/sync.ts';
import { games } from '../../../../shared/progress/folds/games.ts';
import type { FinishedSession, TablePlayerStore } from '../../../../client/storage/player-store.ts';
import type { StoredItem } from '../../../../client/storage/records.ts';
import type { InteractiveSession, SyncAccount } from '../../../../client/sync/account.ts';
import { createMemoryStore } from '../../../../client/storage/memory-player-database.ts';
import { FakeTimers } from './fake-timers.ts';
import { fakeHost, json, type FakeHostOptions, type Reply, type Sent } from './fake-host.ts';

export const PLAYER = 'account-a';

export const item = (id: string, payload: StoredItem['payload'] = {}): StoredItem => ({
  id,
  kind: 'activity',
  v: 1,
  hash: 'h'.repeat(43),
  payload,
});

export const game = (id: string, endMs = 1): FinishedSession => ({
  row: {
    id,
    item: { ...item(id), kind: 'session' },
    contained: 0,
    summary: {
      id,
      game: 'speed-math',
      rules: 1,
      score: 100,
      timeTaken: 40,
      durationMs: 40_000,
      difficulty: 'easy',
      resumed: false,
      endMs,
      utcOffsetMin: 0,
      day: 0,
      data: {},
    },
  },
  outbox: [{ ...item(id), kind: 'session' }],
});

/** Ids of the items of a push request. */
export const idsIn = (body: Sent): string[] => (body['items'] as StoredItem[]).map((each) => each.id);

/** The proper answer to a push: `decide` gives each id its result, or leaves it out. */
export function answered(body: Sent, decide: (id: string) => PushResult | undefined, more: object = {}): Reply {
  const results = idsIn(body)
    .map(decide)
    .filter((result) => result !== undefined);
  return json(200, { proto: 1, batchId: body['batchId'], epoch: 'epoch-1', serverTime: 5_000_000, results, ...more });
}

/** A page of a pull: an empty last one, but for what is said. */
export const pullPage = (page: Partial<ListedPage> = {}): Reply =>
  json(200, { proto: 2, changes: [], parts: [], cursor: 'c1', more: false, serverTime: 5_000_000, ...page });

/** A last page that lists these items as contained. */
export const pulled = (ids: readonly string[]): Reply => pullPage({ changes: ids.map((id) => ({ type: 'own', id, seq: 1 })) });

/** The part that says how many sessions there are, as `game` makes them. */
export const sessionsPart = (sessions: number): Part => ({
  fold: games.name,
  bucket: 'speed-math',
  version: games.version,
  part: games.add(
    games.empty,
    Array.from({ length: sessions }, (_, i) => ({ session: game(String(i)).row.summary })),
  ),
});

export const accept = (id: string): PushResult => ({ id, status: 'accepted' });

export const signedIn = (userId = PLAYER): InteractiveSession => ({
  credentials: () => Promise.resolve({ accessToken: `access-${userId}`, userId }),
});

export interface Scene extends SyncAccount {
  readonly clock: FakeTimers;
  readonly store: TablePlayerStore;
  /** Every push that reached the network: its items' ids. */
  readonly pushes: string[][];
  /** What was reported as a bug: a test that means one takes it out. */
  readonly reported: unknown[];
  report(error: unknown): void;
}

/** A report that nobody meant fails the test. */
export function heardReports(): Pick<Scene, 'reported' | 'report'> {
  const reported: unknown[] = [];
  onTestFinished(() => expect(reported).toEqual([]));
  return { reported, report: (error) => reported.push(error) };
}

/** A player with an account and a ticket, a memory store, and a server made of `reply`. */
export async function scene(
  reply: (path: string, body: Sent) => Reply | Promise<Reply>,
  session?: InteractiveSession,
  hostOptions: Omit<FakeHostOptions, 'reply' | 'clock'> = {},
): Promise<Scene> {
  const clock = new FakeTimers(1_000_000);
  const store = createMemoryStore();
  const pushes: string[][] = [];
  await store.setMeta({ deviceId: 'device-1', ticket: 'ticket-1' });
  const host = fakeHost({
    ...hostOptions,
    clock,
    reply: (path, body) => {
      if (path === '/api/sync/push') pushes.push(idsIn(body));
      return reply(path, body);
    },
  });
  return { ...heardReports(), clock, store, pushes, host, accountId: PLAYER, installId: 'install-1', ...(session && { session }) };
}

/** Everything about the outbox that a test compares. */
export async function leftovers(store: TablePlayerStore): Promise<{ readonly queued: string[]; readonly parked: string[] }> {
  const queued = (await store.unsentItems()).map((each) => each.id);
  const parked = (await store.parked()).map((row) => `${row.id} ${row.status} ${row.code ?? ''}`.trim());
  return { queued, parked };
}
