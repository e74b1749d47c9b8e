import type { Page } from 'playwright';
import type { SessionSummary } from '../../../shared/contract/state.ts';
import type { SessionRow } from '../../../client/storage/tables/rows.ts';
import { sessionXp } from '../../../shared/progress/counted/xp.ts';
import { inPlayerDatabase } from './player-database.ts';

/** Decision D3. */
const SCORE_PER_XP = 50;
const MS_PER_DAY = 86_400_000;

/** A game that was never played: its summary, and what it says of facts. */
export type Earned = Partial<SessionSummary> & { readonly evidence?: string };

/**
 * Puts games that were never played into the database of the only player on this device, as if they had been played on this day. The
 * stored figures go, so that the next read counts them from the games. Such a game has no log: it is never sent.
 */
export async function playedBefore(page: Page, games: readonly Earned[]): Promise<void> {
  await inPlayerDatabase(page, (db) => db.evaluate(store, rowsOf(games)));
}

/** Their rows in the table of games. */
export function rowsOf(games: readonly Earned[]): readonly (Pick<SessionRow, 'id' | 'summary' | 'contained'> & { evidence?: string })[] {
  const now = Date.now();
  return games.map(({ evidence, ...game }, index) => {
    const summary = summaryOf(game, index, now);
    return { id: summary.id, summary, contained: 0, ...(evidence !== undefined && { evidence }) };
  });
}

const summaryOf = (game: Partial<SessionSummary>, index: number, now: number): SessionSummary => ({
  id: `01999999-0000-7000-8000-${String(index).padStart(12, '0')}`,
  game: 'speed-math',
  rules: 1,
  score: 100,
  accuracy: 90,
  timeTaken: 40,
  durationMs: 40_000,
  difficulty: 'easy',
  resumed: false,
  endMs: now - 1_000 * (index + 1),
  utcOffsetMin: 0,
  day: Math.floor(now / MS_PER_DAY),
  data: {},
  facts: [12, 11, 36_000, 31_250, {}],
  ...game,
});

/** Runs in the page. */
async function store(db: IDBDatabase, rows: readonly object[]): Promise<void> {
  const tx = db.transaction(['sessions', 'state'], 'readwrite');
  for (const row of rows) tx.objectStore('sessions').put(row);
  tx.objectStore('state').delete('counting');
  await new Promise<void>((done, fail) => {
    tx.oncomplete = () => done();
    tx.onerror = () => fail(tx.error);
  });
}

/** A game of so many XP that earns the badge Perfect Score. */
export const perfectGame = (xp: number): Partial<SessionSummary> => {
  const game = { accuracy: 100, timeTaken: 40, facts: [12, 12, 36_000, 31_250, {}] } satisfies Partial<SessionSummary>;
  return { ...game, score: SCORE_PER_XP * (xp - sessionXp({ ...game, score: 0 })) };
};
