import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { DexieTableTx } from '../../../../client/storage/tables/dexie-table.ts';
import { MemoryTableTx, type Contents } from '../../../../client/storage/tables/memory-table.ts';
import { PLAYER_TABLES } from '../../../../client/storage/tables/player-tables.ts';
import { schemaOf, tableOf, type Key } from '../../../../client/storage/tables/table.ts';
import type { TxOf } from '../../../../client/storage/tables/table-tx.ts';

interface Game {
  readonly id: string;
  readonly about: { readonly score: number };
  readonly day?: number;
}

interface Waiting {
  readonly key: number;
  readonly id?: string;
  readonly kind: string;
}

interface Chunk {
  readonly run: string;
  readonly n: number;
  readonly text?: string;
}

const TABLES = {
  games: tableOf<Game>()({ key: 'id', indexes: { 'about.score': {}, day: {} } }),
  queue: tableOf<Waiting>()({ key: 'key', numbered: true, indexes: { id: { unique: true }, kind: {} } }),
  chunks: tableOf<Chunk>()({ key: ['run', 'n'] }),
};

type Tx = TxOf<typeof TABLES>;
type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

function dexieTables(): Transact {
  const db = new Dexie('tables', { indexedDB: new IDBFactory(), IDBKeyRange });
  schemaOf(TABLES).forEach((stores, index) => db.version(index + 1).stores(stores));
  const tx = Object.fromEntries(db.tables.map((table) => [table.name, new DexieTableTx(table)])) as unknown as Tx;
  return (work) => db.transaction('rw', db.tables, async () => work(tx)) as PromiseLike<unknown> as ReturnType<typeof work>;
}

function memoryTables(): Transact {
  const stored = new Map<string, Contents<unknown>>();
  return async (work) => {
    const tables = Object.entries(TABLES).map(
      ([name, table]) => [name, new MemoryTableTx(table, stored.get(name) ?? { rows: new Map(), lastNumber: 0 })] as const,
    );
    const value = await work(Object.fromEntries(tables) as unknown as Tx);
    for (const [name, table] of tables) stored.set(name, table.contents);
    return value;
  };
}

const game = (id: string, score = 0, day?: number): Game => ({ id, about: { score }, ...(day !== undefined && { day }) });
const waiting = (id: string, kind = 'game') => ({ id, kind });
const ids = (rows: readonly ({ readonly id?: string } | undefined)[]) => rows.map((row) => row?.id);

