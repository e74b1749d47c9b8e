import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { DexiePlayerDatabase } from '../../../../client/storage/dexie-player-database.ts';
import { MemoryPlayerDatabase } from '../../../../client/storage/memory-player-database.ts';
import type { PlayerDatabase } from '../../../../client/storage/player-database.ts';
import type { Pulled } from '../../../../client/storage/player-store.ts';
import { PAGE } from '../../../../client/storage/rules/pages.ts';
import { storeListing } from '../../../../client/storage/store-listing.ts';
import { createPlayerStore, type TablePlayerStore } from '../../../../client/storage/player-store.ts';
import type { ListedChange } from '../../../../shared/progress/counted/counted.ts';
import type { PlayerTx } from '../../../../client/storage/tables/player-tables.ts';
import type { Part, SessionSummary } from '../../../../shared/contract/state.ts';
import { FakeDevice } from './fake-device.ts';
import { broken, claimOf, finished, headerOf, listed, NOON, own, partsOver, PROFILE, redeemed, shown, summaryOf } from './samples.ts';
import { WatchedDatabase } from './watched-database.ts';

const DATABASES: readonly (readonly [string, () => PlayerDatabase])[] = [
  ['IndexedDB', () => new DexiePlayerDatabase(new FakeDevice().ports, 'one')],
  ['memory', () => new MemoryPlayerDatabase()],
];

const idAt = (i: number): string => `far-${String(i).padStart(6, '0')}`;
const summaryAt = (i: number): SessionSummary => summaryOf(idAt(i), { endMs: NOON + i });
const remote = (session: SessionSummary): ListedChange => ({ type: 'session', id: session.id, seq: 1, session });

/** A listing of so many games of other devices. */
function listingOf(games: number, cursor = 'c1', base: string | null = null): Pulled {
  const sessions = Array.from({ length: games }, (_, i) => summaryAt(i));
  return { base, changes: sessions.map(remote), parts: partsOver(sessions), profile: PROFILE, cursor };
}

/** Everything that is stored, without how often a listing was begun. */
const stored = (database: PlayerDatabase) =>
  database.transact('read', async (tx) => ({
    sessions: await tx.sessions.range(),
    receipts: await tx.receipts.range(),
    claims: await tx.claims.range(),
    parts: await tx.parts.range(),
    queued: (await tx.outbox.range()).map(({ id }) => id),
    cursor: await tx.meta.get('cursor'),
    profile: await tx.state.get('profile'),
    counting: await tx.state.get('counting'),
  }));

const countStaged = (database: PlayerDatabase): Promise<number> => database.transact('read', (tx) => tx.sessions.count({ index: 'ahead' }));

/** What a screen shows at one moment. */
async function seen(store: TablePlayerStore) {
  return { ...(await shown(store)), latest: (await store.progress(5)).latest.map(({ id }) => id), all: (await store.allSessions()).length };
}

