import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionSummary } from '../../../../shared/contract/state.ts';
import { fileName } from '../../../../client/storage/backup/format.ts';
import { lookInto, type BackupLook } from '../../../../client/storage/backup/look.ts';
import type { BackupText } from '../../../../client/storage/backup/read.ts';
import { restoreBackup } from '../../../../client/storage/backup/restore.ts';
import { newHeader, writeBackup, type BackedUp } from '../../../../client/storage/backup/write.ts';
import { makeItem } from '../../../../client/storage/hash.ts';
import { createMemoryStore } from '../../../../client/storage/memory-player-database.ts';
import type { PlayerRow, StoredItem } from '../../../../client/storage/records.ts';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import { sessionSets } from '../../shared/progress/sessions.ts';
import { FakeDevice } from './fake-device.ts';
import { broken, listed, NOON, partsOver, redeemed, shown, storedClaim, storedSession, summaryOf, textOf } from './samples.ts';
import { STORES } from './stores.ts';

const device = new FakeDevice();
const ADA: PlayerRow = {
  localId: 'local-ada',
  kind: 'account',
  nickname: 'Ada',
  colour: 'sky',
  shape: 'star',
  accountId: 'account-ada',
  email: 'ada@example.org',
  createdMs: NOON,
};

const gameItem = (id: string): Promise<StoredItem> => makeItem(device, { id, kind: 'session', v: 2, payload: { log: `log of ${id}` } });

async function play(store: TablePlayerStore, summary: SessionSummary): Promise<void> {
  const item = await gameItem(summary.id);
  await store.finish({ row: { id: summary.id, item, summary, contained: 0 }, outbox: [item] });
}

async function redeem(store: TablePlayerStore, badge: string): Promise<void> {
  const payload = { badge, generation: 0 };
  const item = await makeItem(device, { id: `badge:${badge}:0`, kind: 'badge-claim', v: 1, payload });
  await store.claim({ item, counts: redeemed(badge) });
}

async function written(store: BackedUp): Promise<string> {
  let text = '';
  for await (const slice of writeBackup(store, newHeader(ADA, device), device)) text += slice;
  return text;
}

/** A file that comes in slices of so many characters. */
const fileOf = (text: string, length = 1_000): BackupText =>
  async function* () {
    for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
  };

async function restored(text: string, into: TablePlayerStore = createMemoryStore()): Promise<TablePlayerStore> {
  const done = await restoreBackup(into, fileOf(text), device);
  if (!done.ok) throw new Error(done.error);
  return into;
}

