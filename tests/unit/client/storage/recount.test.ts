import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPlayerStore } from '../../../../client/storage/dexie-player-store.ts';
import { MemoryPlayerDatabase } from '../../../../client/storage/memory-player-database.ts';
import type { SessionRow } from '../../../../client/storage/records.ts';
import type { ClaimRow } from '../../../../client/storage/tables/rows.ts';
import { countedAs, isCounted } from '../../../../client/storage/rules/counted-rows.ts';
import { PARTS_OF_THIS_BUILD } from '../../../../client/storage/rules/counting.ts';
import { PAGE } from '../../../../client/storage/rules/pages.ts';
import { isUntidy, tidy } from '../../../../client/storage/rules/recount.ts';
import { createPlayerStore, type TablePlayerStore } from '../../../../client/storage/player-store.ts';
import { CATALOGUE, isPlayable } from '../../../../shared/games/catalogue.ts';
import { mergeDays } from '../../../../shared/memory/entries.ts';
import { figuresOf } from '../../../../shared/progress/figures.ts';
import { foldAfter } from '../../../../shared/progress/parts.ts';
import { failWrites } from './failing-disk.ts';
import { FakeDevice } from './fake-device.ts';
import { claimOf, DAY_MS, finished, itemOf, NOON, own, partsOver, redeemed, summaryOf, textOf } from './samples.ts';

const SLUGS = CATALOGUE.filter(isPlayable).map(({ slug }) => slug);
const FIRST_DAY = 20_777;
const RESET = { atMs: NOON + 30 * DAY_MS, generation: 0 };

/** Ids in the order of time, as real ones are; there is room between any two. */
const idAt = (i: number): string => `game-${i.toFixed(2).padStart(9, '0')}`;

const partOf = (i: number) => {
  const day = FIRST_DAY + Math.floor(i / 20);
  return { game: SLUGS[Math.floor(i) % SLUGS.length] ?? '', day, endMs: NOON + (day - FIRST_DAY) * DAY_MS, score: 10 + Math.floor(i % 90) };
};

/** Every third is contained, every seventh was refused, and the first ended before the reset. */
const gameAt = (i: number): SessionRow => ({
  id: idAt(i),
  item: itemOf(idAt(i)),
  summary: summaryOf(idAt(i), partOf(i)),
  contained: i % 3 === 0 ? 1 : 0,
  ...(i % 7 === 1 && { rejected: true as const }),
});

const CLAIMS: readonly ClaimRow[] = [
  { id: 'badge:here:0', counts: redeemed('here'), contained: 0 },
  { id: 'badge:there:0', counts: redeemed('there'), contained: 1 },
];

/** Puts in the rows of a player whose parts another build has made. */
const fill = ({ database }: TablePlayerStore, games: number): Promise<void> =>
  database.transact('write', async ({ sessions, claims, state, parts }) => {
    await sessions.put(Array.from({ length: games }, (_, i) => gameAt(i)));
    await claims.put(CLAIMS);
    await state.put([{ key: 'counting', value: { folds: 'games.99', reset: RESET, head: { items: 3, parts: [] }, evidenceMade: true } }]);
    await parts.put([{ origin: 'local', fold: 'games', bucket: 'speed-math', version: 99, part: 'of another meaning' }]);
  });

const allRows = async ({ database }: TablePlayerStore): Promise<readonly (SessionRow | ClaimRow)[]> =>
  (await database.transact('read', (tx) => Promise.all([tx.sessions.range(), tx.claims.range()]))).flat();

/** The figures of the set of all rows. */
const ofRows = async (store: TablePlayerStore): Promise<string> =>
  textOf(figuresOf(foldAfter(RESET, (await allRows(store)).filter(isCounted).map(countedAs))));

const shownBy = async (store: TablePlayerStore): Promise<string> => textOf((await store.progress(0)).figures);

const isInOrder = async ({ database }: TablePlayerStore): Promise<boolean> => !(await database.transact('read', isUntidy));

