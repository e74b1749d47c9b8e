import { describe, expect, it } from 'vitest';
import { isPassed } from '../../../../shared/challenge/attempt.ts';
import type { Reached } from '../../../../shared/games/challenge-kit/challenge-rules.ts';
import { read, revision } from './revisions.ts';

const reached = (change: Partial<Reached>): Reached => ({ score: 0, timeTaken: 60, data: {}, ...change });

describe('an attempt at Speed Math passed', () => {
  const challenge = read(revision(1, { target_score: 100 }));
  it.each<[string, Partial<Reached>, boolean]>([
    ['with the target score (spec 2 §4)', { score: 100 }, true],
    ['with more', { score: 101 }, true],
    ['not with a point less', { score: 99 }, false],
    ['also if it was left with the target reached (decision C9)', { score: 100, left: 'tried' }, true],
    ['not if it was left before anything was tried (decision C9)', { score: 0, left: 'untried' }, false],
  ])('%s', (_, change, passed) => {
    expect(isPassed(challenge, reached(change))).toBe(passed);
  });
});

describe('an attempt at Math Race passed', () => {
  const challenge = read(revision(2, { target_score: 20 }));
  it.each<[string, Partial<Reached>, boolean]>([
    ['if it was finished, whatever the accuracy (decision C3)', { score: 200, data: { correct: 20 } }, true],
    ['not if it ended without its target (Math Race, R8)', { score: 190, data: { correct: 19 } }, false],
    ['not if it was left (decision C9)', { left: 'tried' }, false],
    ['not if it was left, whatever its data says (decision C9)', { score: 200, left: 'tried', data: { correct: 20 } }, false],
    ['not with a score alone', { score: 210 }, false],
  ])('%s', (_, change, passed) => {
    expect(isPassed(challenge, reached(change))).toBe(passed);
  });
});

describe('an attempt at the Number Puzzle passed', () => {
  const challenge = read(revision(3, { target_score: 700, moves_limit: 50 }, { time_limit: 120 }));
  const good: Partial<Reached> = { score: 700, movesCount: 50, timeTaken: 120 };
  it.each<[string, Partial<Reached>, boolean]>([
    ['with the target score, at both limits (decision G15, decision C11)', {}, true],
    ['not with a point less', { score: 699 }, false],
    ['not with a move more (decision C11)', { movesCount: 51 }, false],
    ['not a second later (decision C11)', { timeTaken: 121 }, false],
    ['not if it was left (decision C9)', { left: 'tried' }, false],
    ['after any time if it is calm (decision C14)', { timeTaken: 9_999, course: 'calm' }, true],
    ['not with a move more, calm or not (decision C14)', { movesCount: 51, course: 'calm' }, false],
  ])('%s', (_, change, passed) => {
    expect(isPassed(challenge, reached({ ...good, ...change }))).toBe(passed);
  });

  it('not without a count of its moves', () => {
    expect(isPassed(challenge, reached({ score: 1000, timeTaken: 1 }))).toBe(false);
  });
});