async function look(text: string): Promise<BackupLook> {
  const found = await lookInto(fileOf(text), device);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

const figures = async (store: TablePlayerStore): Promise<string> => textOf((await store.progress(0)).figures);

/** Three own games of which the server has taken one and refused one, a redeemed badge, and what another device did. */
async function playedStore(): Promise<TablePlayerStore> {
  const store = createMemoryStore();
  for (const id of ['sent', 'waiting', 'refused']) await play(store, summaryOf(id));
  await redeem(store, 'first');
  await store.setMeta({ ticket: 'secret ticket', cursor: 'c', lastSetup: { 'speed-math': { questions: 7 } } });
  await store.applyResults(
    [
      { id: 'sent', status: 'accepted' },
      { id: 'refused', status: 'rejected', code: 'log' },
    ],
    NOON,
  );
  await store.applyPull({
    changes: [{ type: 'own', id: 'sent', seq: 1 }, { type: 'session', id: 'far', seq: 2, session: summaryOf('far') }, listed('other')],
    parts: partsOver([summaryOf('sent'), summaryOf('far')], [redeemed('other')]),
    cursor: 'c1',
  });
  return store;
}

describe('a backup file', () => {
  it('holds all own games, sent or not, and their badges; lists those of other devices; names what was refused', async () => {
    const text = await written(await playedStore());
    expect(await look(text)).toMatchObject({
      header: { player: { nickname: 'Ada', accountId: 'account-ada' } },
      games: ['refused', 'sent', 'waiting'],
      badges: ['badge:first:0'],
      rewards: [],
      listed: 1,
      span: { firstMs: NOON, lastMs: NOON },
      damaged: [],
      isWhole: true,
    });
    expect(text).toContain('"refused":"log"');
  });

  it('is one JSON text, and holds neither credentials nor an e-mail address', async () => {
    const text = await written(await playedStore());
    expect(JSON.parse(text)).toHaveLength(1 + 1 + 2 + 4 + 1);
    expect(text).not.toMatch(/secret ticket|example\.org|local-ada/);
  });

  it('is named by its day and its id', () => {
    expect(fileName({ id: '01a2019c-0000-7000-8000-00000000beef', savedMs: Date.UTC(2026, 10, 20, 23) }, 120)).toBe(
      'tenfold-backup-2026-11-21-0000beef.json',
    );
  });

  it('reads the same in whatever slices it comes', async () => {
    const text = await written(await playedStore());
    const whole = await look(text);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 400 }), async (length) => {
        expect(await lookInto(fileOf(text, length), device)).toEqual({ ok: true, value: whole });
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    ['no JSON', 'hello', 'not_a_backup'],
    ['an empty file', '', 'not_a_backup'],
    ['another file', '{"format":"other"}', 'not_a_backup'],
    ['another list', '[1,2]', 'not_a_backup'],
    ['a later format', '[{"format":"tenfold-backup","v":3}\n]', 'newer'],
    ['a later format of another shape', '{"format":"tenfold-backup","v":4}', 'newer'],
    ['a header without a player', '[{"format":"tenfold-backup","v":2,"id":"a","savedMs":1}\n]', 'not_a_backup'],
  ])('%s is refused with a code', async (_name, text, code) => {
    expect(await lookInto(fileOf(text), device)).toEqual({ ok: false, error: code });
    expect(await restoreBackup(createMemoryStore(), fileOf(text), device)).toEqual({ ok: false, error: code });
  });
});

describe.each(STORES)('restoring into %s', (_, open) => {
  it('[S22] gives the same figures on another device, once or twice', async () => {
    await fc.assert(
      fc.asyncProperty(sessionSets, fc.uniqueArray(fc.constantFrom('first', 'second')), async (sessions, badges) => {
        const store = open();
        for (const session of sessions) await play(store, session);
        for (const badge of badges) await redeem(store, badge);
        const text = await written(store);
        const other = open();
        for (let times = 0; times < 2; times++) {
          await restored(text, other);
          expect(await figures(other)).toBe(await figures(store));
          expect(await other.counts()).toEqual(await store.counts());
        }
        expect(await broken(other)).toEqual([]);
        expect(await other.check()).toBe(false);
      }),
      { numRuns: 10 },
    );
  });

  it('[S22] stopped after any slice and done again, it is whole, and right at each moment', async () => {
    const text = await written(await playedStore());
    const all = await figures(await restored(text));
    const stopping = (after: number): BackupText =>
      async function* () {
        let slices = 0;
        for await (const slice of fileOf(text, 200)()) {
          if (slices++ === after) throw new Error('The window was closed.');
          yield slice;
        }
      };
    const slices = Math.ceil(text.length / 200);
    for (let after = 1; after < slices; after++) {
      const store = open();
      await expect(restoreBackup(store, stopping(after), device)).rejects.toThrow('The window was closed.');
      expect(await broken(store)).toEqual([]);
      expect(await figures(await restored(text, store))).toBe(all);
    }
  });

  it('[S22] counts none of it where the account has a later reset', async () => {
    const text = await written(await playedStore());
    const store = open();
    await store.applyPull({ changes: [], parts: [], cursor: 'c', reset: { atMs: NOON, generation: 1 } });
    await restored(text, store);
    expect(await shown(store)).toEqual({ sessions: 0, xp: 0 });
    expect(await store.allSessions()).toHaveLength(3);
    expect(await broken(store)).toEqual([]);
  });

  it('tells what is here already, before and after', async () => {
    const store = open();
    await play(store, summaryOf('waiting'));
    const { games, badges } = await look(await written(await playedStore()));
    expect([await store.countKnown(games), await store.countKnown(badges)]).toEqual([1, 0]);
    expect(await restoreBackup(store, fileOf(await written(await playedStore())), device)).toEqual({
      ok: true,
      value: { games: 2, badges: 1, rewards: 0 },
    });
    expect([await store.countKnown(games), await store.countKnown(badges)]).toEqual([3, 1]);
  });
});

