import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryIn } from '../../../../client/engine/memory.ts';
import { openPlayerStore } from '../../../../client/storage/dexie-player-store.ts';
import { storedParts } from '../../../../client/storage/rules/stored-parts.ts';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import { START } from '../../../../shared/memory/checkpoint.ts';
import { GRADE, packSession, type Grade } from '../../../../shared/memory/entries.ts';
import { foldDays, memoryOf } from '../../../../shared/memory/memory.ts';
import type { StoredSession } from '../../../../shared/items/session/stored-session.ts';
import type { Part } from '../../../../shared/contract/state.ts';
import { NO_RESET } from '../../../../shared/progress/counted/reset.ts';
import { foldAfter, listParts } from '../../../../shared/progress/parts.ts';
import { quarterOf } from '../../../../shared/quarter.ts';
import { failWrites } from './failing-disk.ts';
import { FakeDevice } from './fake-device.ts';
import { DAY_MS, finished, NOON, own, summaryOf } from './samples.ts';
import { inOrder } from '../../../server/sync-client.ts';
import { STORES } from './stores.ts';

const FIRST_DAY = 20_777;
/** More than five quarters. */
const DAYS = 470;
const TODAY = FIRST_DAY + DAYS;

/** What a game says of one fact, a different one with each `n`. */
const evidenceOf = (n: number): string =>
  packSession([
    {
      fact: 222 + (n % 5),
      grade: ([GRADE.again, GRADE.hard, GRADE.good, GRADE.easy] as const)[n % 4] as Grade,
      answers: 2,
      right: n % 3,
      timed: n % 3,
      score: 10 + n,
      logTime: 30,
    },
  ]);

const evidenceIn = (parts: readonly Part[]): readonly Part[] => parts.filter(({ fold }) => fold === 'evidence');

const sessionAt = (id: string, ago: number, n: number): StoredSession => ({
  ...summaryOf(id, { day: TODAY - ago, endMs: NOON + (DAYS - ago) * DAY_MS, facts: [2, n % 3, 1_000, null, {}] as never }),
  evidence: evidenceOf(n),
});

function gameOf({ evidence, ...summary }: StoredSession) {
  const { row, outbox } = finished(summary.id, summary);
  return { row: { ...row, ...(evidence !== undefined && { evidence }) }, outbox };
}

/** All games of a player: what the server has, what only this device has, and the reset after which they count. */
class Player {
  readonly store: TablePlayerStore;
  readonly local = new Map<string, StoredSession>();
  readonly server = new Map<string, StoredSession>();
  /** What the server has, and this device has not heard of. */
  readonly elsewhere = new Map<string, StoredSession>();
  reset = NO_RESET;
  #made = 0;
  /** The evidence that the server sent last. */
  #held = new Map<string, unknown>();
  /** Games that the server has taken. It refuses none of them later. */
  readonly #taken = new Set<string>();
  readonly #memoryIn = createMemoryIn();

  constructor(store: TablePlayerStore) {
    this.store = store;
  }

