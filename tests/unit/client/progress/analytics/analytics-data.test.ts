import { describe, expect, it } from 'vitest';
import { analyticsData } from '../../../../../client/progress/analytics/analytics-data.ts';
import { DAYS, sentenceOf, WEEKS } from '../../../../../client/progress/analytics/chart-texts.ts';
import { dailyBuckets, weeklyBuckets } from '../../../../../shared/progress/analytics/buckets.ts';
import { figuresOf, NO_FIGURES } from '../../../../../shared/progress/figures.ts';
import type { DaySums } from '../../../../../shared/progress/folds/days.ts';
import { foldParts } from '../../../../../shared/progress/parts.ts';
import type { SessionSummary } from '../../../../../shared/contract/state.ts';
import { session } from '../../../shared/progress/sessions.ts';

/** A Wednesday. */
const TODAY = Date.UTC(2026, 10, 25) / 86_400_000;

const shownOf = (sessions: readonly SessionSummary[], badges: readonly string[] = []) => {
  const items = [
    ...sessions.map((one) => ({ session: one })),
    ...badges.map((badge, i) => ({ badge: { badge, generation: 0, xp: 100, atMs: i, day: TODAY - i } })),
  ];
  const latest = sessions.map((summary) => ({ id: summary.id, summary, contained: 0, beforeReset: false }) as const);
  return analyticsData({ figures: figuresOf(foldParts(items)), latest, today: TODAY });
};

describe('what /analytics says', () => {
  it('of somebody with nothing yet has empty lists and zeros, and no average of nothing', () => {
    const data = analyticsData({ figures: NO_FIGURES, latest: [], today: TODAY });
    expect(data).toMatchObject({
      faster: [],
      weak: [],
      bests: [],
      recent: [],
      bubblePop: undefined,
      achievements: [],
      badges: [],
      games: [],
    });
    expect(data.tiles.map(({ value }) => value)).toEqual(['0', '0', '1', '0', '0', '–', '0', '0\u00a0s']);
    expect(data.goal).toEqual({ days: 0, of: 7, sentence: '7 days more in a row, and the week is full.' });
  });

  it('writes thousands apart, percent without a space and time in its units', () => {
    const data = shownOf([session('a', { day: TODAY, score: 12_345, accuracy: 93, timeTaken: 3_700 })]);
    expect(data.tiles).toEqual([
      { term: 'Games', value: '1' },
      { term: 'Total XP', value: '259' },
      { term: 'Level', value: '1' },
      { term: 'Average score', value: '12,345' },
      { term: 'Best score', value: '12,345' },
      { term: 'Average accuracy', value: '93%' },
      { term: 'Achievements', value: '0' },
      { term: 'Time played', value: '1\u00a0h 1\u00a0min' },
    ]);
    expect(data.games).toEqual([
      { game: 'speed-math', name: 'Speed Math', cells: ['1', '12,345', '12,345', '93%', '124', '1\u00a0h 1\u00a0min'] },
    ]);
    expect(data.skill).toEqual({ level: 124, progress: 45, sentence: 'Your average score is 12,345: 55 more to level 125.' });
    expect(data.bests).toMatchObject([{ what: 'Speed Math', where: 'medium', figure: '12,345', rest: 'Nov 25, 2026' }]);
  });

  it('has no best of what was only resumed, though it has points', () => {
    const data = shownOf([session('a', { day: TODAY, score: 117, resumed: true })]);
    expect(data.games[0]?.cells.slice(0, 3)).toEqual(['1', '117', '–']);
    expect(data.tiles.find(({ term }) => term === 'Best score')?.value).toBe('–');
  });

  it('names tables and operations, and where they were asked', () => {
    const table = (day: number, tally: [number, number, number]) =>
      session(`t${day}`, { game: 'multiplication-table', day, facts: [20, 20, 1, null, { 'table 7': tally }] });
    const speed = session('s', { day: TODAY, facts: [20, 10, 1, null, { division: [20, 10, 80_000] }] });
    const data = shownOf([table(TODAY - 40, [20, 20, 84_000]), table(TODAY, [20, 20, 58_000]), speed]);
    expect(data.faster).toMatchObject([
      { what: 'The 7 times table', where: 'Multiplication Table', figure: '2.9\u00a0s', rest: 'an answer this month, 4.2\u00a0s before' },
    ]);
    expect(data.weak).toMatchObject([{ what: 'Division', where: 'Speed Math, medium', figure: '50%', rest: 'right' }]);
    expect(data.weak[0]?.practice).toEqual({ to: '/games/speed-math', search: { operation: 'division', difficulty: 'double' } });
  });

  it('tells the bests of a game by set-up, the three that were played most, each with the link to it', () => {
    const runs = (operation: string, count: number, ms: number) =>
      Array.from({ length: count }, (_, i) =>
        session(`${operation}-${i}`, {
          difficulty: 'easy',
          accuracy: 100,
          data: { operation, friendly: true, questions: 12 },
          facts: [12, 12, 12 * (ms + 100 * i), null, {}],
        }),
      );
    const data = shownOf([
      ...runs('addition', 1, 700),
      ...runs('division', 3, 2_000),
      ...runs('mixed', 4, 1_500),
      ...runs('subtraction', 2, 900),
    ]);
    expect(data.setupBests).toMatchObject([
      {
        name: 'Speed Math',
        setups: [
          { setup: 'Mixed, Easy, 10 questions', figure: '1.5\u00a0s', rest: 'an answer' },
          { setup: 'Division, Easy, 10 questions', figure: '2.0\u00a0s', rest: 'an answer' },
          { setup: 'Subtraction, Easy, 10 questions', figure: '0.9\u00a0s', rest: 'an answer' },
        ],
      },
    ]);
    expect(data.setupBests[0]?.setups[1]?.link).toEqual({
      to: '/games/speed-math',
      search: { operation: 'division', difficulty: 'single', friendly: false, questions: 10 },
    });
  });

  it('tells of Memory Challenge the most digits held with numbers of any length, and of the puzzle both its bests', () => {
    const round = (digits: number, count: number, id: string) =>
      session(id, { game: 'number-sequence', accuracy: 100, data: { digits, count, rounds: 1, timeLimit: 60 } });
    const board = session('board', {
      game: 'number-puzzle',
      difficulty: 'easy',
      durationMs: 61_340,
      movesCount: 42,
      data: { puzzleSize: 3 },
    });
    const data = shownOf([round(2, 3, 'a'), round(3, 5, 'b'), round(2, 4, 'c'), board]);
    expect(data.setupBests).toMatchObject([
      { name: 'Number Puzzle', setups: [{ setup: 'Easy, 3 × 3', figure: '1:01.3', rest: 'and 42 moves' }] },
      {
        name: 'Memory Challenge',
        setups: [{ setup: 'Most digits remembered', figure: '15', rest: 'digits at once', link: { search: { digits: 3 } } }],
      },
    ]);
  });

  it('lists five achievements and shows ten badges, the latest first', () => {
    const ids = Array.from({ length: 12 }, (_, i) => `badge-${i}`);
    const { achievements, badges } = shownOf([], ids);
    expect(achievements.map(({ id }) => id)).toEqual(['badge-11', 'badge-10', 'badge-9', 'badge-8', 'badge-7']);
    expect(badges).toHaveLength(10);
  });

  it('a full week says so, and whether today is still to be played', () => {
    const week = (from: number) => Array.from({ length: 7 }, (_, i) => session(`d${i}`, { day: from - i, endMs: (from - i) * 86_400_000 }));
    expect(shownOf(week(TODAY)).goal).toEqual({ days: 7, of: 7, sentence: 'A full week: your streak has 7 days. Today is done.' });
    expect(shownOf(week(TODAY - 1)).goal.sentence).toBe('A full week: your streak has 7 days. Play today to keep it going.');
  });
});

