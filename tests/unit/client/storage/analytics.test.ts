import { describe, expect, it } from 'vitest';
import { readAnalytics } from '../../../../client/storage/rules/analytics.ts';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import type { TableReads } from '../../../../client/storage/tables/table-tx.ts';
import { CATALOGUE, isPlayable } from '../../../../shared/games/catalogue.ts';
import type { SessionSummary } from '../../../../shared/contract/state.ts';
import { analyticsOf } from '../../../../shared/progress/analytics/analytics.ts';
import { view } from '../../../../shared/progress/view.ts';
import { claimOf, finished, partsOver, redeemed, summaryOf } from './samples.ts';
import { STORES } from './stores.ts';

const TODAY = 21_000;
const DAY_MS = 86_400_000;
const SLUGS = CATALOGUE.filter(isPlayable).map(({ slug }) => slug);
const request = { latest: 9, today: () => TODAY };

/** Games of one day: each game of the catalogue in turn. */
const gameOn = (day: number, i: number): SessionSummary =>
  summaryOf(`old ${day}`, { day, endMs: day * DAY_MS, game: SLUGS[i % SLUGS.length] ?? '' });

/** Three years of practice up to yesterday, with so many days between two breaks. */
const threeYears = (run: number): readonly SessionSummary[] =>
  Array.from({ length: 3 * 365 }, (_, i) => i + 1)
    .filter((back) => back % run !== 0)
    .map((back, i) => gameOn(TODAY - back, i));

/** A store as it is after a pull of these games: their parts, and rows of the latest alone, for that is how many are looked at. */
async function pulled(store: TablePlayerStore, sessions: readonly SessionSummary[]): Promise<void> {
  const changes = sessions.slice(0, 20).map((session, seq) => ({ type: 'session', id: session.id, seq, session }) as const);
  await store.applyPull({ changes, parts: partsOver(sessions, [redeemed('one')]), cursor: 'c' });
}

/** A table whose rows are counted as they come out of the database. */
function counted<Row, PrimaryKey, Indexes>(
  table: TableReads<Row, PrimaryKey, Indexes>,
  onRead: (rows: number) => void,
): TableReads<Row, PrimaryKey, Indexes> {
  const count = <Found extends readonly (Row | undefined)[]>(rows: Found): Found => {
    onRead(rows.filter((row) => row !== undefined).length);
    return rows;
  };
  return {
    get: async (key) => count([await table.get(key)])[0],
    getMany: async (keys) => count(await table.getMany(keys)),
    range: async (range) => count(await table.range(range)),
    count: (range) => table.count(range),
  };
}

/** Reads the analytics and counts the rows. */
async function countedRead(store: TablePlayerStore): Promise<{ readonly parts: number; readonly sessions: number }> {
  const read = { parts: 0, sessions: 0 };
  await store.database.transact('read', (tx) =>
    readAnalytics(
      {
        ...tx,
        parts: counted(tx.parts, (rows) => (read.parts += rows)),
        sessions: counted(tx.sessions, (rows) => (read.sessions += rows)),
      },
      request,
    ),
  );
  return read;
}

describe.each(STORES)('analytics in a store of %s', (_kind, make) => {
  it('are those of all figures, of what the server contains and of what it does not (P6)', async () => {
    const store = make();
    await pulled(store, threeYears(40));
    await store.finish(finished('new', { day: TODAY, endMs: TODAY * DAY_MS }));
    await store.claim(claimOf('two'));
    const [shown, whole] = [await store.analytics(request), await store.progress(9)];
    expect(analyticsOf(shown.figures, TODAY)).toEqual(analyticsOf(whole.figures, TODAY));
    expect(shown.latest).toEqual(whole.latest);
    expect({ today: shown.today, reset: shown.reset }).toEqual({ today: TODAY, reset: whole.reset });
  });

  it.each([
    ['of three years without a break', threeYears(Infinity)],
    ['that ended yesterday', [gameOn(TODAY - 1, 0)]],
    ['that was broken the day before yesterday', [gameOn(TODAY, 0), gameOn(TODAY - 2, 1)]],
    ['of nobody who ever played', []],
  ])('have the streak %s', async (_what, sessions) => {
    const store = make();
    await pulled(store, sessions);
    const [shown, whole] = [await store.analytics(request), await store.progress(0)];
    expect(view(shown.figures, { day: TODAY })).toEqual(view(whole.figures, { day: TODAY }));
  });

  it.each([
    ['with breaks', 40],
    ['without a break', Infinity],
    ['on every other day', 2],
  ])(
    'read at most 20 rows of parts after three years of all games %s, with a challenge a day, and no session but the latest [S23]',
    async (_what, run) => {
      const store = make();
      const attempts = threeYears(run).map((game) => ({
        ...game,
        challenge: `challenge ${game.day}`,
        attempt: { revision: 1, passed: true, xpReward: 100 },
      }));
      await pulled(store, attempts);
      const read = await countedRead(store);
      expect(read.parts).toBeLessThanOrEqual(20);
      expect(read.sessions).toBe(9);
      expect((await store.analytics(request)).figures).toMatchObject({ challenges: (await store.progress(0)).figures.challenges });
    },
  );

  it('come from the rows where the parts are those of another build [S20]', async () => {
    const store = make();
    for (const day of [0, 1, 2]) await store.finish(finished(`g${day}`, { day: TODAY - day, endMs: (TODAY - day) * DAY_MS }));
    const before = await store.analytics(request);
    await store.database.transact('write', async ({ state }) => {
      const row = await state.get('counting');
      if (row?.key === 'counting') await state.put([{ key: 'counting', value: { ...row.value, folds: 'others.1' } }]);
    });
    expect(await store.analytics(request)).toEqual(before);
  });

  it('some figures are those of all, for a screen that shows no others', async () => {
    const store = make();
    await pulled(store, threeYears(40));
    await store.finish(finished('new', { day: TODAY, endMs: TODAY * DAY_MS }));
    const { games, badges } = (await store.progress(0)).figures;
    expect((await store.someProgress(0, ['games', 'badges'])).figures).toEqual({ games, badges });
  });
});