describe.each([
  ['Dexie', dexieTables],
  ['memory', memoryTables],
])('a table in %s', (_, open) => {
  let transact: Transact;
  beforeEach(() => {
    transact = open();
  });

  const seeded = () =>
    transact(async ({ games, queue, chunks }) => {
      await games.put([game('c', 5, 1), game('a', 7, 2), game('b', 5), game('d', 1, 2)]);
      await queue.add([waiting('x'), waiting('y', 'claim'), waiting('z')]);
      await chunks.put([
        { run: 'ab', n: 0 },
        { run: 'a', n: 2 },
        { run: 'a', n: 10 },
        { run: 'a', n: 0 },
      ]);
    });

  it('gives a row by its key, and nothing for one that is not there', async () => {
    await seeded();
    expect(await transact(({ games }) => games.get('a'))).toEqual(game('a', 7, 2));
    expect(await transact(({ games }) => games.get('q'))).toBeUndefined();
    expect(await transact(({ chunks }) => chunks.get(['a', 10]))).toEqual({ run: 'a', n: 10 });
  });

  it('gives many rows in the order of their keys, with a gap where there is none', async () => {
    await seeded();
    expect(ids(await transact(({ games }) => games.getMany(['d', 'q', 'a'])))).toEqual(['d', undefined, 'a']);
    expect(await transact(({ games }) => games.getMany([]))).toEqual([]);
  });

  it('gives all rows in the order of the primary key', async () => {
    await seeded();
    expect(ids(await transact(({ games }) => games.range()))).toEqual(['a', 'b', 'c', 'd']);
    expect((await transact(({ chunks }) => chunks.range())).map(({ run, n }) => `${run}${n}`)).toEqual(['a0', 'a2', 'a10', 'ab0']);
  });

  it('gives a range of a compound key, both ends included', async () => {
    await seeded();
    const rows = await transact(({ chunks }) => chunks.range({ from: ['a', 2], to: ['a', Infinity] }));
    expect(rows.map(({ n }) => n)).toEqual([2, 10]);
  });

  it('orders by an index, then by the primary key, and leaves out rows that have no such value', async () => {
    await seeded();
    expect(ids(await transact(({ games }) => games.range({ index: 'about.score' })))).toEqual(['d', 'b', 'c', 'a']);
    expect(ids(await transact(({ games }) => games.range({ index: 'day' })))).toEqual(['c', 'a', 'd']);
    expect(ids(await transact(({ games }) => games.range({ index: 'about.score', from: 5 })))).toEqual(['b', 'c', 'a']);
    expect(ids(await transact(({ games }) => games.range({ index: 'about.score', to: 5 })))).toEqual(['d', 'b', 'c']);
    expect(ids(await transact(({ games }) => games.range({ index: 'about.score', from: 5, to: 5 })))).toEqual(['b', 'c']);
  });

  it('gives rows whose key is one of several', async () => {
    await seeded();
    expect(ids(await transact(({ queue }) => queue.range({ index: 'id', anyOf: ['z', 'none', 'x'] })))).toEqual(['x', 'z']);
    expect(await transact(({ queue }) => queue.range({ index: 'id', anyOf: [] }))).toEqual([]);
    expect(ids(await transact(({ queue }) => queue.range({ index: 'kind', anyOf: ['game', 'claim', 'game'] })))).toEqual(['y', 'x', 'z']);
    const [last] = await transact(({ queue }) => queue.range({ index: 'id', anyOf: ['x', 'y'], reverse: true, limit: 1 }));
    expect(last?.id).toBe('y');
  });

  it('turns a range round, and limits it after the choice', async () => {
    await seeded();
    expect(ids(await transact(({ games }) => games.range({ index: 'about.score', reverse: true, limit: 2 })))).toEqual(['a', 'c']);
    const isGame = ({ kind }: Waiting) => kind === 'game';
    expect(ids(await transact(({ queue }) => queue.range({ where: isGame, limit: 2 })))).toEqual(['x', 'z']);
    expect(ids(await transact(({ queue }) => queue.range({ where: isGame, reverse: true, limit: 1 })))).toEqual(['z']);
    expect(await transact(({ games }) => games.range({ limit: 0 }))).toEqual([]);
  });

  it('counts what a range would give', async () => {
    await seeded();
    expect(await transact(({ games }) => games.count())).toBe(4);
    expect(await transact(({ games }) => games.count({ index: 'day' }))).toBe(3);
    expect(await transact(({ queue }) => queue.count({ index: 'kind', from: 'game', to: 'game' }))).toBe(2);
    expect(await transact(({ queue }) => queue.count({ index: 'kind', anyOf: ['claim', 'none'] }))).toBe(1);
  });

  it('numbers added rows in their order', async () => {
    await seeded();
    const rows = await transact(({ queue }) => queue.range());
    expect(ids(rows)).toEqual(['x', 'y', 'z']);
    expect(rows.map(({ key }) => key)).toEqual(rows.map(({ key }) => key).toSorted((a, b) => a - b));
    await transact(({ queue }) => queue.delete(rows.map(({ key }) => key)));
    await transact(({ queue }) => queue.add([waiting('later')]));
    expect((await transact(({ queue }) => queue.range()))[0]?.key).toBeGreaterThan(rows.at(-1)?.key ?? 0);
  });

  it('adds no row whose key or unique value is taken, and all the others of the same call, and says how many', async () => {
    await seeded();
    const added = await transact(async ({ games, queue }) => [
      await queue.add([waiting('x', 'other'), waiting('new'), waiting('new', 'other')]),
      await games.add([game('a', 99), game('e', 3)]),
      await games.add([game('a', 99)]),
      await games.add([]),
    ]);
    expect(added).toEqual([1, 1, 0, 0]);
    expect(await transact(({ queue }) => queue.range())).toMatchObject([
      { id: 'x', kind: 'game' },
      { id: 'y' },
      { id: 'z' },
      { id: 'new', kind: 'game' },
    ]);
    expect((await transact(({ games }) => games.range())).map((row) => row.about.score)).toEqual([7, 5, 5, 1, 3]);
  });

  it('puts a row in the place of that with its key', async () => {
    await seeded();
    await transact(({ games }) => games.put([game('a', 1)]));
    expect(await transact(({ games }) => games.get('a'))).toEqual(game('a', 1));
    expect(await transact(({ games }) => games.count())).toBe(4);
  });

  it('refuses a row whose unique value another row has, and takes one that only keeps, gives up or has none', async () => {
    await seeded();
    const [x] = await transact(({ queue }) => queue.range());
    if (!x) throw new Error('no row');
    await expect(transact(({ queue }) => queue.put([{ ...x, id: 'y' }]))).rejects.toThrow();
    await transact(async ({ queue }) => {
      await queue.put([{ ...x, kind: 'claim' }]);
      await queue.put([{ ...x, id: 'renamed' }]);
      await queue.add([waiting('x'), { kind: 'no id' }, { kind: 'no id' }]);
    });
    const rows = await transact(({ queue }) => queue.range());
    expect(rows.map(({ id }) => id)).toEqual(['renamed', 'y', 'z', 'x', undefined, undefined]);
  });

  it('deletes rows by their keys', async () => {
    await seeded();
    await transact(({ games, chunks }) => Promise.all([games.delete(['a', 'none', 'c']), chunks.delete([['a', 2]]), games.delete([])]));
    expect(ids(await transact(({ games }) => games.range()))).toEqual(['b', 'd']);
    expect(await transact(({ chunks }) => chunks.count())).toBe(3);
  });

  it('deletes numbered rows that follow each other, and no other', async () => {
    await seeded();
    await transact(({ queue }) => queue.add([waiting('later')]));
    const keys = (await transact(({ queue }) => queue.range())).map(({ key }) => key);
    await transact(({ queue }) => queue.delete(keys.slice(1, 3)));
    expect(ids(await transact(({ queue }) => queue.range()))).toEqual(['x', 'later']);
    await transact(({ queue }) => queue.delete(keys));
    expect(await transact(({ queue }) => queue.count())).toBe(0);
  });

  it('clears a range, or all', async () => {
    await seeded();
    await transact(({ chunks }) => chunks.clear({ from: ['a', 0], to: ['a', Infinity] }));
    expect(await transact(({ chunks }) => chunks.range())).toEqual([{ run: 'ab', n: 0 }]);
    await transact(({ games, queue }) => Promise.all([games.clear({ index: 'day', from: 2, to: 2 }), queue.clear()]));
    expect(ids(await transact(({ games }) => games.range()))).toEqual(['b', 'c']);
    expect(await transact(({ queue }) => queue.count())).toBe(0);
  });

  it('reads what it wrote before in the same transaction', async () => {
    await seeded();
    const seen = await transact(async ({ games }) => {
      await games.put([game('a', 40)]);
      await games.delete(['b']);
      return games.range({ index: 'about.score', reverse: true, limit: 2 });
    });
    expect(ids(seen)).toEqual(['a', 'c']);
  });

  it('keeps nothing of a transaction that fails', async () => {
    await seeded();
    const failing = transact(async ({ games, queue }) => {
      await games.clear();
      await queue.add([waiting('lost')]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await transact(({ games }) => games.count())).toBe(4);
    expect(await transact(({ queue }) => queue.count())).toBe(3);
  });
});

const key: fc.Arbitrary<Key> = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom('', 'a', 'A', 'ab', 'é', '\u{1f600}', '\uffff'),
  fc.array(fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constantFrom('', 'a', 'ab')), { maxLength: 3 }),
);

