import { describe, expect, it } from 'vitest';
import { openClassDatabase, type ClassDatabase } from '../../../../client/classroom/storage/class-database.ts';
import { CLASS_TABLES, MOST, ROW, type ResultRow } from '../../../../client/classroom/storage/class-rows.ts';
import { paperResult } from '../../../../client/classroom/class/paper-result.ts';
import { ClassStore, type ClassData } from '../../../../client/classroom/storage/class-store.ts';
import { DexieHandle } from '../../../../client/storage/dexie-handle.ts';
import { schemaOf } from '../../../../client/storage/tables/table.ts';
import { FakeDevice } from '../storage/fake-device.ts';
import { memoryClassDatabase } from './memory-class-database.ts';

const DATABASES: readonly (readonly [string, () => ClassDatabase])[] = [
  ['IndexedDB', () => openClassDatabase(new FakeDevice().ports, 'one')],
  ['memory', memoryClassDatabase],
];

const CODE = '0B83CP25';

/** A checked result. */
const result = (id: string, seat: number, more: Partial<ResultRow> = {}): ResultRow => ({
  ...ROW,
  id,
  round: CODE,
  seat,
  atMs: 1_000,
  day: 20_000,
  right: 18,
  asked: 20,
  ms: 65_400,
  isCalm: false,
  checked: { texts: ['TF11A'], evidence: '' },
  ...more,
});

function typed(id: string, seat: number, more: Partial<ResultRow> = {}): ResultRow {
  const { checked: _, ...row } = result(id, seat, { ms: 64_000, ...more });
  return row;
}

/** What became of the seats of a file, where all else in it is here. */
const seatsOnly = (leftOut: number, erased: number) => ({
  leftOut: { seats: leftOut, rounds: 0, results: 0 },
  erased: { seats: erased, rounds: 0, results: 0 },
});

