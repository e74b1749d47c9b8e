import { describe, expect, it } from 'vitest';
import { attemptState } from '../../../../client/challenge/attempt-result.ts';
import type { EndedAttempt } from '../../../../client/challenge/ended-attempt.ts';
import { revision, sessionOf } from '../../shared/challenge/revisions.ts';
import type { Answer } from '../../../../shared/games/kit/facts.ts';
import { someOutcome } from '../play/run/fake-engine.ts';
import { itemOf } from '../storage/samples.ts';
import { todays } from './todays.ts';

const SUMS = revision(1);
const PASSED = { 'challenge-1': [20, 160, 100, 0] } as const;

/** Two answers, the second of them wrong. */
const ANSWERS = [true, false].map((right): Answer => ({
  topic: 'addition',
  right,
  ms: 2_000,
  problem: '2+2',
  digits: 1,
  sent: 'auto',
  after: null,
}));

/** A guest's attempt, which only its window has. */
const ended = (score: number, change: Partial<EndedAttempt> = {}): EndedAttempt => ({
  revision: SUMS,
  owner: { kind: 'guest' },
  report: { sessionId: 's1', outcome: { ...someOutcome, score, accuracy: 90 }, kept: 'memory', xpEarned: 10 },
  answers: ANSWERS,
  ...change,
});

describe('where a player is with today’s challenge', () => {
  it('begins with nothing', () => {
    expect(attemptState(todays([SUMS], {}), undefined, 'ada')).toEqual({ state: 'none' });
    expect(attemptState(todays([]), ended(100), undefined)).toEqual({ state: 'none' });
  });

  it('is the best of all attempts, with that run, and its record if this device played it (decision C2)', () => {
    const best = sessionOf(1, { id: 'best', score: 160, accuracy: 93 });
    const attempts = { challenges: PASSED, sessions: [best, sessionOf(1, { score: 90, accuracy: 50 })] };
    const result = { asked: SUMS, score: 160, run: best, passed: true, xpReward: 100, claimed: false };
    expect(attemptState(todays([SUMS], attempts), undefined, 'ada')).toEqual({ state: 'stored', result });
    const item = itemOf('best', 'session', {});
    expect(attemptState(todays([SUMS], { ...attempts, items: [item] }), undefined, 'ada')).toEqual({
      state: 'stored',
      result: { ...result, run: { ...best, item } },
    });
    const elsewhere = attemptState(todays([SUMS], { challenges: PASSED }), undefined, 'ada');
    expect(elsewhere).toMatchObject({ result: { score: 160 } });
    expect(elsewhere).not.toHaveProperty('result.run');
  });

  it('is shown as it was asked: an edit and a deactivation change nothing for who has played it (decision C2)', () => {
    const edited = revision(1, { target_score: 160 }, { revision: 2, title: 'Edited' });
    const inactive = revision(1, {}, { revision: 3, is_active: false });
    const sessions = [sessionOf(1, { score: 160, attempt: { revision: 1, passed: true, xpReward: 100 } })];
    const today = todays([SUMS, edited, inactive], { challenges: PASSED, sessions });
    expect(today.ofDay.state).toBe('inactive');
    expect(attemptState(today, undefined, 'ada')).toMatchObject({ state: 'stored', result: { asked: SUMS, passed: true } });
    // Of a game that another device played only the figures are known here.
    expect(attemptState(todays([SUMS, edited], { challenges: PASSED }), undefined, 'ada')).toMatchObject({ result: { asked: edited } });
    expect(attemptState(todays([SUMS, edited]), ended(90), undefined)).toMatchObject({ result: { asked: SUMS } });
  });

  it('is open while another tab plays it, and over as soon as there is a game', () => {
    expect(attemptState(todays([SUMS], { open: ['challenge-1'] }), undefined, 'ada')).toEqual({ state: 'open' });
    const sessions = [sessionOf(1, { score: 90 })];
    expect(attemptState(todays([SUMS], { open: ['challenge-1'], sessions }), undefined, 'ada')).toMatchObject({
      state: 'stored',
      result: { score: 90, passed: false },
    });
  });

  it('is a guest’s as long as the window has the attempt, judged by the revision that was played', () => {
    const edited = revision(1, { target_score: 40 }, { revision: 2 });
    expect(attemptState(todays([SUMS, edited]), ended(90), undefined)).toMatchObject({
      state: 'in-memory',
      result: {
        score: 90,
        run: { game: 'speed-math', accuracy: 90, facts: [2, 1, 4_000], answers: ANSWERS },
        passed: false,
        claimed: false,
      },
    });
    expect(attemptState(todays([SUMS]), ended(150), undefined)).toMatchObject({ result: { passed: true, xpReward: 100 } });
  });

  it('is nobody else’s: not of a player, not of another day, not once it is kept', () => {
    expect(attemptState(todays([SUMS], {}), ended(90), 'ada')).toEqual({ state: 'none' });
    expect(attemptState(todays([revision(1, {}, { id: 'other' })]), ended(90), undefined)).toEqual({ state: 'none' });
    const kept = { ...ended(90).report, kept: 'saved' } as const;
    expect(attemptState(todays([SUMS]), ended(90, { report: kept }), undefined)).toEqual({ state: 'none' });
  });
});
