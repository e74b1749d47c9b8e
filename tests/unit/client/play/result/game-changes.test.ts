import { expect, test } from 'vitest';
import { changesOf } from '../../../../../client/play/result/game-changes.ts';
import type { Outcome } from '../../../../../shared/games/kit/game.ts';

/** 5 + 10 for 100 % + 5 for 30 s or less + floor(160 / 50) = 23 XP. */
const outcome = (part: Partial<Outcome> = {}): Outcome => ({
  score: 160,
  accuracy: 100,
  timeTaken: 30,
  durationMs: 30_000,
  difficulty: 'easy',
  movesCount: null,
  resumed: false,
  sessionData: {},
  ...part,
});

test.each([
  ['a better score than ever is a new best', { totalXp: 0, bestScore: 150 }, {}, { bestBefore: 150 }],
  ['the same score again is none', { totalXp: 0, bestScore: 160 }, {}, {}],
  ['the first game of its kind is none: there was nothing to beat', { totalXp: 0, bestScore: undefined }, {}, {}],
  ['a resumed game is none', { totalXp: 0, bestScore: 10 }, { resumed: true }, {}],
  ['a game that was solved with hints is none (G29)', { totalXp: 0, bestScore: 10 }, { sessionData: { hinted: true } }, {}],
  ['the XP that fill a level reach the next', { totalXp: 977, bestScore: 160 }, {}, { level: 2 }],
  ['one XP less does not', { totalXp: 976, bestScore: 160 }, {}, {}],
  ['both may come at once', { totalXp: 1999, bestScore: 50 }, {}, { bestBefore: 50, level: 3 }],
] as const)('%s', (_, before, part, news) => {
  expect(changesOf(before, outcome(part))).toEqual(news);
});

test('what nobody could have played is no best, and counts by the XP it earned (decision D23)', () => {
  const before = { totalXp: 985, bestScore: 50 };
  expect(changesOf(before, outcome(), { xpEarned: 10, unverified: true })).toEqual({});
  expect(changesOf(before, outcome(), { xpEarned: 23 })).toEqual({ bestBefore: 50, level: 2 });
});

test('a guest has no standing', () => {
  expect(changesOf(undefined, outcome())).toEqual({});
});