describe('what comes out of a file', () => {
  it('[S22] leaves out what is only listed: in its account it comes by sync, elsewhere it does not count', async () => {
    const store = await restored(await written(await playedStore()));
    expect(await storedSession(store, 'far')).toBeUndefined();
    expect(await storedClaim(store, 'badge:other:0')).toBeUndefined();
    expect((await shown(store)).sessions).toBe(3);
  });

  it('[S22] in the account that has it already nothing is sent, and nothing counts twice', async () => {
    const store = await playedStore();
    const [before, queued] = [await figures(store), await store.counts()];
    await restored(await written(store), store);
    expect([await figures(store), await store.counts()]).toEqual([before, queued]);
  });

  it('[S22] names a damaged entry, leaves it out and takes the rest', async () => {
    const text = (await written(await playedStore())).replace('log of waiting', 'log of Waiting');
    const line = text.split('\n').findIndex((each) => each.includes('log of Waiting')) + 1;
    expect(await look(text)).toMatchObject({ games: ['refused', 'sent'], damaged: [{ line, id: 'waiting' }], isWhole: true });
    expect((await (await restored(text)).allSessions()).map(({ id }) => id)).toEqual(['refused', 'sent']);
  });

  const REWRITTEN: readonly (readonly [string, (text: string) => string])[] = [
    ['indented anew', (text) => JSON.stringify(JSON.parse(text), null, 2)],
    ['indented by tabs', (text) => JSON.stringify(JSON.parse(text), null, '\t')],
    ['made one line', (text) => JSON.stringify(JSON.parse(text))],
    ['with an empty line first', (text) => `\n${text}`],
    ['with the line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
    ['with the line ends of an old Macintosh', (text) => text.replaceAll('\n', '\r')],
    ['with a byte order mark', (text) => `\ufeff${text}`],
    ['with its commas at the ends of lines', (text) => text.replaceAll('\n,', ',\n')],
  ];

  it.each(REWRITTEN)('[S22] comes in %s by another program; what was changed in it is still named', async (_how, rewrite) => {
    const text = await written(await playedStore());
    const { damaged, ...whole } = await look(text);
    expect(damaged).toEqual([]);
    const rewritten = rewrite(text);
    for (const length of [1, 7, 1_000, rewritten.length]) {
      expect(await lookInto(fileOf(rewritten, length), device)).toEqual({ ok: true, value: { ...whole, damaged: [] } });
    }
    expect(await figures(await restored(rewritten))).toBe(await figures(await restored(text)));
    const changed = rewritten.replace('log of waiting', 'log of Waiting');
    expect(await look(changed)).toMatchObject({ games: ['refused', 'sent'], isWhole: true });
    const line = changed.slice(0, changed.indexOf('log of Waiting')).split(/\r\n|\n|\r/).length;
    const [found, ...more] = (await look(changed)).damaged;
    expect(more).toEqual([]);
    expect(found?.id).toBe('waiting');
    expect(found?.line).toBeLessThanOrEqual(line);
  });

  it('[S22] loses no other entry by a damage that opens or closes a bracket or a quote', async () => {
    const text = await written(await playedStore());
    for (const put of ['"', '[', ']', '{', '}', '\\']) {
      const changed = text.replace('log of waiting', `log of ${put} waiting`);
      expect([put, await look(changed)]).toMatchObject([put, { games: ['refused', 'sent'], isWhole: true, damaged: [{ id: 'waiting' }] }]);
    }
    const unquoted = text.replace('"log of waiting"', ']]}}log of waiting"');
    expect(await look(unquoted)).toMatchObject({ games: ['refused', 'sent'] });
  });

  it('[S22] whatever character of it was changed, no game counts for what it was not', async () => {
    const store = createMemoryStore();
    for (const id of ['a', 'b']) await play(store, summaryOf(id));
    await redeem(store, 'first');
    const text = await written(store);
    const one = (await shown(await restored(text))).xp;
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: text.length - 1 }), fc.constantFrom('0', '9', 'x', '"', ',', '\n', '{'), async (at, put) => {
        const changed = text.slice(0, at) + put + text.slice(at + 1);
        const into = createMemoryStore();
        await restoreBackup(into, fileOf(changed), device);
        for (const { id, summary } of await into.allSessions()) expect(summary).toEqual(summaryOf(id));
        expect((await shown(into)).xp).toBeLessThanOrEqual(one);
      }),
      { numRuns: 200 },
    );
  });

  it('knows a file that was cut off, and takes what it holds', async () => {
    const text = await written(await playedStore());
    const cut = text.slice(0, text.indexOf('log of waiting'));
    expect(await look(cut)).toMatchObject({ games: ['refused', 'sent'], isWhole: false });
    expect(await look(text.split('\n').toSpliced(3, 1).join('\n'))).toMatchObject({ isWhole: false });
  });

  it('brings the settings; what was set here stays', async () => {
    const text = await written(await playedStore());
    const fresh = await restored(text);
    expect(await fresh.meta('lastSetup')).toEqual({ 'speed-math': { questions: 7 } });
    expect(await fresh.meta('ticket')).toBeUndefined();
    const store = createMemoryStore();
    await store.setMeta({ lastSetup: { 'speed-math': { questions: 3 } } });
    expect(await (await restored(text, store)).meta('lastSetup')).toEqual({ 'speed-math': { questions: 3 } });
  });

  it('brings rewards of challenges, and counts them apart from badges', async () => {
    const store = await playedStore();
    const reward = { challenge: 'monday', generation: 0, atMs: NOON, day: 20_777 };
    const payload = { challenge: 'monday', generation: 0 };
    const item = await makeItem(device, { id: 'reward:monday:0', kind: 'reward-claim', v: 1, payload });
    await store.claim({ item, counts: { reward } });
    const text = await written(store);
    expect(await look(text)).toMatchObject({ badges: ['badge:first:0'], rewards: ['reward:monday:0'] });
    const into = createMemoryStore();
    const added = await restoreBackup(into, fileOf(text), device);
    expect(added).toEqual({ ok: true, value: { games: 3, badges: 1, rewards: 1 } });
    expect(await storedClaim(into, 'reward:monday:0')).toMatchObject({ counts: { reward } });
  });

  it('a file of the first version still comes in', async () => {
    const [a, start] = [await gameItem('a'), await makeItem(device, { id: 'a:game_start', kind: 'activity', v: 1, payload: { atMs: 1 } })];
    const item = await makeItem(device, { id: 'badge:first:0', kind: 'badge-claim', v: 1, payload: { badge: 'first', generation: 0 } });
    const text = JSON.stringify({
      format: 'tenfold-backup',
      v: 1,
      exportedMs: NOON,
      player: { nickname: 'Ada' },
      sessions: [
        { id: 'a', item: a, summary: summaryOf('a'), contained: 0 },
        { id: 'b', item: { ...(await gameItem('b')), payload: { log: 'another' } }, summary: summaryOf('b'), contained: 0 },
      ],
      unsent: [start, item],
      claims: [{ id: 'badge:first:0', kind: 'badge-claim', counts: redeemed('first'), contained: 0 }],
      parked: [],
    });
    expect(await look(text)).toMatchObject({
      header: { player: { kind: 'learner', nickname: 'Ada' } },
      games: ['a'],
      badges: ['badge:first:0'],
      damaged: [{ line: 1, id: 'b' }],
    });
    const store = await restored(text);
    expect(await storedClaim(store, 'badge:first:0')).toMatchObject({ counts: redeemed('first') });
    expect(await store.counts()).toEqual({ waiting: 1, items: 2, parked: 0 });
    expect(await broken(store)).toEqual([]);
  });
});
