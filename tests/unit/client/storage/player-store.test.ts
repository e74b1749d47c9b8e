import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FinishedSession, TablePlayerStore } from '../../../../client/storage/player-store.ts';
import {
  broken,
  claimOf,
  DAY_MS,
  finished,
  finishedByOlderApp,
  headerOf,
  itemOf,
  leaseOf,
  NOON,
  own,
  partsOver,
  shown,
  storedLocal,
  storedReceipt,
  storedSession,
  summaryOf,
} from './samples.ts';
import { STORES } from './stores.ts';
import type { Profile } from '../../../../shared/contract/state.ts';
import { dayNumber } from '../../../../shared/day.ts';
import { sessionsIn } from '../../../../shared/progress/folds/games.ts';

const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map((row) => row.id);

/** A game with a whole payload, of a device that took the time for this. */
function ended(id: string, endMs: number): FinishedSession {
  const day = dayNumber(endMs, 0);
  const time = { startedMs: endMs - 40_000, endedMs: endMs, utcOffsetMin: 0, floorMs: NOON - DAY_MS, day };
  const { row } = finished(id, { endMs, day });
  const item = itemOf(id, 'session', { log: `log of ${id}`, time });
  return { row: { ...row, item }, outbox: [item] };
}

describe.each(STORES)('a player store in %s', (_, open) => {
  let store: TablePlayerStore;

  beforeEach(() => {
    store = open();
  });

  afterEach(async () => {
    expect(await broken(store)).toEqual([]);
    store.close();
  });

  const accept = (...accepted: readonly string[]) =>
    store.applyResults(
      accepted.map((id) => ({ id, status: 'accepted' as const })),
      NOON,
    );

  describe('the picture', () => {
    const profile = { username: 'ann', displayName: 'Ann', role: 'player' } as const;
    const pull = (pictureUrl?: string) =>
      store.applyPull({ changes: [], parts: [], cursor: 'c', profile: { ...profile, ...(pictureUrl !== undefined && { pictureUrl }) } });
    const image = async () => (await store.profile())?.picture?.image;

    it('[S25] is kept with the profile that names it, until another is here', async () => {
      await pull('/api/pictures/1');
      expect(await image()).toBeUndefined();
      await store.cachePicture({ url: '/api/pictures/1', image: 'data:1' });
      expect(await image()).toBe('data:1');
      await pull('/api/pictures/2');
      expect(await image()).toBe('data:1');
      await store.cachePicture({ url: '/api/pictures/2', image: 'data:2' });
      expect(await image()).toBe('data:2');
      expect((await store.progress(5)).profile?.picture?.image).toBe('data:2');
    });

    it('[S25] goes with the pull that names none, and what comes too late is not kept', async () => {
      await store.cachePicture({ url: '/api/pictures/1', image: 'data:1' });
      expect(await store.profile()).toBeUndefined();
      await pull('/api/pictures/1');
      await store.cachePicture({ url: '/api/pictures/1', image: 'data:1' });
      await pull();
      await store.cachePicture({ url: '/api/pictures/1', image: 'data:1' });
      expect(await store.profile()).toEqual(profile);
    });
  });

  describe('the figures of an account', () => {
    it('are awaited until a pull is in, unless something was played here', async () => {
      expect(await store.awaitsFirstPull()).toBe(true);
      await store.finish(finished('a'));
      expect(await store.awaitsFirstPull()).toBe(false);
    });

    it('are not awaited once a pull is in, though nothing was ever played', async () => {
      await store.applyPull({ changes: [], parts: [], cursor: 'c' });
      expect(await store.awaitsFirstPull()).toBe(false);
    });
  });

  describe('a change of the profile', () => {
    const ANN = { username: 'ann', displayName: 'Ann', role: 'player', pictureUrl: '/api/pictures/1' } as const;
    const pull = (profile: Profile = ANN) => store.applyPull({ changes: [], parts: [], cursor: 'c', profile });
    const shown = async () => {
      const { username, displayName, picture } = (await store.profile()) ?? {};
      return [username, displayName, picture?.image];
    };
    const rename = (id: string, name: string) => store.changeProfile({ field: 'name', id, name });

    beforeEach(async () => {
      await pull();
      await store.cachePicture({ url: '/api/pictures/1', image: 'data:1' });
    });

    it('[S26] is shown in place of what the server says, whatever a pull brings; the newest of each waits', async () => {
      await rename('a', 'Anna');
      await rename('b', 'Annabel');
      await store.changeProfile({ field: 'picture', id: 'c', image: 'data:new' });
      expect(await shown()).toEqual(['Annabel', 'Annabel', 'data:new']);
      await pull({ ...ANN, username: 'other', displayName: 'Other', pictureUrl: '/api/pictures/2' });
      expect(await shown()).toEqual(['Annabel', 'Annabel', 'data:new']);
      expect((await store.progress(5)).profile).toMatchObject({ displayName: 'Annabel', picture: { image: 'data:new' } });
      expect((await store.profileChanges()).map(({ id }) => id)).toEqual(['b', 'c']);
      // What the server has is fetched all the same.
      expect(await store.missingPicture()).toBe('/api/pictures/2');
      await store.changeProfile({ field: 'picture', id: 'd' });
      expect(await shown()).toEqual(['Annabel', 'Annabel', undefined]);
    });

    it('[S26] that the server has taken is in the profile at once, under the name and the address that the server gave it', async () => {
      await rename('a', ' Anna');
      await store.changeProfile({ field: 'picture', id: 'b', image: 'data:new' });
      await store.endProfileChange('a', { kind: 'taken', profile: { username: 'Anna', displayName: 'Anna' } });
      await store.endProfileChange('b', { kind: 'taken', profile: { pictureUrl: '/api/pictures/3' } });
      expect(await store.profileChanges()).toEqual([]);
      expect(await shown()).toEqual(['Anna', 'Anna', 'data:new']);
      // The picture as the server keeps it is smaller.
      expect(await store.missingPicture()).toBe('/api/pictures/3');
      await store.cachePicture({ url: '/api/pictures/3', image: 'data:3' });
      expect([await store.missingPicture(), (await shown())[2]]).toEqual([undefined, 'data:3']);
    });

    it('[S26] that removes the picture takes it from the screen at once, and from the profile when the server has', async () => {
      await store.changeProfile({ field: 'picture', id: 'a' });
      expect(await store.profile()).toEqual({ username: 'ann', displayName: 'Ann', role: 'player' });
      await store.endProfileChange('a', { kind: 'taken', profile: {} });
      expect(await store.profile()).toEqual({ username: 'ann', displayName: 'Ann', role: 'player' });
      expect(await store.missingPicture()).toBeUndefined();
    });

    it('[S26] that was refused is kept with the reason and shown no more, until the player puts it away', async () => {
      await rename('a', 'Anna');
      await store.endProfileChange('a', { kind: 'refused', reason: 'Username already exists.' });
      expect(await store.profileChanges()).toEqual([{ field: 'name', id: 'a', name: 'Anna', refused: 'Username already exists.' }]);
      expect(await shown()).toEqual(['ann', 'Ann', 'data:1']);
      await store.endProfileChange('a', { kind: 'withdrawn' });
      expect(await store.profileChanges()).toEqual([]);
    });

    it('[S26] that is older ends nothing: the newer one waits on', async () => {
      await rename('a', 'Anna');
      await rename('b', 'Annabel');
      for (const end of [
        { kind: 'taken', profile: { username: 'Anna', displayName: 'Anna' } },
        { kind: 'refused', reason: 'no' },
        { kind: 'withdrawn' },
      ] as const)
        await store.endProfileChange('a', end);
      expect(await shown()).toEqual(['Annabel', 'Annabel', 'data:1']);
    });
  });

  describe('the journal', () => {
    it('gives back an unfinished run with its chunks in order', async () => {
      await store.openJournal(headerOf('a'));
      await store.appendJournal({ sessionId: 'a', n: 1, packed: '=1;', writtenMs: NOON + 1 });
      await store.appendJournal({ sessionId: 'a', n: 2, packed: '=2;', writtenMs: NOON + 2 });
      const [journal] = await store.openJournals();
      expect(journal?.header).toEqual(headerOf('a'));
      expect(journal?.chunks.map((chunk) => chunk.packed)).toEqual(['=1;', '=2;']);
    });

    it('[S6] opening twice keeps what is written', async () => {
      expect(await store.openJournal(headerOf('a'))).toEqual([]);
      await store.appendJournal({ sessionId: 'a', n: 1, packed: '=1;', writtenMs: NOON });
      expect((await store.openJournal(headerOf('a'))).map((chunk) => chunk.packed)).toEqual(['=1;']);
    });

    it("[S6] takes the same chunk twice and refuses another tab's in its place", async () => {
      await store.openJournal(headerOf('a'));
      const chunk = { sessionId: 'a', n: 1, packed: '=1;', writtenMs: NOON };
      expect(await store.appendJournal(chunk)).toBe(true);
      expect(await store.appendJournal(chunk)).toBe(true);
      expect(await store.appendJournal({ ...chunk, packed: '=2;' })).toBe(false);
    });

    it('[S6] takes no chunk of a run that is finished or discarded', async () => {
      await store.openJournal(headerOf('a'));
      await store.finish(finished('a'));
      expect(await store.appendJournal({ sessionId: 'a', n: 1, packed: '=1;', writtenMs: NOON })).toBe(false);
      await store.openJournal(headerOf('b'));
      await store.discardJournal('b');
      expect(await store.appendJournal({ sessionId: 'b', n: 1, packed: '=1;', writtenMs: NOON })).toBe(false);
      expect(await store.openJournals()).toEqual([]);
    });

    it('[S6] a journal that lost a chunk ends before the gap', async () => {
      await store.openJournal(headerOf('a'));
      await store.appendJournal({ sessionId: 'a', n: 1, packed: '=1;', writtenMs: NOON });
      await store.appendJournal({ sessionId: 'a', n: 3, packed: '=3;', writtenMs: NOON });
      expect((await store.openJournals())[0]?.chunks).toHaveLength(1);
    });

    it("one run's journal is not another's", async () => {
      await store.openJournal(headerOf('a'));
      await store.openJournal(headerOf('ab'));
      await store.finish(finished('a'));
      expect((await store.openJournals()).map((journal) => journal.header.sessionId)).toEqual(['ab']);
    });
  });

  describe('finishing', () => {
    it('[S1] stores the session, queues its items, counts it and ends the journal, together', async () => {
      await store.openJournal(headerOf('a'));
      await store.finish(finished('a'));
      expect(ids(await store.latestSessions(5))).toEqual(['a']);
      expect(await store.counts()).toEqual({ waiting: 1, items: 1, parked: 0 });
      expect((await shown(store)).sessions).toBe(1);
      expect(await store.openJournals()).toEqual([]);
    });

    it('[S2] twice is one session, and the first one stays', async () => {
      await store.finish(finished('a'));
      const again = await store.finish(finished('a', { score: 999 }));
      expect(again.summary.score).toBe(100);
      expect(await store.counts()).toEqual({ waiting: 1, items: 1, parked: 0 });
      expect((await shown(store)).sessions).toBe(1);
    });

    it('[S2] once more after it was acknowledged changes nothing', async () => {
      await store.finish(finished('a'));
      await accept('a');
      await store.finish(finished('a'));
      expect(await store.counts()).toEqual({ waiting: 0, items: 0, parked: 0 });
    });

    it('[S2] is there once, whichever of two apps ends it first: the older one queues what its session says already (decision D36)', async () => {
      await store.finish(finished('a'));
      await store.finish(finishedByOlderApp('a'));
      expect(ids(await store.unsentItems())).toEqual(['a']);
      await store.finish(finishedByOlderApp('b'));
      await store.finish(finished('b'));
      expect(ids(await store.unsentItems())).toEqual(['a', 'b', 'b:game_start', 'b:game_complete']);
      expect((await shown(store)).sessions).toBe(2);
      expect(await broken(store)).toEqual([]);
    });

    it('shows the latest five by their effective end', async () => {
      for (const [n, id] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) await store.finish(finished(id, { endMs: NOON + (n % 3) * 10 + n }));
      expect(ids(await store.latestSessions(5))).toEqual(['f', 'c', 'e', 'b', 'd']);
    });
  });

  describe('the outbox', () => {
    beforeEach(async () => {
      for (const id of ['a', 'b', 'c']) await store.finish(finishedByOlderApp(id));
    });

    it('leases in the order of recording, sessions before their activities, whole', async () => {
      const rows = await store.lease(leaseOf({ maxItems: 4 }));
      expect(ids(rows)).toEqual(['a', 'a:game_start', 'a:game_complete', 'b']);
      expect(rows[0]?.item).toEqual(itemOf('a'));
    });

    it('leads with the newest game if asked, then the oldest', async () => {
      expect(ids(await store.lease(leaseOf({ maxItems: 3, newestFirst: true })))).toEqual(['c', 'a', 'a:game_start']);
    });

    it('never leases a row twice before the lease has run out', async () => {
      await store.lease(leaseOf({ maxItems: 2 }));
      expect(ids(await store.lease(leaseOf({ maxItems: 1 })))).toEqual(['a:game_complete']);
      expect(ids(await store.lease(leaseOf({ nowMs: NOON + 60_000, maxItems: 1 })))).toEqual(['a']);
    });

    it('[S17] gives all leases back when told that nobody else sends', async () => {
      await store.lease(leaseOf({ maxItems: 2 }));
      await store.reclaim();
      expect(ids(await store.lease(leaseOf({ maxItems: 3 })))).toEqual(['a', 'a:game_start', 'a:game_complete']);
    });

    it('gives released rows out again, with the attempt counted', async () => {
      await store.lease(leaseOf());
      await store.release(['a']);
      expect((await store.lease(leaseOf())).map((row) => [row.id, row.attempts])).toEqual([['a', 1]]);
    });

    it('keeps a batch below its bytes, but never empty', async () => {
      const [first] = await store.lease(leaseOf({ maxBytes: 1 }));
      expect(first?.id).toBe('a');
      const rest = await store.lease(leaseOf({ maxBytes: 700 }));
      expect(rest.length).toBeGreaterThan(0);
      expect(rest.reduce((sum, row) => sum + JSON.stringify(row.item).length, 0)).toBeLessThanOrEqual(700);
      expect(rest.length).toBeLessThan(8);
    });

    it('[S2] queues an item once, also after it was settled', async () => {
      const claim = itemOf('badge:first', 'badge-claim', {});
      await store.enqueue([claim, claim]);
      await store.enqueue([claim]);
      expect((await store.counts()).items).toBe(10);
      await accept('badge:first');
      await store.enqueue([claim]);
      expect((await store.counts()).items).toBe(9);
    });
  });

  describe('settling', () => {
    beforeEach(async () => {
      for (const id of ['a', 'b', 'c']) await store.finish(finishedByOlderApp(id));
    });

    it('[S3] removes exactly what was acknowledged; retry and unnamed rows stay', async () => {
      await store.lease(leaseOf());
      await store.applyResults(
        [
          { id: 'a', status: 'accepted' },
          { id: 'b', status: 'retry' },
          { id: 'c', status: 'duplicate' },
        ],
        NOON,
      );
      expect(ids(await store.unsentItems()).filter((id) => !id.includes(':'))).toEqual(['b']);
      expect((await storedReceipt(store, 'c'))?.status).toBe('accepted');
      expect(await storedReceipt(store, 'b')).toBeUndefined();
    });

    it('[S29] a game and a claim keep a receipt; of an activity only what was not simply taken has one', async () => {
      await store.claim(claimOf('p'));
      const answers = {
        a: 'accepted',
        'a:game_start': 'accepted',
        'a:game_complete': 'duplicate',
        'b:game_start': 'deferred',
        'b:game_complete': 'rejected',
        'badge:p:0': 'accepted',
      } as const;
      await store.applyResults(
        Object.entries(answers).map(([id, status]) => ({ id, status })),
        NOON,
      );
      const kept = await Promise.all(Object.keys(answers).map(async (id) => (await storedReceipt(store, id))?.status));
      expect(kept).toEqual(['accepted', undefined, undefined, 'waiting', 'rejected', 'accepted']);
      expect((await store.unsentItems()).filter(({ id }) => id in answers)).toEqual([]);
      await store.applyResults([{ id: 'b:game_start', status: 'accepted' }], NOON);
      expect((await storedReceipt(store, 'b:game_start'))?.status).toBe('accepted');
    });

    it('[S5] an acknowledgement alone changes nothing that is counted', async () => {
      const before = await shown(store);
      await accept('a', 'b', 'c');
      expect(await shown(store)).toEqual(before);
    });

    it('[S5] a correction counts at once, in the session and in the sum', async () => {
      const before = await shown(store);
      await store.applyResults([{ id: 'a', status: 'corrected', corrected: { score: 0, day: 20_776 } }], NOON);
      expect((await storedSession(store, 'a'))?.summary).toMatchObject({ score: 0, day: 20_776 });
      expect((await shown(store)).xp).toBe(before.xp - 2);
    });

    it('[S5] a correction says how an attempt turned out, also that it is none', async () => {
      const attempt = { revision: 1, passed: true, xpReward: 100 };
      await store.applyResults([{ id: 'a', status: 'corrected', corrected: { score: 50, attempt } }], NOON);
      await store.applyResults([{ id: 'b', status: 'corrected', corrected: { day: 20_776, attempt: null } }], NOON);
      expect((await storedSession(store, 'a'))?.summary.attempt).toEqual(attempt);
      expect((await storedSession(store, 'b'))?.summary).not.toHaveProperty('attempt');
    });

    it('[S5] a rejected game leaves the count and stays visible with its reason and its record', async () => {
      await store.applyResults([{ id: 'a', status: 'rejected', code: 'log' }], NOON);
      expect((await shown(store)).sessions).toBe(2);
      expect(await store.parked()).toMatchObject([{ id: 'a', status: 'rejected', code: 'log', item: itemOf('a') }]);
      expect((await store.counts()).parked).toBe(1);
      expect((await storedSession(store, 'a'))?.rejected).toBe(true);
    });

    it('a wrong owner parks the game and goes on counting it for its player', async () => {
      await store.applyResults([{ id: 'a', status: 'wrong_owner' }], NOON);
      expect((await store.counts()).parked).toBe(1);
      expect((await shown(store)).sessions).toBe(3);
    });

    it('a bad item never holds the others up', async () => {
      await store.applyResults(
        [
          { id: 'a', status: 'rejected' },
          { id: 'b', status: 'accepted' },
          { id: 'unheard', status: 'accepted' },
        ],
        NOON,
      );
      expect((await storedReceipt(store, 'b'))?.status).toBe('accepted');
      expect(await storedReceipt(store, 'unheard')).toBeUndefined();
    });

    it('a repeat of an answer changes nothing', async () => {
      await store.applyResults([{ id: 'a', status: 'corrected', corrected: { score: 50 } }], NOON);
      await store.applyResults([{ id: 'a', status: 'rejected' }], NOON + 1);
      expect((await storedReceipt(store, 'a'))?.status).toBe('corrected');
      expect((await storedSession(store, 'a'))?.rejected).toBeUndefined();
    });

    it('stores what came with the answer in the same step', async () => {
      await store.applyResults([{ id: 'a', status: 'accepted' }], NOON, { clockOffsetMs: 7, ticket: 'renewed' });
      expect(await store.meta('clockOffsetMs')).toBe(7);
      expect(await store.meta('ticket')).toBe('renewed');
    });
  });

  describe('pulling', () => {
    beforeEach(async () => {
      for (const id of ['a', 'b']) await store.finish(finished(id));
      await accept('a', 'b');
    });

    it('[S5] the shown figures neither drop nor double when the server takes a game over', async () => {
      const before = await shown(store);
      await store.applyPull({ changes: [own('a')], cursor: 'e.1.x', parts: partsOver([summaryOf('a')]) });
      expect(await shown(store)).toEqual(before);
      await store.applyPull({ changes: [own('b', 2)], cursor: 'e.2.x', parts: partsOver([summaryOf('a'), summaryOf('b')]) });
      expect(await shown(store)).toEqual(before);
      expect(sessionsIn((await storedLocal(store)).games)).toBe(0);
    });

    it('[S2] a game whose start another tab has queued is finished all the same, with its start once', async () => {
      await store.enqueue([itemOf('c:game_start', 'activity', { atMs: 1 })]);
      await store.finish(finishedByOlderApp('c'));
      expect(ids(await store.unsentItems()).filter((id) => id.startsWith('c'))).toEqual(['c:game_start', 'c', 'c:game_complete']);
      expect(await broken(store)).toEqual([]);
    });

    it("[S5] the server's figures for an own game count as soon as they are stored", async () => {
      await store.finish(finished('c'));
      const session = summaryOf('c', { score: 5_000 });
      await store.applyPull({ changes: [{ type: 'session', id: 'c', seq: 3, session }], parts: partsOver([session]), cursor: 'e.3.x' });
      expect((await storedSession(store, 'c'))?.summary.score).toBe(5_000);
      expect((await shown(store)).sessions).toBe(3);
    });

    it('[S13, P6] figures and latest sessions are read at one moment', async () => {
      await store.finish(finished('c'));
      const all = [summaryOf('a'), summaryOf('b'), summaryOf('c')];
      const [before, , after] = await Promise.all([
        store.progress(5),
        store.applyPull({ changes: [own('a'), own('b'), own('c')], cursor: 'e.3.x', parts: partsOver(all) }),
        store.progress(5),
      ]);
      for (const read of [before, after]) expect(sessionsIn(read.figures.games)).toBe(3);
      expect(before.latest).toHaveLength(3);
    });

    it('[S5] a pull that another tab has overtaken changes nothing', async () => {
      await store.applyPull({ base: null, changes: [own('a')], cursor: 'e.2.x', parts: partsOver([summaryOf('a')]) }, { lastSyncMs: 2 });
      const before = await shown(store);
      await store.applyPull({ base: null, changes: [], cursor: 'e.1.x', parts: partsOver([]) }, { lastSyncMs: 1 });
      expect(await shown(store)).toEqual(before);
      expect(await store.meta('cursor')).toBe('e.2.x');
      expect(await store.meta('lastSyncMs')).toBe(2);
    });

    it('a pull may come before the answer to the push', async () => {
      await store.finish(finished('c'));
      const before = await shown(store);
      const all = [summaryOf('a'), summaryOf('b'), summaryOf('c')];
      await store.applyPull({ changes: [own('a'), own('b'), own('c')], cursor: 'e.3.x', parts: partsOver(all) });
      expect(await shown(store)).toEqual(before);
      await store.applyResults([{ id: 'c', status: 'duplicate' }], NOON);
      expect(await shown(store)).toEqual(before);
    });

    it("another device's game comes into the history without a log, counted by the server's parts", async () => {
      const far = summaryOf('far', { endMs: NOON + 5 });
      await store.applyPull({
        changes: [{ type: 'session', id: 'far', seq: 1, session: far }],
        cursor: 'e.1.x',
        parts: partsOver([far]),
      });
      expect((await store.latestSessions(1))[0]).toMatchObject({ id: 'far', contained: 1 });
      expect((await store.latestSessions(1))[0]?.item).toBeUndefined();
      expect((await shown(store)).sessions).toBe(3);
    });

    it('a deferred game counts with its own figures until its result comes', async () => {
      await store.finish(finished('c'));
      await store.applyResults([{ id: 'c', status: 'deferred' }], NOON);
      expect((await storedReceipt(store, 'c'))?.status).toBe('waiting');
      expect((await shown(store)).sessions).toBe(3);
      const result = { id: 'c', status: 'rejected' as const, code: 'log' };
      await store.applyPull({ changes: [{ type: 'result', id: 'c', seq: 4, result }], cursor: 'e.4.x', parts: partsOver([]) });
      expect((await storedReceipt(store, 'c'))?.status).toBe('rejected');
      expect((await shown(store)).sessions).toBe(2);
    });
  });

  describe('a server restored from a backup', () => {
    beforeEach(async () => {
      for (const id of ['a', 'b', 'c']) await store.finish(finishedByOlderApp(id));
      await store.enqueue([itemOf('badge:first', 'badge-claim', {})]);
      await accept('a', 'b', 'a:game_start', 'badge:first');
      await store.applyResults([{ id: 'c', status: 'rejected', code: 'log' }], NOON);
      const both = [summaryOf('a'), summaryOf('b')];
      await store.applyPull({ changes: [own('a'), own('b')], cursor: 'e.2.x', parts: partsOver(both) });
    });

    it('[S8] gets back what it lost, under the old ids, and nothing flickers', async () => {
      const before = await shown(store);
      const offered = await store.applyFullListing({ changes: [own('a')], cursor: 'f.1.y', parts: partsOver([summaryOf('a')]) });
      expect(offered).toBe(2);
      expect(await shown(store)).toEqual(before);
      expect(ids(await store.unsentItems())).toEqual(expect.arrayContaining(['b', 'badge:first']));
      expect(ids(await store.unsentItems())).not.toContain('a');
      expect(await store.meta('cursor')).toBe('f.1.y');
    });

    it('[S8] is not offered a deferred game that it says it has', async () => {
      await store.finish(finished('d'));
      await store.applyResults([{ id: 'd', status: 'deferred' }], NOON);
      const result = { id: 'd', status: 'deferred' as const };
      const changes = [own('a'), own('b'), { type: 'result' as const, id: 'd', seq: 3, result }];
      const offered = await store.applyFullListing({ changes, cursor: 'f.3.y', parts: partsOver([summaryOf('a'), summaryOf('b')]) });
      expect(ids(await store.unsentItems())).not.toContain('d');
      expect(offered).toBe(1); // the badge claim
      expect((await storedReceipt(store, 'd'))?.status).toBe('waiting');
      expect((await shown(store)).sessions).toBe(3);
    });

    it('[S8] is not offered what it has rejected', async () => {
      await store.applyFullListing({ changes: [], cursor: 'f.0.y', parts: partsOver([]) });
      expect(ids(await store.unsentItems())).not.toContain('c');
      expect((await store.counts()).parked).toBe(1);
    });

    it('[S8] is offered a game with the end that it claims: who receives it later cuts nothing', async () => {
      await store.finish(ended('d', NOON + 3 * DAY_MS));
      await store.applyResults([{ id: 'd', status: 'corrected', code: 'day', corrected: { endMs: NOON, day: 20_777 } }], NOON);
      expect((await storedSession(store, 'd'))?.summary).toMatchObject({ endMs: NOON, day: 20_777 });
      await store.applyFullListing({ changes: [own('a'), own('b')], cursor: 'f.2.y', parts: partsOver([summaryOf('a'), summaryOf('b')]) });
      await store.applyResults([{ id: 'd', status: 'accepted' }], NOON + 4 * DAY_MS);
      expect((await storedSession(store, 'd'))?.summary).toEqual(ended('d', NOON + 3 * DAY_MS).row.summary);
    });

    it('[S8] the same listing again offers nothing new', async () => {
      const page = { changes: [own('a')], cursor: 'f.1.y', parts: partsOver([summaryOf('a')]) };
      await store.applyFullListing(page);
      expect(await store.applyFullListing(page)).toBe(0);
    });

    it('[S8] what other devices played is what the server says', async () => {
      const far = summaryOf('far');
      const all = [summaryOf('a'), summaryOf('b'), far];
      await store.applyPull({
        changes: [{ type: 'session', id: 'far', seq: 3, session: far }],
        cursor: 'e.3.x',
        parts: partsOver(all),
      });
      await store.applyFullListing({
        changes: [own('a'), own('b')],
        cursor: 'f.2.y',
        parts: partsOver([summaryOf('a'), summaryOf('b')]),
      });
      expect(await storedSession(store, 'far')).toBeUndefined();
    });
  });

  describe('absorbing', () => {
    it("[S7] puts another player's games in, each once, however often", async () => {
      await store.finish(finished('a'));
      const learner = { sessions: [finished('a').row, finished('b').row], unsent: [itemOf('b:game_start', 'activity', { atMs: 1 })] };
      await store.absorb(learner);
      await store.absorb(learner);
      expect((await shown(store)).sessions).toBe(2);
      expect((await store.counts()).waiting).toBe(2);
      expect((await store.unsentItems()).filter((item) => item.id === 'b:game_start')).toHaveLength(1);
    });

    it('[S7] takes a game with the end that it claims, whatever another server made of that', async () => {
      const { row } = ended('b', NOON + 3 * DAY_MS);
      await store.absorb({ sessions: [{ ...row, summary: { ...row.summary, endMs: NOON, day: 20_777 } }], unsent: [] });
      expect((await storedSession(store, 'b'))?.summary).toEqual(row.summary);
    });

    it('[S7] after the games were acknowledged a repeat queues nothing', async () => {
      const learner = { sessions: [finished('b').row], unsent: [] };
      await store.absorb(learner);
      await accept('b');
      await store.absorb(learner);
      expect(await store.counts()).toEqual({ waiting: 0, items: 0, parked: 0 });
    });

    it('[S7] a session that was finished while the rows were read is queued with its row, never without', async () => {
      await store.absorb({ sessions: [], unsent: [itemOf('late')] });
      expect(await store.counts()).toEqual({ waiting: 0, items: 0, parked: 0 });
      await store.absorb({ sessions: [finished('late').row], unsent: [itemOf('late')] });
      expect(ids(await store.lease(leaseOf()))).toEqual(['late']);
    });

    it('[S7] takes interrupted runs over', async () => {
      await store.absorb({
        sessions: [],
        unsent: [],
        journals: [{ header: headerOf('j'), chunks: [{ sessionId: 'j', n: 1, packed: '=1;', writtenMs: NOON }] }],
      });
      expect((await store.openJournals())[0]?.chunks).toHaveLength(1);
    });
  });

  it('[S9] drops only the logs of games that the server has had for long', async () => {
    await store.absorb({ sessions: Array.from({ length: 503 }, (_unused, n) => finished(`s${n}`, { endMs: NOON + n }).row), unsent: [] });
    const sent = Array.from({ length: 500 }, (_unused, n) => `s${n + 1}`);
    await accept(...sent);
    const summaries = sent.map((id, n) => summaryOf(id, { endMs: NOON + n + 1 }));
    await store.applyPull({ changes: sent.map((id) => own(id)), cursor: 'e.1.x', parts: partsOver(summaries) });
    expect(await store.evictLogs(NOON + 89 * DAY_MS)).toBe(0);
    expect(await store.evictLogs(NOON + 91 * DAY_MS)).toBe(2);
    expect((await storedSession(store, 's0'))?.item).toBeDefined();
    expect((await storedSession(store, 's1'))?.item).toBeUndefined();
    expect((await storedSession(store, 's3'))?.item).toBeDefined();
  });

  it('[S5] a damaged sum is found and replaced', async () => {
    await store.finish(finished('a'));
    expect(await store.check()).toBe(false);
    expect((await shown(store)).sessions).toBe(1);
  });

  it('keeps small facts, and forgets them when asked', async () => {
    await store.setMeta({ ticket: 't', lastSyncMs: 5 });
    await store.removeMeta(['ticket']);
    expect(await store.meta('ticket')).toBeUndefined();
    expect(await store.meta('lastSyncMs')).toBe(5);
  });

  it('keeps the first of several facts that are set at once, and tells it to all', async () => {
    const told = await Promise.all(['one', 'two', 'three'].map((id) => store.keepMeta('deviceId', id)));
    expect(new Set([...told, await store.meta('deviceId')]).size).toBe(1);
  });
});