/** One page, after which the tab may be closed. */
const page = ({ database }: TablePlayerStore): Promise<void> => database.transact('write', tidy);

function memory(): () => TablePlayerStore {
  const database = new MemoryPlayerDatabase();
  return () => createPlayerStore(database);
}

function disk(): () => TablePlayerStore {
  const { ports } = new FakeDevice();
  return () => openPlayerStore(ports, 'one');
}

describe.each([
  ['memory', memory, 20_000],
  ['IndexedDB', disk, 3 * PAGE + 100],
])('a recount in %s', (_, opening, games) => {
  it('[S20] ends in the same figures when the tab is closed after every page', async () => {
    const open = opening();
    await fill(open(), games);
    let pages = 0;
    for (; !(await isInOrder(open())); pages++) {
      const tab = open();
      await page(tab);
      tab.close();
    }
    expect(pages).toBe(Math.floor(games / PAGE) + 1);
    expect(await shownBy(open())).toBe(await ofRows(open()));
    expect(await open().check()).toBe(false);
  });
});

it('[S20] a page that is cut off at any of its writes is counted again', async () => {
  const store = disk()();
  await fill(store, PAGE + 50);
  const right = await ofRows(store);
  for (let cuts = 1; !(await isInOrder(store)); cuts++) {
    const failing = failWrites(cuts);
    await page(store).catch(() => undefined);
    failing.heal();
    expect(await shownBy(store)).toBe(right);
  }
  expect(await shownBy(store)).toBe(right);
});

it('[S20] while very many games are counted anew the figures are said to be slow, and a game that ends waits for nothing', async () => {
  const store = memory()();
  await fill(store, 2_500);
  await page(store);
  await expect(store.progress(0)).rejects.toMatchObject({ code: 'storage_slow' });
  await store.finish(finished(idAt(0.5), partOf(1_000)));
  await store.tidy();
  expect(await shownBy(store)).toBe(await ofRows(store));
});

/** What may happen between two pages. */
type Meanwhile =
  | { readonly does: 'finish' | 'absorb' | 'other build'; readonly i: number }
  | { readonly does: 'correct' | 'reject' | 'pull'; readonly i: number }
  | { readonly does: 'claim' | 'page' };

const GAMES = 2 * PAGE + 200;
const meanwhile: fc.Arbitrary<Meanwhile> = fc.oneof(
  fc.record({ does: fc.constant('page' as const) }),
  fc.record({ does: fc.constant('claim' as const) }),
  fc.record({
    does: fc.constantFrom('finish' as const, 'absorb' as const, 'other build' as const),
    i: fc.nat({ max: GAMES }).map((i) => i + 0.5),
  }),
  fc.record({ does: fc.constantFrom('correct' as const, 'reject' as const, 'pull' as const), i: fc.nat({ max: GAMES - 1 }) }),
);

const at = (i: number) => finished(idAt(i), partOf(i));

async function happens(store: TablePlayerStore, step: Meanwhile): Promise<void> {
  switch (step.does) {
    case 'page':
      return page(store);
    case 'claim':
      await store.claim(claimOf('new'));
      return;
    case 'finish':
      await store.finish(at(step.i));
      return;
    case 'absorb':
      await store.absorb({ sessions: [at(step.i).row, gameAt(0)], unsent: [] });
      return;
    case 'other build':
      return finishElsewhere(store, at(step.i).row);
    case 'correct':
    case 'reject': {
      const change = step.does === 'reject' ? { status: 'rejected' as const } : { status: 'corrected' as const, corrected: { score: 7 } };
      await store.enqueue([itemOf(idAt(step.i))]);
      return store.applyResults([{ id: idAt(step.i), ...change }], NOON);
    }
    case 'pull':
      return pullOf(store, step.i);
  }
}