describe.each(DATABASES)('a full listing in %s', (_name, open) => {
  let database: WatchedDatabase;
  let store: TablePlayerStore;
  beforeEach(() => {
    database = new WatchedDatabase(open());
    store = createPlayerStore(database);
  });

  it('[S27] no transaction reads or writes more games than a page, and a game ends between any two of them', async () => {
    const games = 3 * PAGE + 10;
    await store.tidy();
    let ended = 0;
    const finishBetween = async () => {
      database.before = () => {};
      await store.finish(finished(`here-${++ended}`, { endMs: NOON - 1 }));
      database.before = finishBetween;
    };
    database.done.length = 0;
    database.before = finishBetween;
    await store.applyFullListing(listingOf(games));
    await store.tidy();
    database.before = () => {};
    expect(ended).toBeGreaterThan(games / PAGE);
    expect(await shown(store)).toMatchObject({ sessions: games + ended });
    for (const { mode, sessionsRead, written } of database.done) {
      expect(sessionsRead).toBeLessThanOrEqual(2 * PAGE + 2);
      if (mode === 'write') expect(written).toBeLessThanOrEqual(PAGE + 60);
    }
    expect(await broken(store)).toEqual([]);
  });

  it('[S27] one that says what is stored already writes no game, no part and no claim', async () => {
    await store.applyFullListing(listingOf(300));
    await store.tidy();
    const before = await stored(database);
    database.done.length = 0;
    await store.applyFullListing(listingOf(300, 'c2', 'c1'));
    // The attempt twice; profile, cursor, generation and the state of counting.
    expect(database.done.reduce((rows, { written }) => rows + written, 0)).toBe(6);
    expect(await stored(database)).toEqual({ ...before, cursor: { key: 'cursor', value: 'c2' } });
  });

  it('[S27] of many games only those that differ are written', async () => {
    await store.applyFullListing(listingOf(300));
    await store.tidy();
    const { changes, parts } = listingOf(300, 'c2', 'c1');
    const corrected = remote({ ...summaryAt(7), score: 1 });
    database.done.length = 0;
    await store.applyFullListing({ base: 'c1', changes: [...changes.slice(0, 7), corrected, ...changes.slice(9)], parts, cursor: 'c2' });
    // As above, without a profile; one game is another, one is gone.
    expect(database.done.reduce((rows, { written }) => rows + written, 0)).toBe(5 + 2);
    const rows = await store.allSessions();
    expect([rows.length, rows[7]?.summary.score, rows[8]?.id]).toEqual([299, 1, idAt(9)]);
  });

  describe('that spares evidence', () => {
    const evidence = (bucket: string, part = `of ${bucket}`, version = 1): Part => ({ fold: 'evidence', bucket, version, part });
    const placeOf = ({ fold, bucket }: Part) => ({ fold, bucket });
    const serverEvidence = async () => (await stored(database)).parts.filter(({ fold }) => fold === 'evidence').map(({ part }) => part);
    const [old, changed, gone, late] = ['20500', '20501', '20502', '20700'].map((bucket) => evidence(bucket)) as [Part, Part, Part, Part];
    const listingWith = (parts: readonly Part[], spared: readonly Part[], cursor = 'c2'): Pulled => {
      const listing = listingOf(3, cursor, cursor === 'c1' ? null : 'c1');
      return { ...listing, parts: [...listing.parts, ...parts], spared: spared.map(placeOf) };
    };
    beforeEach(async () => {
      await store.applyFullListing(listingWith([old, changed, gone, late], [], 'c1'));
      await store.tidy();
    });

    it('[S37] keeps what it names, and replaces all else', async () => {
      expect(await serverEvidence()).toEqual(['of 20500', 'of 20501', 'of 20502', 'of 20700']);
      expect(await store.applyFullListing(listingWith([evidence('20501', 'other'), late], [old, changed]))).toBe(0);
      expect(await serverEvidence()).toEqual(['of 20500', 'other', 'of 20700']);
      expect((await stored(database)).cursor?.value).toBe('c2');
    });

    it.each<[string, (tx: PlayerTx) => Promise<void>]>([
      ['is not here', (tx) => tx.parts.delete([['server', 'evidence', '20500']])],
      ['is of another version', (tx) => tx.parts.put([{ ...evidence('20500', 'of later', 99), origin: 'server' }])],
      [
        'is only local',
        async (tx) => {
          await tx.parts.delete([['server', 'evidence', '20500']]);
          await tx.parts.put([{ ...old, origin: 'local' }]);
        },
      ],
    ])('[S37] stores nothing where a part that it names %s', async (_what, lose) => {
      await database.transact('write', lose);
      const before = await stored(database);
      const listing = listingWith([late], [old, changed]);
      expect(await store.applyFullListing(listing, { lastFullListingMs: NOON })).toBe('lacking');
      expect([await stored(database), await store.meta('lastFullListingMs')]).toEqual([before, undefined]);
      expect(await store.applyFullListing(listingWith([old, changed, late], []))).toBe(0);
      expect(await serverEvidence()).toEqual(expect.arrayContaining(['of 20500', 'of 20501', 'of 20700']));
    });
  });

  it('[L1, S27] killed before any transaction, it leaves the old state whole or the new one, and the next listing makes it new', async () => {
    await store.applyFullListing(listingOf(4));
    await store.finish(finished('here'));
    await store.tidy();
    const [before, next] = [await seen(store), listingOf(9, 'c2', 'c1')];
    const stop = new Error('killed');
    let kills = 0;
    for (let at = 1, isStored = false; !isStored; at++) {
      database.done.length = 0;
      database.before = (number) => {
        if (number >= at) throw stop;
      };
      await storeListing(database, next, { slice: 2 }).catch((error: unknown) => {
        kills += 1;
        expect(error).toBe(stop);
      });
      database.before = () => {};
      isStored = (await store.meta('cursor')) === 'c2';
      if (!isStored) expect(await seen(store)).toEqual(before);
      expect(await broken(store)).toEqual([]);
    }
    expect(kills).toBeGreaterThan(10);
    expect(await seen(store)).toMatchObject({ sessions: 10, all: 10, latest: [8, 7, 6, 5, 4].map(idAt) });
    const asSeen = await seen(store);
    await store.tidy();
    expect(await seen(store)).toEqual(asSeen);
    expect(await countStaged(database)).toBe(0);
    expect(await storeListing(database, listingOf(9, 'c3', 'c2'), { slice: 2 })).toBe(0);
    expect(await seen(store)).toEqual(asSeen);
  });

  it('[S27] what a kill left is used again, and what the next listing does not name goes', async () => {
    await store.tidy();
    database.before = (number) => {
      if (database.done.some(({ written }) => written === 3) && number > 9) throw new Error('killed');
    };
    await expect(storeListing(database, listingOf(9), { slice: 3 })).rejects.toThrow('killed');
    database.before = () => {};
    expect(await countStaged(database)).toBeGreaterThan(2);
    database.done.length = 0;
    await storeListing(database, listingOf(2), { slice: 3 });
    await store.tidy();
    expect((await store.allSessions()).map(({ id }) => id)).toEqual([idAt(0), idAt(1)]);
    expect(database.done.filter(({ mode, written }) => mode === 'write' && written > 0).length).toBeLessThan(8);
  });

  it.each(['a pull', 'a listing'])('[L3, S27] %s that another tab stores meanwhile stands', async (which) => {
    await store.tidy();
    const other = listingOf(2, 'other');
    let isDone = false;
    database.before = async () => {
      if (isDone || !database.done.some(({ written }) => written >= 3)) return;
      isDone = true;
      await (which === 'a pull' ? store.applyPull(other) : store.applyFullListing(other));
    };
    expect(await storeListing(database, listingOf(9), { slice: 3 })).toBe(0);
    await store.tidy();
    expect(await store.meta('cursor')).toBe('other');
    expect(await seen(store)).toEqual({ ...(await shown(store)), latest: [idAt(1), idAt(0)], all: 2 });
    expect(await shown(store)).toMatchObject({ sessions: 2 });
  });

  it('[S27] a game that is brought back from a file while its row is staged counts once', async () => {
    await store.tidy();
    let isDone = false;
    database.before = async () => {
      if (isDone || !database.done.some(({ written }) => written >= 3)) return;
      isDone = true;
      await store.absorb({ sessions: [finished(idAt(1), { endMs: NOON + 1 }).row], unsent: [] });
    };
    await storeListing(database, listingOf(6), { slice: 3 });
    expect(await shown(store)).toMatchObject({ sessions: 6 });
    expect((await store.allSessions())[1]).toMatchObject({ id: idAt(1), contained: 1, item: { id: idAt(1) } });
    await store.tidy();
    expect(await broken(store)).toEqual([]);
  });

  it('[S27] what is staged is neither shown nor counted, nor in a backup, nor the way of a game of its name', async () => {
    await store.tidy();
    await store.openJournal(headerOf(idAt(0)));
    database.before = (number) => {
      if (database.done.some(({ written }) => written >= 3) && number > 12) throw new Error('killed');
    };
    await expect(storeListing(database, listingOf(20), { slice: 3 })).rejects.toThrow('killed');
    database.before = () => {};
    expect(await seen(store)).toEqual({ sessions: 0, xp: 0, latest: [], all: 0 });
    expect(await store.sessionsAfter('', 10)).toEqual([]);
    expect(await store.countKnown([idAt(0)])).toBe(0);
    expect((await store.absorbable()).sessions).toEqual([]);
    expect(await store.openJournals()).toHaveLength(1);
    expect((await store.finish(finished(idAt(0)))).item).toBeDefined();
    expect(await shown(store)).toMatchObject({ sessions: 1 });
  });
});

