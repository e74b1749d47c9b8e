import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPassed, NOT_ATTEMPTED, standingOf, unite, type JudgedAttempt, type Standing } from '../../../../shared/challenge/standing.ts';
import type { Reached } from '../../../../shared/games/kit/challenge-rules.ts';
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
  ])('%s', (_, change, passed) => {
    expect(isPassed(challenge, reached({ ...good, ...change }))).toBe(passed);
  });

  it('not without a count of its moves', () => {
    expect(isPassed(challenge, reached({ score: 1000, timeTaken: 1 }))).toBe(false);
  });
});

describe('attempts from several devices (decision C2)', () => {
  const attempt = (score: number, xpReward = 100, number = 1): JudgedAttempt => ({
    challenge: read(revision(1, { target_score: 100 }, { revision: number, xp_reward: xpReward })),
    reached: reached({ score }),
  });

  it('no attempt: no best, nothing passed, no reward (decision C6)', () => {
    expect(standingOf([])).toEqual({ bestScore: null, passed: false, xpReward: 0 });
  });

  it('one in which nothing was tried is an attempt, with 0 as its best (decisions C6 and C9)', () => {
    expect(standingOf([attempt(0)])).toEqual({ bestScore: 0, passed: false, xpReward: 0 });
  });

  it('passed if any passed; the best score is the best', () => {
    expect(standingOf([attempt(120), attempt(40)])).toEqual({ bestScore: 120, passed: true, xpReward: 100 });
  });

  it('each is judged by its own revision, and the reward is the greatest among those that passed', () => {
    expect(standingOf([attempt(120, 100, 1), attempt(110, 200, 2), attempt(40, 500, 3)])).toMatchObject({ bestScore: 120, xpReward: 200 });
  });

  it('the bonus is in no reward (decision C5)', () => {
    const challenge = read(revision(1, { target_score: 50 }, { xp_reward: 50, bonus_xp: 200 }));
    expect(standingOf([{ challenge, reached: reached({ score: 160 }) }]).xpReward).toBe(50);
  });

  it('an attempt that failed by its limits may still be the best score', () => {
    const challenge = read(revision(3, { target_score: 100, moves_limit: 50 }));
    const board = (score: number, movesCount: number) => ({ challenge, reached: reached({ score, movesCount }) });
    expect(standingOf([board(700, 51), board(650, 50)])).toEqual({ bestScore: 700, passed: true, xpReward: 100 });
  });

  it('come to the same in any order, however often each is counted', () => {
    const standing: fc.Arbitrary<Standing> = fc.record({
      bestScore: fc.option(fc.nat({ max: 900 })),
      passed: fc.boolean(),
      xpReward: fc.nat({ max: 500 }),
    });
    fc.assert(
      fc.property(standing, standing, standing, (a, b, c) => {
        expect(unite(a, b)).toEqual(unite(b, a));
        expect(unite(unite(a, b), c)).toEqual(unite(a, unite(b, c)));
        expect(unite(a, a)).toEqual(a);
        expect(unite(a, NOT_ATTEMPTED)).toEqual(a);
      }),
    );
  });
});
