import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gamesAsCsv } from '../../../../../client/players/your-data/games-csv.ts';
import { countedGames } from '../../../../../client/storage/counted-games.ts';
import { createMemoryStore } from '../../../../../client/storage/memory-player-database.ts';
import type { TablePlayerStore } from '../../../../../client/storage/player-store.ts';
import { view } from '../../../../../shared/progress/view.ts';
import type { SessionSummary } from '../../../../../shared/contract/state.ts';
import { sessionSets } from '../../../shared/progress/sessions.ts';
import { finished, NOON } from '../../storage/samples.ts';

const BYTE_ORDER_MARK = '\uFEFF';

async function csvOf(store: TablePlayerStore): Promise<string> {
  return [...gamesAsCsv(await countedGames(store))].join('');
}

/** The rows of a CSV text without quotes in it, as objects by the names of the columns. */
function rowsOf(csv: string): readonly { readonly [column: string]: string }[] {
  const [head = '', ...lines] = csv.slice(BYTE_ORDER_MARK.length).trimEnd().split('\r\n');
  const columns = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [columns[index] ?? '', cell])));
}

const sum = (rows: ReturnType<typeof rowsOf>, column: string): number => rows.reduce((all, row) => all + Number(row[column]), 0);

describe('the table of games', () => {
  it('adds up to the XP, the games and the scores of the screen, also after a reset and where the server refused some', async () => {
    await fc.assert(
      fc.asyncProperty(sessionSets, fc.option(fc.nat({ max: 24 * 8 })), fc.nat({ max: 3 }), async (sets, resetHour, refused) => {
        // The screen has no sum of the scores of other courses (decision G27).
        const sessions = sets.map(({ course: _course, ...one }): SessionSummary => one);
        const store = createMemoryStore();
        for (const summary of sessions) await store.finish({ ...finished(summary.id), row: { ...finished(summary.id).row, summary } });
        const results = sessions.slice(0, refused).map(({ id }) => ({ id, status: 'rejected' as const, code: 'log' }));
        await store.applyResults(results, NOON);
        if (resetHour !== null) {
          const atMs = 1_790_000_000_000 + resetHour * 3_600_000;
          await store.applyPull({ changes: [], parts: [], cursor: 'c', reset: { atMs, generation: 1 } });
        }
        const rows = rowsOf(await csvOf(store));
        const counted = rows.filter((row) => row['Before the reset'] === 'no' && row['Refused by the server'] === 'no');
        const { figures } = await store.progress(0);
        const shown = view(figures, { day: 0 });
        expect(rows).toHaveLength(sessions.length);
        expect(counted).toHaveLength(shown.sessions);
        expect(sum(rows, 'XP')).toBe(shown.totalXp);
        expect(sum(counted, 'Score')).toBe(Object.values(figures.games).reduce((all, { scoreSum }) => all + scoreSum, 0));
      }),
      { numRuns: 50 },
    );
  });

  it('has a row a game, the newest first, in the time of the place where it was played', async () => {
    const store = createMemoryStore();
    await store.finish(finished('a', { endMs: NOON, utcOffsetMin: -210, day: 20_777 }));
    await store.finish(finished('b', { endMs: NOON + 1_000, utcOffsetMin: 60, day: 20_777, game: 'number-sequence', resumed: true }));
    expect(await csvOf(store)).toBe(
      `${BYTE_ORDER_MARK}Date,Day,Game,Difficulty,Score,Accuracy (%),Time (s),XP,Resumed,Challenge,Before the reset,Refused by the server\r\n` +
        '2026-11-20T13:00:01+01:00,2026-11-20,Memory Challenge,easy,100,90,40,15,yes,,no,no\r\n' +
        '2026-11-20T08:30:00-03:30,2026-11-20,Speed Math,easy,100,90,40,15,no,,no,no\r\n',
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@now', "'@now"],
    ['a,"b"', '"a,""b"""'],
    ['=a\nb', '"\'=a\nb"'],
  ])('the text %j becomes %j: no cell is a formula, none breaks its row', async (challenge, cell) => {
    const store = createMemoryStore();
    await store.finish(finished('a', { challenge }));
    expect(await csvOf(store)).toContain(`,no,${cell},no,no\r\n`);
  });
});
