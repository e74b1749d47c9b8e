import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GROWN_HEAD } from '../../../../client/storage/rules/counting.ts';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import { broken, claimOf, finished, NOON, own, partsOver, shown, summaryOf } from './samples.ts';
import { STORES } from './stores.ts';

describe.each(STORES)('the parts in %s', (_, open) => {
  let store: TablePlayerStore;

  beforeEach(() => {
    store = open();
  });

  afterEach(async () => {
    expect(await broken(store)).toEqual([]);
    store.close();
  });

  const headItems = async () => {
    const row = await store.database.transact('autocommit', (tx) => tx.state.get('counting'));
    return row?.key === 'counting' ? row.value.head.items : undefined;
  };
  const localRows = () =>
    store.database.transact('autocommit', (tx) => tx.parts.range({ from: ['local', '', ''], to: ['local', '\uffff', ''] }));

  /** Leaves the parts as a build with other folds would. */
  const asOfAnotherBuild = () =>
    store.database.transact('write', async ({ state, parts }) => {
      const row = await state.get('counting');
      if (row?.key !== 'counting') throw new Error('nothing was counted');
      await state.put([{ key: 'counting', value: { ...row.value, folds: 'games.99' } }]);
      await parts.put([{ origin: 'server', fold: 'games', bucket: 'speed-math', version: 99, part: 'of another meaning' }]);
    });

  it('[S5] the end of a game adds to the head alone; a grown head goes into the parts at an idle moment', async () => {
    for (let n = 0; n < GROWN_HEAD; n++) await store.finish(finished(`game ${n}`));
    expect([await headItems(), await localRows()]).toEqual([GROWN_HEAD, []]);
    const before = await store.progress(0);
    await store.tidy();
    expect(await headItems()).toBe(0);
    expect((await store.progress(0)).figures).toEqual(before.figures);
    await store.finish(finished('another'));
    expect((await shown(store)).sessions).toBe(GROWN_HEAD + 1);
    expect(await store.check()).toBe(false);
  });

  it('[S5] a pull puts in the parts that changed and leaves the others', async () => {
    const week = 7;
    const [a, b] = [summaryOf('a'), summaryOf('b', { day: summaryOf('a').day + week, endMs: NOON + week * 86_400_000 })];
    const remote = (session: typeof a) => ({ type: 'session' as const, id: session.id, seq: 1, session });
    await store.applyPull({ changes: [remote(a)], parts: partsOver([a]), cursor: 'c1' });
    const changed = partsOver([a, b]).filter(
      ({ fold, bucket }) => fold !== 'days' || bucket !== partsOver([a]).find((part) => part.fold === 'days')?.bucket,
    );
    await store.applyPull({ base: 'c1', changes: [remote(b)], parts: changed, cursor: 'c2' });
    expect((await shown(store)).sessions).toBe(2);
  });

  it('[S20] parts of a build with other folds are not read: the figures come from the rows', async () => {
    await store.finish(finished('a'));
    await store.applyPull({ changes: [own('a')], parts: partsOver([summaryOf('a')]), cursor: 'c' });
    await store.finish(finished('b'));
    await store.claim(claimOf('first'));
    const before = await store.progress(0);
    await asOfAnotherBuild();
    expect((await store.progress(0)).figures).toEqual(before.figures);
  });

  it.each<readonly [string, () => Promise<unknown>]>([
    ['an idle moment', () => store.tidy()],
    ['the monthly check', () => store.check()],
    ['a pull that begins', () => store.beforePull()],
    ['a claim', () => store.claim(claimOf('first'))],
    ['a correction', () => store.applyResults([{ id: 'b', status: 'corrected', corrected: { score: 50 } }], NOON)],
  ])('[S20] %s counts them anew, and keeps cursor and reset', async (_name, work) => {
    await store.finish(finished('a'));
    const reset = { atMs: NOON - 1, generation: 0 };
    await store.applyPull({ changes: [own('a')], parts: partsOver([summaryOf('a')]), reset, cursor: 'c' });
    await store.finish(finished('b'));
    await asOfAnotherBuild();
    await work();
    expect(await headItems()).toBeLessThanOrEqual(1);
    expect((await shown(store)).sessions).toBe(2);
    expect((await store.beforePull()).cursor).toBe('c');
    expect((await store.progress(0)).reset).toEqual(reset);
    expect(await store.check()).toBe(false);
  });

  it('[S20] a game that ends in a tab of the other build counts at once in both', async () => {
    await store.finish(finished('a'));
    await asOfAnotherBuild();
    await store.finish(finished('b'));
    const row = await store.database.transact('autocommit', (tx) => tx.state.get('counting'));
    expect(row?.key === 'counting' && row.value.folds).toBe('');
    expect((await shown(store)).sessions).toBe(2);
    await store.tidy();
    expect((await shown(store)).sessions).toBe(2);
  });

  it('[S21] games that came without facts get them a few at a time, and count with them', async () => {
    await store.finish(finished('own'));
    expect(await store.factless(9)).toBeUndefined();
    const rows = ['a', 'b', 'c'].map((id) => finished(id).row);
    await store.absorb({ sessions: rows, unsent: [] });
    await store.applyPull({ changes: [own('own')], parts: partsOver([summaryOf('own')]), cursor: 'c' });
    expect((await store.factless(2))?.map(({ id }) => id)).toEqual(['a', 'b']);
    const right = async () => (await store.progress(0)).figures.games['speed-math']?.feats.right;
    await store.putFacts([{ id: 'a', facts: [10, 9, 20_000, null, {}], evidence: '' }], false);
    expect(await right()).toBe(9);
    expect((await store.factless(2))?.map(({ id }) => id)).toEqual(['b', 'c']);
    await store.putFacts([{ id: 'b', facts: [10, 8, 20_000, null, {}], evidence: '' }], true);
    expect(await right()).toBe(17);
    expect(await broken(store)).toEqual([]);
    // The rules of the last one are those of another build.
    expect(await store.factless(2)).toBeUndefined();
    expect(await store.check()).toBe(false);
  });

  it('[S5] a local fold that differs from its rows is found and replaced, in the head or in the parts', async () => {
    await store.finish(finished('a'));
    await store.database.transact('write', async ({ parts }) => parts.put([{ ...partsRow, origin: 'local' }]));
    expect(await store.check()).toBe(true);
    expect((await shown(store)).sessions).toBe(1);
  });

  it('[S5] the check reads the games page by page, and leaves alone what was counted meanwhile', async () => {
    const games = Array.from({ length: 600 }, (_, n) => finished(`game ${String(n).padStart(3, '0')}`).row);
    await store.absorb({ sessions: games, unsent: [] });
    expect(await store.check()).toBe(false);
    await store.database.transact('write', async ({ parts }) => parts.put([{ ...partsRow, origin: 'local' }]));
    const checking = store.check();
    await store.finish(finished('another'));
    await checking;
    await store.check();
    expect((await shown(store)).sessions).toBe(601);
    expect(await broken(store)).toEqual([]);
  });

  it('[S21] games that came with facts and evidence are not looked through for missing ones', async () => {
    await store.absorb({ sessions: [{ ...finished('a', { facts: null }).row, evidence: '' }], unsent: [] });
    expect(await store.factless(1)).toBeUndefined();
    await store.absorb({ sessions: [finished('b').row], unsent: [] });
    expect((await store.factless(1))?.map(({ id }) => id)).toEqual(['b']);
  });
});

const [partsRow] = partsOver([summaryOf('ghost')]) as readonly [ReturnType<typeof partsOver>[number]];