/** A game that ends in a tab of the other build, as that build writes it. */
const finishElsewhere = ({ database }: TablePlayerStore, row: SessionRow): Promise<void> =>
  database.transact('write', async ({ sessions, state }) => {
    if (await sessions.get(row.id)) return;
    await sessions.put([row]);
    const before = await state.get('counting');
    if (before?.key === 'counting') await state.put([{ key: 'counting', value: { ...before.value, folds: '' } }]);
  });

/** A pull that lists one game more: the server has all that is contained, and this. */
async function pullOf(store: TablePlayerStore, i: number): Promise<void> {
  const rows = await allRows(store);
  const game = rows.find((row): row is SessionRow => row.id === idAt(i) && 'summary' in row);
  if (!game || game.rejected) return;
  const contained = rows.flatMap((row) => ('summary' in row && (row.contained === 1 || row.id === game.id) ? [row.summary] : []));
  const counts = contained.filter(({ endMs }) => endMs > RESET.atMs);
  await store.applyPull({ changes: [own(game.id)], parts: partsOver(counts, [redeemed('there')]), cursor: `c${i}` });
}

it('[S20] whatever is played, claimed, pulled or corrected between two pages counts once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(meanwhile, { maxLength: 8 }), async (steps) => {
      const store = memory()();
      await fill(store, GAMES);
      for (const step of steps) {
        await happens(store, step);
        expect(await shownBy(store)).toBe(await ofRows(store));
      }
      await store.tidy();
      expect(await isInOrder(store)).toBe(true);
      expect(await shownBy(store)).toBe(await ofRows(store));
    }),
    { numRuns: 25 },
  );
});

it('[S5] with a long backlog a pull counts what is still local page by page, and knows all that was acknowledged before it', async () => {
  const store = memory()();
  const games = Array.from({ length: PAGE + 200 }, (_, i) => at(i));
  for (const game of games) await store.finish(game);
  const ids = games.map(({ row }) => row.id);
  await store.applyResults(
    ids.slice(0, 10).map((id) => ({ id, status: 'accepted' })),
    NOON,
  );
  expect((await store.beforePull()).acknowledged).toEqual(ids.slice(0, 10));
  const [first] = games;
  await store.applyPull({ changes: [own(ids[0] ?? '')], parts: partsOver(first ? [first.row.summary] : []), cursor: 'c' });
  expect(await isInOrder(store)).toBe(false);
  await store.tidy();
  expect((await store.beforePull()).acknowledged).toEqual(ids.slice(1, 10));
  const rows = (await allRows(store)).map(countedAs);
  expect(await shownBy(store)).toBe(textOf(figuresOf(foldAfter({ atMs: 0, generation: 0 }, rows))));
});

describe('[S20] parts that only the server can count, for what they read is not listed', () => {
  const EVIDENCE = { origin: 'server', fold: 'evidence', bucket: '20777', version: 1, part: mergeDays(['-0AA2100-a-H']) } as const;
  const withParts = async (store: TablePlayerStore, folds: string): Promise<void> => {
    await fill(store, 10);
    await store.database.transact('write', async ({ parts, state, meta }) => {
      await parts.put([EVIDENCE]);
      await state.put([{ key: 'counting', value: { folds, reset: RESET, head: { items: 0, parts: [] }, evidenceMade: true } }]);
      await meta.put([{ key: 'lastFullListingMs', value: NOON }]);
    });
  };

  it('stay where all others are counted anew, and are read meanwhile', async () => {
    const store = disk()();
    await withParts(store, `${PARTS_OF_THIS_BUILD} of before`);
    expect((await store.progress(0)).figures.evidence).toBe(EVIDENCE.part);
    await store.tidy();
    expect((await store.progress(0)).figures.evidence).toBe(EVIDENCE.part);
    expect(await store.meta('lastFullListingMs')).toBe(NOON);
  });

  it('are asked for with the next pull where another build has not kept them', async () => {
    const store = disk()();
    await withParts(store, 'games.99');
    await store.tidy();
    expect(await store.meta('lastFullListingMs')).toBe(0);
  });
});