it('both orders of keys are one: any rows, any range', async () => {
  const tables = { rows: tableOf<{ readonly key: Key }>()({ key: 'key' }) };
  await fc.assert(
    fc.asyncProperty(fc.array(key), key, key, fc.boolean(), async (keys, from, to, reverse) => {
      const db = new Dexie('order', { indexedDB: new IDBFactory(), IDBKeyRange });
      db.version(1).stores(schemaOf(tables)[0] ?? {});
      const inDexie = new DexieTableTx<{ readonly key: Key }>(db.table('rows'));
      const inMemory = new MemoryTableTx<{ readonly key: Key }>(tables.rows, { rows: new Map(), lastNumber: 0 });
      for (const table of [inDexie, inMemory]) await table.put(keys.map((each) => ({ key: each })));
      expect(await inMemory.range({ from, to, reverse })).toEqual(await inDexie.range({ from, to, reverse }));
      db.close();
    }),
    { numRuns: 50 },
  );
});

describe('the schema', () => {
  it("of a player's database is the first version's, to the letter, and what was added since", () => {
    expect(schemaOf(PLAYER_TABLES)).toEqual([
      {
        journal: '[sessionId+n]',
        sessions: 'id, summary.endMs, contained',
        outbox: '++key, &id, kind',
        receipts: 'id, status',
        state: 'key',
        meta: 'key',
        pulled: 'id',
      },
      { parts: '[origin+fold+bucket]', claims: 'id, contained' },
      { sessions: 'id, summary.endMs, contained, ahead' },
      { memory: 'quarter' },
    ]);
  });

  it('[S10] says of each version what it adds, and takes nothing away', () => {
    const grown = {
      ...TABLES,
      games: tableOf<Game>()({ key: 'id', indexes: { 'about.score': {}, day: { since: 3 } } }),
      claims: tableOf<{ readonly id: string; readonly status: string }>()({ key: 'id', indexes: { status: {} }, since: 2 }),
    };
    expect(schemaOf(grown)).toEqual([
      { games: 'id, about.score', queue: '++key, &id, kind', chunks: '[run+n]' },
      { claims: 'id, status' },
      { games: 'id, about.score, day' },
    ]);
  });
});