describe('the one number above a chart', () => {
  const day = (back: number, [games, score, accuracy, seconds, xp]: readonly [number, number, number, number, number]): DaySums => [
    TODAY - back,
    games,
    games * score,
    games * accuracy,
    games,
    games * seconds,
    xp,
  ];
  const played = [day(9, [3, 100, 95, 60, 30]), day(0, [2, 150, 90, 40, 20])];

  it.each([
    ['xp', '50 XP', 'in 8 weeks, 20 XP this week.'],
    ['games', '5 games', 'in 8 weeks, 2 games this week.'],
    ['score', '150', 'this week on average; the best week of 8 weeks had 150.'],
    ['accuracy', '90%', 'this week on average; the best week of 8 weeks had 95%.'],
    ['time', '4\u00a0min', 'in 8 weeks, 1\u00a0min this week.'],
  ] as const)('of %s is "%s %s"', (metric, figure, rest) => {
    expect(sentenceOf(weeklyBuckets(played, TODAY), metric, WEEKS)).toEqual({ figure, rest });
  });

  it('of a stretch without games says so', () => {
    expect(sentenceOf(dailyBuckets([], TODAY), 'xp', DAYS)).toEqual({ figure: 'No games', rest: 'in these 30 days.' });
    const before = dailyBuckets([day(3, [1, 80, 90, 60, 12])], TODAY);
    expect(sentenceOf(before, 'games', DAYS)).toEqual({ figure: '1 game', rest: 'in 30 days, none today.' });
    expect(sentenceOf(before, 'score', DAYS)).toEqual({ figure: '80', rest: 'on the best day of 30 days; no games today.' });
  });
});
