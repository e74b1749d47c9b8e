import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepared } from '../../../server/database/prepared.ts';
import type { Store } from '../../../server/database/store.ts';
import { onEachEngine } from '../engines.ts';

const insertPlayer = prepared((db, { id, seq }: { id: string; seq: number }) => db.insertInto('players').values({ id, seq, folds: '' }));
const playersAmong = prepared((db, { ids, above }: { ids: readonly string[]; above: number }) =>
  db.selectFrom('players').select(['id', 'seq']).where('id', 'in', ids).where('seq', '>', above).where('folds', '=', '').orderBy('id'),
);
const lastChange = prepared((db, { player }: { player: string }) => db.selectFrom('players').select('seq').where('id', '=', player));

onEachEngine('a prepared query', (engine) => {
  let store: Store;
  beforeEach(async () => {
    store = await engine.open();
    for (const [seq, id] of ['a', 'b', 'c'].entries()) await store.write((writer) => insertPlayer(writer, { id, seq }));
  });
  afterEach(() => store.close());

  test('runs each time with the values it is given, lists of any length among them', async () => {
    expect(await playersAmong(store.db, { ids: ['a', 'b', 'c'], above: -1 })).toHaveLength(3);
    expect(await playersAmong(store.db, { ids: ['c'], above: 0 })).toEqual([{ id: 'c', seq: 2 }]);
    expect(await playersAmong(store.db, { ids: ['b', 'a'], above: 0 })).toEqual([{ id: 'b', seq: 1 }]);
    expect(await playersAmong(store.db, { ids: ['a', 'b', 'c'], above: 0 })).toEqual([
      { id: 'b', seq: 1 },
      { id: 'c', seq: 2 },
    ]);
  });

  test('takes values as values, whatever they look like', async () => {
    const id = `'; drop table players; --`;
    await store.write((writer) => insertPlayer(writer, { id, seq: 7 }));
    expect(await lastChange(store.db, { player: id })).toEqual([{ seq: 7 }]);
  });

  test('belongs to the transaction it runs in', async () => {
    const undone = store.write(async (writer) => {
      await insertPlayer(writer, { id: 'd', seq: 3 });
      expect(await lastChange(writer, { player: 'd' })).toEqual([{ seq: 3 }]);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await lastChange(store.db, { player: 'd' })).toEqual([]);
  });
});