describe.each(DATABASES)('The store of a class on %s', (_name, open) => {
  async function made(names: readonly string[] = ['Ada', 'Ben', 'Cem']): Promise<ClassStore> {
    const store = new ClassStore(open());
    await store.make('5b', 20_000);
    await store.addSeats(names, 20_000);
    await store.addRound(CODE, 20_000, 500);
    return store;
  }

  const seatsOf = async (store: ClassStore) => (await store.read())?.seats.map(({ seat, nickname }) => `${seat} ${nickname}`);
  /** What a file of it would have. */
  async function contentsOf(store: ClassStore): Promise<ClassData> {
    const contents = await store.read();
    if (!contents) throw new Error('not made');
    return contents;
  }

  const idsOf = async (store: ClassStore) => (await store.read())?.results.map(({ id }) => id);

  it('knows nothing of a class that was never made', async () => {
    const store = new ClassStore(open());
    expect(await store.read()).toBeUndefined();
    await store.rename('6b');
    expect(await store.read()).toBeUndefined();
  });

  it('numbers seats in order, and gives the number of somebody who left to nobody else while there are others', async () => {
    const store = await made();
    await store.eraseSeat(3, 20_001);
    await store.addSeats(['Dan'], 20_001);
    expect(await seatsOf(store)).toEqual(['1 Ada', '2 Ben', '4 Dan']);
    await store.renameSeat(4, 'Dana');
    await store.renameSeat(3, 'Nobody');
    expect(await seatsOf(store)).toEqual(['1 Ada', '2 Ben', '4 Dana']);
  });

  it('has 63 seats: more at once are refused with how many are free, and none of them is made', async () => {
    const store = await made();
    const many = (count: number) => Array.from({ length: count }, (_, at) => `P${at}`);
    expect(await store.addSeats(many(61), 20_000)).toEqual({ ok: false, error: 60 });
    expect((await store.read())?.seats).toHaveLength(3);
    expect((await store.addSeats(many(60), 20_000)).ok).toBe(true);
    await store.eraseSeat(7, 20_000);
    expect(await store.addSeats(['One', 'Two'], 20_000)).toEqual({ ok: false, error: 1 });
    expect((await store.addSeats(['Late'], 20_000)).ok).toBe(true);
    expect(await seatsOf(store)).toContain('7 Late');
  });

  it('takes a result once, however often it is read', async () => {
    const store = await made();
    expect(await store.putResult(result('a', 1))).toBe('added');
    const before = await store.read();
    expect(await store.putResult(result('a', 1, { atMs: 9_000 }))).toBe('known');
    expect(await store.read()).toEqual(before);
  });

  it('keeps two different results of a seat, of which one is chosen, and later another', async () => {
    const store = await made();
    await store.putResult(result('a', 1));
    await store.putResult(result('b', 1, { right: 12, atMs: 2_000 }));
    await store.choose('a');
    await store.choose('b');
    expect((await store.read())?.results.map(({ id, isChosen }) => [id, isChosen])).toEqual([
      ['a', undefined],
      ['b', true],
    ]);
  });

  it('puts a receipt in the place of the characters that were typed for the same run, and takes these no more', async () => {
    const store = await made();
    expect(await store.putResult(typed('typed', 1))).toBe('added');
    expect(await store.putResult(result('a', 1))).toBe('added');
    expect(await store.putResult(typed('typed', 1))).toBe('known');
    expect(await idsOf(store)).toEqual(['a']);
    expect(await store.putResult(typed('other', 1, { right: 3 }))).toBe('added');
    expect(await idsOf(store)).toEqual(['a', 'other']);
  });

  it('takes a sheet of paper once, beside one with other marks and what was typed, for it is no run', async () => {
    const store = await made();
    const sheet = (wrong: readonly number[]) => ({ ...paperResult(CODE, 1, 20, wrong), atMs: 1_000, day: 20_000 });
    await store.putResult(typed('typed', 1, { right: 17, ms: 0 }));
    expect(await store.putResult(sheet([1, 4, 9]))).toBe('added');
    const once = await store.read();
    expect(await store.putResult({ ...sheet([1, 4, 9]), atMs: 9_000 })).toBe('known');
    expect(await store.read()).toEqual(once);
    expect(await store.putResult(sheet([1, 4, 10]))).toBe('added');
    expect(await store.putResult(result('scanned', 1, { right: 17, ms: 0 }))).toBe('added');
    expect((await store.read())?.results.map(({ right, paper }) => [right, paper?.wrong])).toEqual(
      expect.arrayContaining([
        [17, [1, 4, 9]],
        [17, [1, 4, 10]],
        [17, undefined],
      ]),
    );
    await store.eraseSeat(1, 20_001);
    expect((await store.read())?.results).toEqual([]);
  });

  it('has room for a few results of a seat in a round, so that 1,000 of one push out nobody’s', async () => {
    const store = await made();
    await store.putResult(result('other', 2));
    const became = new Set<string>();
    for (let n = 0; n < 1_000; n++) became.add(await store.putResult(result(`a${n}`, 1, { right: n % 20, ms: n * 4_000 })));
    expect([...became]).toEqual(['added', 'full']);
    expect((await store.read())?.results.filter(({ seat }) => seat === 1)).toHaveLength(MOST.results);
    expect(await store.putResult(result('third', 3))).toBe('added');
  });

  it('takes no result of a seat or a round that is not there', async () => {
    const store = await made();
    expect(await store.putResult(result('a', 9))).toBe('gone');
    expect(await store.putResult(result('a', 1, { round: 'other' }))).toBe('gone');
    expect(await idsOf(store)).toEqual([]);
  });

  it('closes a round and opens it again, and erases it with all that was brought in', async () => {
    const store = await made();
    await store.putResult(result('a', 1));
    await store.closeRound(CODE, 7_000);
    expect((await store.read())?.rounds[0]?.closedMs).toBe(7_000);
    await store.closeRound(CODE, undefined);
    expect((await store.read())?.rounds).toEqual([{ ...ROW, code: CODE, day: 20_000, madeMs: 500 }]);
    await store.eraseRound(CODE, 8_000);
    const left = await store.read();
    expect([left?.rounds, left?.results]).toEqual([[], []]);
  });

  it('has room for 200 rounds', async () => {
    const store = await made();
    for (let n = 1; n < MOST.rounds; n++) await store.addRound(`round ${n}`, 20_000, n);
    expect(await store.addRound('one more', 20_000, 1)).toBe(false);
  });

  it('leaves nothing of an erased seat, nor what waits unread and may be its', async () => {
    const store = await made();
    await store.putResult(result('Ada’s', 1));
    await store.putResult(result('Ben’s', 2));
    await store.putUnread('u', ['TF11NEWER'], 3_000);
    expect(await store.putUnread('u', ['TF11NEWER'], 4_000)).toBe('known');
    await store.eraseSeat(1, 20_001);
    const left = JSON.stringify(await store.read());
    expect(left).toContain('Ben');
    expect(left).not.toMatch(/Ada|NEWER/);
  });

  it('keeps so many that wait for an update, and no more', async () => {
    const store = await made();
    for (let n = 0; n < MOST.unread; n++) expect(await store.putUnread(`u${n}`, [], n)).toBe('added');
    expect(await store.putUnread('more', [], 1)).toBe('full');
    await store.eraseUnread('u1');
    expect(await store.putUnread('more', [], 1)).toBe('added');
  });

  it('adds what another device knew, twice or in any order, and changes nothing that is here', async () => {
    const store = await made();
    await store.putResult(result('a', 1));
    const other = await made(['Ada!', 'Ben', 'Cem', 'Dan']);
    await other.addRound('0B8HZJ2H', 20_005, 900);
    await other.putResult(result('b', 4));
    await other.putResult(result('a', 1, { right: 1 }));
    const contents = await contentsOf(other);
    expect(await store.absorb(contents)).toEqual(seatsOnly(0, 0));
    const once = await store.read();
    await store.absorb(contents);
    expect(await store.read()).toEqual(once);
    expect(await seatsOf(store)).toEqual(['1 Ada', '2 Ben', '3 Cem', '4 Dan']);
    expect(once?.rounds.map(({ code }) => code)).toEqual([CODE, '0B8HZJ2H']);
    expect(once?.results.map(({ id, right }) => [id, right])).toEqual([
      ['a', 18],
      ['b', 18],
    ]);
    await store.addSeats(['Eva'], 20_006);
    expect(await seatsOf(store)).toContain('5 Eva');
  });

  it('leaves out of an older file who was erased since, with the results, and says how many these were', async () => {
    const store = await made();
    await store.putResult(result('Ada’s', 1));
    await store.putResult(result('Ben’s', 2));
    const older = await contentsOf(store);
    await store.eraseSeat(1, 20_003);
    const erased = await contentsOf(store);
    expect(await store.absorb(older)).toEqual(seatsOnly(1, 0));
    expect(await contentsOf(store)).toEqual(erased);
    expect(JSON.stringify(erased)).not.toContain('Ada');
    expect(erased.erased).toEqual([{ ...ROW, seat: 1, day: 20_003 }]);
  });

  it('gives an erased number to somebody else on the same day, and nobody’s older results come with it', async () => {
    const store = await made(Array.from({ length: MOST.seats }, (_, at) => `P${at + 1}`));
    await store.putResult(result('P7’s', 7));
    const older = await contentsOf(store);
    await store.eraseSeat(7, 20_000);
    await store.addSeats(['Late'], 20_000);
    await store.putResult(result('Late’s', 7, { right: 3 }));
    expect(await store.absorb(older)).toEqual(seatsOnly(1, 0));
    expect([await seatsOf(store), await idsOf(store)]).toEqual([expect.arrayContaining(['7 Late']), ['Late’s']]);
    // Another device that still knows the one before takes over both steps.
    const other = await made(Array.from({ length: MOST.seats }, (_, at) => `P${at + 1}`));
    await other.putResult(result('P7’s', 7));
    expect(await other.absorb(await contentsOf(store))).toEqual(seatsOnly(0, 1));
    expect([await seatsOf(other), await idsOf(other)]).toEqual([await seatsOf(store), ['Late’s']]);
  });

  it('erases who was erased on the other device, in whatever order the two learn of each other', async () => {
    const [one, other] = [await made(), await made()];
    await one.putResult(result('Ada’s', 1));
    await one.putUnread('u', ['TF11NEWER'], 3_000);
    await other.putResult(result('Cem’s', 3));
    await one.eraseSeat(2, 20_005);
    await other.eraseSeat(1, 20_004);
    const [ofOne, ofOther] = [await contentsOf(one), await contentsOf(other)];
    expect(await one.absorb(ofOther)).toEqual(seatsOnly(1, 1));
    expect(await other.absorb(ofOne)).toEqual(seatsOnly(1, 1));
    expect(await contentsOf(one)).toEqual(await contentsOf(other));
    expect([await seatsOf(one), await idsOf(one)]).toEqual([['3 Cem'], ['Cem’s']]);
    await one.absorb(ofOne);
    await one.absorb(ofOther);
    expect(await contentsOf(one)).toEqual(await contentsOf(other));
  });

  it('erases for good who was added by a clock that is ahead', async () => {
    const store = await made();
    await store.addSeats(['Dan'], 20_400);
    const older = await contentsOf(store);
    await store.eraseSeat(4, 20_001);
    expect(await store.absorb(older)).toEqual(seatsOnly(1, 0));
    expect(await seatsOf(store)).toEqual(['1 Ada', '2 Ben', '3 Cem']);
  });

  it('is gone once it is removed', async () => {
    const store = await made();
    await store.remove();
    expect(await store.read()).toBeUndefined();
  });
});

it('A class of an earlier version of its database is opened with all that is in it', async () => {
  const { ports } = new FakeDevice();
  const { erased: _, erasedWork: _work, ...earlier } = CLASS_TABLES;
  const before = new DexieHandle<{ readonly about: { put(row: object): PromiseLike<unknown> } }>(
    ports,
    'tenfold-class-one',
    schemaOf(earlier),
  );
  await before.runStrict(({ about }) => about.put({ ...ROW, key: 'class', name: '5b', madeDay: 20_000, lastSeat: 0 }));
  before.close();
  const store = new ClassStore(openClassDatabase(ports, 'one'));
  await store.addSeats(['Ada'], 20_000);
  await store.eraseSeat(1, 20_001);
  await store.addRound(CODE, 20_001, 500);
  await store.eraseRound(CODE, 600);
  expect(await store.read()).toMatchObject({
    about: { name: '5b' },
    seats: [],
    rounds: [],
    erased: [{ seat: 1, day: 20_001 }],
    erasedWork: [{ atMs: 600 }],
  });
});
