import { expect, test } from 'vitest';
import { changesOf } from '../../../../../client/play/result/game-changes.ts';
import type { Outcome } from '../../../../../shared/games/kit/game.ts';
import type { ComparedFigure, RunComparison } from '../../../../../shared/progress/comparison.ts';

/** 5 + 10 for 100 % + 5 for 30 s or less + floor(160 / 50) = 23 XP. */
const outcome = (): Outcome => ({
  score: 160,
  accuracy: 100,
  timeTaken: 30,
  durationMs: 30_000,
  difficulty: 'easy',
  movesCount: null,
  resumed: false,
  sessionData: {},
});

const comparison = (...figures: readonly ComparedFigure[]): RunComparison => ({ key: 'any 1', before: undefined, figures });
const pace = (value: number, bestBefore: number | undefined): ComparedFigure => ({
  measure: 'pace',
  value,
  isNewBest: bestBefore !== undefined && value < bestBefore,
  best: Math.min(value, bestBefore ?? value),
  ...(bestBefore !== undefined && { bestBefore }),
});
const NEW_BEST = { measure: 'pace', value: 900, before: 1_100 };

test.each([
  ['a better figure than ever with this set-up is a new best', 0, comparison(pace(900, 1_100)), { best: NEW_BEST }],
  ['the same figure again is none', 0, comparison(pace(900, 900)), {}],
  ['the first run with a set-up is none: there was nothing to beat', 0, comparison(pace(900, undefined)), {}],
  ['a run that cannot be compared is none', 0, comparison(), {}],
  ['nothing is said as long as the runs before are not known', 0, undefined, {}],
  ['the XP that fill a level reach the next', 977, undefined, { level: 2 }],
  ['one XP less does not', 976, undefined, {}],
  ['both may come at once', 1999, comparison(pace(900, 1_100)), { best: NEW_BEST, level: 3 }],
] as const)('%s', (_, totalXp, compared, news) => {
  expect(changesOf({ totalXp }, outcome(), compared)).toEqual(news);
});

test('of two figures the one is told that is a new best', () => {
  const time = { measure: 'time', value: 90_000, isNewBest: false, best: 80_000, bestBefore: 80_000 } as const;
  const moves = { measure: 'moves', value: 70, isNewBest: true, best: 70, bestBefore: 75 } as const;
  expect(changesOf(undefined, outcome(), comparison(time, moves))).toEqual({ best: { measure: 'moves', value: 70, before: 75 } });
});

test('what nobody could have played counts by the XP it earned (decision D23)', () => {
  expect(changesOf({ totalXp: 985 }, outcome(), undefined, { xpEarned: 10 })).toEqual({});
  expect(changesOf({ totalXp: 985 }, outcome(), undefined, { xpEarned: 23 })).toEqual({ level: 2 });
});

test('of a guest no level is known, but the bests of the visit are', () => {
  expect(changesOf(undefined, outcome())).toEqual({});
  expect(changesOf(undefined, outcome(), comparison(pace(900, 1_100)))).toEqual({ best: NEW_BEST });
});