  #next(ago: number, n: number): StoredSession {
    return sessionAt(`game ${++this.#made}`, ago, n);
  }

  async play(ago: number, n: number): Promise<void> {
    const session = this.#next(ago, n);
    this.local.set(session.id, session);
    await this.store.finish(gameOf(session));
  }

  async restore(ago: number, n: number): Promise<void> {
    const session = this.#next(ago, n);
    this.local.set(session.id, session);
    await this.store.absorb({ sessions: [gameOf(session).row], unsent: [] });
  }

  /** Another device plays and sends. */
  playElsewhere(ago: number, n: number): void {
    const session = this.#next(ago, n);
    this.elsewhere.set(session.id, session);
  }

  async reject(): Promise<void> {
    const id = [...this.local.keys()].find((each) => !this.#taken.has(each));
    if (id === undefined) return;
    this.local.delete(id);
    await this.store.applyResults([{ id, status: 'rejected', code: 'log' }], NOON);
  }

  #sent() {
    const isOwn = new Set(this.local.keys());
    for (const [id, session] of [...this.local, ...this.elsewhere]) this.server.set(id, session);
    this.local.clear();
    this.elsewhere.clear();
    const changes = [...this.server.values()].map(({ evidence: _stays, ...session }) =>
      isOwn.has(session.id) ? own(session.id) : ({ type: 'session', id: session.id, seq: 1, session } as const),
    );
    const parts = listParts(
      foldAfter(
        this.reset,
        [...this.server.values()].map((session) => ({ session })),
      ),
    );
    const spared = evidenceIn(parts).filter(({ bucket, part }) => Number(bucket) < TODAY - 91 && this.#held.get(bucket) === part);
    this.#held = new Map(evidenceIn(parts).map(({ bucket, part }) => [bucket, part]));
    return { spared, pulled: { changes, parts, reset: this.reset, cursor: `c${this.#made}` } };
  }

  async push(): Promise<void> {
    const results = [...this.local.keys()].map((id) => ({ id, status: 'accepted' as const }));
    for (const { id } of results) this.#taken.add(id);
    await this.store.applyResults(results, NOON);
  }

  async pull(): Promise<void> {
    await this.store.beforePull();
    await this.store.applyPull(this.#sent().pulled);
  }

  async list(): Promise<void> {
    await this.store.applyFullListing(this.#sent().pulled);
  }

  /** The same without evidence of days long gone that has not changed [S37]. */
  async listMonthly(): Promise<void> {
    const { spared, pulled } = this.#sent();
    const parts = pulled.parts.filter((part) => !spared.includes(part));
    expect(await this.store.applyFullListing({ ...pulled, parts, spared })).not.toBe('lacking');
    expect(inOrder(evidenceIn(await this.store.database.transact('read', (tx) => storedParts(tx, 'server'))))).toEqual(
      inOrder(evidenceIn(pulled.parts)),
    );
  }

  async resetAll(ago: number): Promise<void> {
    this.reset = { atMs: Math.max(this.reset.atMs, NOON + (DAYS - ago) * DAY_MS), generation: this.reset.generation + 1 };
    await this.list();
  }

  async drop(mask: number): Promise<void> {
    await this.store.database.transact('write', async ({ memory }) => {
      const rows = await memory.range();
      await memory.delete(rows.filter((_, index) => mask & (1 << (index % 8))).map(({ quarter }) => quarter));
    });
  }

  shown = async (): Promise<string> => JSON.stringify(await this.#memoryIn(this.store, TODAY));

  /** By all games at once. */
  expected(): string {
    const games = [...this.server.values(), ...this.local.values()].map((session) => ({ session }));
    const parts = [...(foldAfter(this.reset, games).get('evidence') ?? [])];
    const days = parts.map(([day, part]) => [Number(day), part as string] as const).sort(([one], [other]) => one - other);
    return JSON.stringify(memoryOf(foldDays(START, days), days, TODAY));
  }

  rows = async (): Promise<readonly number[]> =>
    (await this.store.database.transact('read', ({ memory }) => memory.range())).map(({ quarter }) => quarter);
}

const ago = fc.nat({ max: DAYS - 1 });
const n = fc.nat({ max: 20 });
type Step = (player: Player) => Promise<void> | void;
const named = (name: string, step: Step): Step => Object.assign(step, { toString: () => name });

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(ago, n).map(([a, b]) => named(`play ${a} ${b}`, (player) => player.play(a, b))),
  fc.tuple(ago, n).map(([a, b]) => named(`elsewhere ${a} ${b}`, (player) => player.playElsewhere(a, b))),
  fc.tuple(ago, n).map(([a, b]) => named(`restore ${a} ${b}`, (player) => player.restore(a, b))),
  fc.nat({ max: 255 }).map((mask) => named(`drop ${mask}`, (player) => player.drop(mask))),
  fc.constant(named('list monthly', (player) => player.listMonthly())),
  ago.map((a) => named(`reset ${a}`, (player) => player.resetAll(a))),
  fc.constantFrom(
    named('push', (player) => player.push()),
    named('pull', (player) => player.pull()),
    named('list', (player) => player.list()),
    named('reject', (player) => player.reject()),
    named('tidy', (player) => player.store.tidy()),
    named('look', async (player) => void (await player.shown())),
  ),
);

describe.each(STORES)('memory in %s', (kind, open) => {
  it('[S32] is that of all games, whatever was played, sent, restored, refused, reset or dropped, and in which order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const player = new Player(open());
        for (const each of steps) {
          await each(player);
          expect(await player.shown()).toBe(player.expected());
        }
      }),
      { numRuns: kind === 'memory' ? 60 : 10 },
    );
  });

  it('[S32] keeps a row for each quarter with evidence, and drops those from the quarter on in which evidence comes late', async () => {
    const player = new Player(open());
    const days = [450, 250, 40, 2];
    for (const each of days) await player.restore(each, each);
    await player.shown();
    const quarters = [...new Set(days.map((each) => quarterOf(TODAY - each)))];
    expect(await player.rows()).toEqual(quarters);
    player.playElsewhere(240, 7);
    await player.pull();
    expect(await player.rows()).toEqual(quarters.filter((quarter) => quarter < quarterOf(TODAY - 450)));
    expect(await player.shown()).toBe(player.expected());
    expect(await player.rows()).toEqual(quarters);
  });

  it('[S32, S37] of evidence that a monthly listing spares stays folded, from before the first day that has changed', async () => {
    const player = new Player(open());
    const days = [450, 320, 200, 120, 5];
    for (const each of days) player.playElsewhere(each, each);
    await player.list();
    await player.shown();
    const rows = await player.rows();
    expect(rows).toEqual([...new Set(days.map((each) => quarterOf(TODAY - each)))]);
    await player.listMonthly();
    expect(await player.rows()).toEqual(rows);
    player.playElsewhere(200, 7);
    await player.listMonthly();
    expect(await player.rows()).toEqual(rows.filter((quarter) => quarter < quarterOf(TODAY - 200)));
    expect(await player.shown()).toBe(player.expected());
  });

  it('[S1, S32] leaves the rows alone where a game ends, and counts it all the same, on whichever day', async () => {
    const player = new Player(open());
    for (const each of [450, 40]) await player.restore(each, each);
    await player.shown();
    const rows = await player.rows();
    await player.play(300, 7);
    await player.play(0, 8);
    expect(await player.rows()).toEqual(rows);
    expect(await player.shown()).toBe(player.expected());
  });

  it('[S32] reads no row of another version', async () => {
    const player = new Player(open());
    await player.restore(200, 3);
    await player.store.database.transact('write', ({ memory }) =>
      memory.put([{ quarter: quarterOf(TODAY - 200), version: 0, checkpoint: 'of another form' }]),
    );
    expect(await player.shown()).toBe(player.expected());
  });

  it('[S20] comes from the games while the parts are another build’s', async () => {
    const player = new Player(open());
    for (const each of [300, 10]) await player.restore(each, each);
    await player.shown();
    await player.store.database.transact('write', async ({ state }) => {
      const row = await state.get('counting');
      if (row?.key === 'counting') await state.put([{ ...row, value: { ...row.value, folds: 'games.99' } }]);
    });
    expect(await player.shown()).toBe(player.expected());
    await player.store.tidy();
    expect(await player.rows()).toEqual([]);
    expect(await player.shown()).toBe(player.expected());
  });
});

it('[S32] is right where storage refuses to keep what was folded', async () => {
  const player = new Player(openPlayerStore(new FakeDevice().ports, 'one'));
  for (const each of [300, 10]) await player.play(each, each);
  await player.store.tidy();
  const failing = failWrites(1);
  expect(await player.shown()).toBe(player.expected());
  failing.heal();
  expect(await player.rows()).toEqual([]);
});