const GAMES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const some = fc.subarray([...GAMES]);

it('[S8, S27] in slices of any length it comes to the same as at once', async () => {
  const scene = fc.record({
    here: some,
    sent: some,
    there: some,
    before: some,
    listed: some,
    claims: fc.subarray(['p', 'q']),
    slice: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(scene, async ({ here, sent, there, before, listed: now, claims, slice }) => {
      const ends: unknown[] = [];
      for (const length of [slice, PAGE]) {
        const database = new MemoryPlayerDatabase();
        const store = createPlayerStore(database);
        const isHere = new Set<string>(here);
        const change = (id: string): ListedChange => (isHere.has(id) ? own(id) : remote(summaryOf(id)));
        const listing = (ids: readonly string[], cursor: string): Pulled => ({
          changes: [...ids.map(change), ...claims.map((badge) => listed(badge))],
          parts: partsOver(
            ids.map((id) => summaryOf(id)),
            claims.map((badge) => redeemed(badge)),
          ),
          cursor,
        });
        for (const id of here) await store.finish(finished(id));
        await store.claim(claimOf('p'));
        await store.applyResults(
          sent.map((id) => ({ id, status: 'accepted' })),
          NOON,
        );
        await store.applyPull(
          listing(
            [...new Set([...there, ...before])].filter((id) => !isHere.has(id) || sent.includes(id)),
            'c1',
          ),
        );
        const offered = await storeListing(
          database,
          listing(
            now.filter((id) => !isHere.has(id) || sent.includes(id)),
            'c2',
          ),
          { slice: length },
        );
        const atOnce = await shown(store);
        await store.tidy();
        expect(await shown(store)).toEqual(atOnce);
        expect(await broken(store)).toEqual([]);
        ends.push({ offered, ...(await stored(database)) });
        const left = (await store.allSessions()).flatMap(({ id, item }) => (item ? [] : [id]));
        expect(left).toEqual(now.filter((id) => !isHere.has(id)));
      }
      expect(ends[0]).toEqual(ends[1]);
    }),
  );
});
