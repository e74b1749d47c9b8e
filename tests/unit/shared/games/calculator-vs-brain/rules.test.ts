import { describe, expect, it } from 'vitest';
import { MAX_LOG_BYTES, MAX_MOVES } from '../../../../../shared/contract/limits.ts';
import { accuracyOf } from '../../../../../shared/games/kit/accuracy.ts';
import type { CalculatorConfig } from '../../../../../shared/games/calculator-vs-brain/v1/config.ts';
import { unpackMove } from '../../../../../shared/games/calculator-vs-brain/v1/moves.ts';
import { history } from '../../../../../shared/games/calculator-vs-brain/v1/history.ts';
import { calculatorVsBrain, MAX_ROUNDS, ROUNDS_KEPT } from '../../../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { scoreOf } from '../../../../../shared/games/calculator-vs-brain/v1/score.ts';
import { act, play, repeat } from './play.ts';

const config: CalculatorConfig = { difficulty: 'easy', operation: 'addition' };
const tick = { type: 'tick' } as const;

describe('a round', () => {
  it('is won by the right answer before the calculator’s [R2, R4]', () => {
    const { last } = play(config, 'a', [act(1234, 'right')]);
    expect(last).toMatchObject({
      phase: 'decided',
      playerWins: 1,
      calculatorWins: 0,
      streak: 1,
      bestStreak: 1,
      bestTimeMs: 1234,
      spentMs: 1234,
    });
  });

  it('is lost by a wrong answer, however quick [R2]', () => {
    const { last } = play(config, 'a', [act(100, 'wrong')]);
    expect(last).toMatchObject({ phase: 'decided', playerWins: 0, calculatorWins: 1, streak: 0, bestTimeMs: null, spentMs: 100 });
  });

  it.each([
    ['easy', 3000],
    ['medium', 2500],
    ['hard', 2000],
    ['insane', 1500],
  ] as const)('at %s is the calculator’s after %i ms, not a millisecond earlier [R3]', (difficulty, ms) => {
    const { states } = play({ difficulty, operation: 'mixed' }, 'a', [act(ms - 1, 'tick'), act(1, 'tick')]);
    expect(calculatorVsBrain.dueAt(states[0]!)).toBe(ms);
    expect(states[1]).toBe(states[0]);
    expect(states[2]).toMatchObject({ phase: 'decided', calculatorWins: 1, spentMs: ms });
    expect(history(states[2]!)).toMatchObject([{ userAnswer: null, won: false, ms }]);
  });

  it('goes to the player one millisecond before the calculator’s time, and to the calculator at it (decision G18) [R3]', () => {
    expect(play(config, 'a', [act(2999, 'right')]).last).toMatchObject({ playerWins: 1, bestTimeMs: 2999 });
    expect(play(config, 'a', [act(3000, 'right')]).last).toMatchObject({ playerWins: 0, calculatorWins: 1 });
    expect(play(config, 'a', [act(3001, 'right')]).last).toMatchObject({ playerWins: 0, calculatorWins: 1 });
  });

  it('lost breaks the streak, and the best streak stays [R2, R3]', () => {
    const won = [act(500, 'right'), act(0, 'next')];
    const { last } = play(config, 'a', [...repeat(3, ...won), act(500, 'wrong'), act(0, 'next'), ...won, act(3000, 'tick')]);
    expect(last).toMatchObject({ playerWins: 4, calculatorWins: 2, streak: 0, bestStreak: 3 });
    expect(play(config, 'a', [...repeat(3, ...won), act(500, 'wrong'), act(0, 'next'), ...won]).last.streak).toBe(1);
  });

  it('keeps the least time of those won as the best [R4]', () => {
    const times = [900, 700, 800].flatMap((ms) => [act(ms, 'right'), act(10, 'next')]);
    expect(play(config, 'a', [...times, act(300, 'wrong')]).last.bestTimeMs).toBe(700);
  });
});

describe('between rounds', () => {
  it('nothing falls due, no answer is taken, and the time does not count [R5, R9]', () => {
    const { states, last } = play(config, 'a', [
      act(1000, 'right'),
      act(3_600_000, 'tick'),
      act(0, 'right'),
      act(0, 'next'),
      act(1500, 'right'),
    ]);
    expect(calculatorVsBrain.dueAt(states[1]!)).toBeNull();
    expect(states[2]).toBe(states[1]);
    expect(states[3]).toBe(states[1]);
    expect(states[4]).toMatchObject({ phase: 'asking', shownAtMs: 3_601_000 });
    expect(last).toMatchObject({ playerWins: 2, spentMs: 2500, bestTimeMs: 1000 });
  });

  it('`next` brings another question; during a round it is not possible [R1, P7]', () => {
    const { states } = play(config, 'a', [act(10, 'next'), act(10, 'right'), act(10, 'next')]);
    expect(states[1]).toBe(states[0]);
    expect(states[3]!.problem).not.toMatchObject({ a: states[0]!.problem.a, b: states[0]!.problem.b });
    expect(states[3]!.problem.id).toBe(2);
  });
});

describe('the end', () => {
  it('is not possible before a round was decided [R6]', () => {
    const { states } = play(config, 'a', [act(500, 'end')]);
    expect(states[1]).toBe(states[0]);
  });

  it('comes with `end`, between rounds [R6, R8, R9]', () => {
    const { last } = play(config, 'a', [act(1100, 'right'), act(5000, 'next'), act(1200, 'wrong'), act(9000, 'end')]);
    expect(calculatorVsBrain.isOver(last)).toBe(true);
    expect(calculatorVsBrain.outcome(last)).toEqual({
      score: 150,
      accuracy: 50,
      timeTaken: 2,
      durationMs: 2300,
      difficulty: 'easy',
      movesCount: null,
      resumed: false,
      sessionData: {
        operation: 'addition',
        level: 'easy',
        playerWins: 1,
        calculatorWins: 1,
        streak: 1,
        totalProblems: 2,
        correct: 1,
        answered: 2,
        bestTime: 1100,
        records: { wins: 1, 'best_streak/easy': 1, 'best_ms/easy': 1100 },
      },
    });
  });

  it('in the middle of a round leaves that round out, and its time [R6]', () => {
    const between = play(config, 'a', [act(1000, 'right'), act(0, 'end')]);
    const during = play(config, 'a', [act(1000, 'right'), act(0, 'next'), act(2999, 'end')]);
    expect(calculatorVsBrain.outcome(during.last)).toEqual(calculatorVsBrain.outcome(between.last));
  });

  it('at the calculator’s very moment comes after its win [R3, R6]', () => {
    const { last } = play(config, 'a', [act(3000, 'end')]);
    expect(last).toMatchObject({ phase: 'over', calculatorWins: 1 });
  });

  it('of a run without a win has no best time to tell', () => {
    const { last } = play({ difficulty: 'insane', operation: 'mixed' }, 'a', [act(100, 'wrong'), act(0, 'end')]);
    const { sessionData, ...outcome } = calculatorVsBrain.outcome(last);
    expect(outcome).toMatchObject({ score: 0, accuracy: 0, timeTaken: 0, difficulty: 'expert' });
    expect(sessionData).not.toHaveProperty('bestTime');
    expect(sessionData).toMatchObject({ level: 'insane', records: { wins: 0, 'best_streak/insane': 0 } });
  });

  it('of rounds that all ran out leaves nothing tried; one answer is a try, however many rounds ago [R7a]', () => {
    const late = [act(3000, 'tick'), act(0, 'next')] as const;
    expect(calculatorVsBrain.tried(play(config, 'a', [...late, ...late, act(0, 'end')]).last)).toBe(false);
    const long = play(config, 'a', [
      act(100, 'wrong'),
      act(0, 'next'),
      ...repeat(ROUNDS_KEPT + 1, ...late),
      act(3000, 'tick'),
      act(0, 'end'),
    ]).last;
    expect(long.rounds.every(({ value }) => value === null)).toBe(true);
    expect(calculatorVsBrain.tried(long)).toBe(true);
  });

  it('comes by itself with round 1,000, and its log is small [R7, R11]', () => {
    const { last, record, entries } = play(config, 'a', repeat(MAX_ROUNDS + 5, act(2000, 'right'), act(1000, 'next')));
    expect(last).toMatchObject({ phase: 'over', playerWins: 1000, bestStreak: 1000 });
    expect(last.rounds).toHaveLength(ROUNDS_KEPT);
    expect(history(last)).toMatchObject({ 0: { idx: 901 }, 99: { idx: 1000 } });
    expect(entries.length).toBeLessThan(MAX_MOVES / 5);
    expect(record.log.length).toBeLessThan(MAX_LOG_BYTES / 5);
  });
});

describe('a resume', () => {
  it('replaces the question by a fresh one with the whole time before it, and what was spent stays spent [R10]', () => {
    const { states, last } = play(config, 'a', [act(2000, 'resume'), act(2999, 'right'), act(0, 'end')]);
    expect(states[1]!.problem.id).toBe(2);
    expect(states[1]).toMatchObject({ phase: 'asking', shownAtMs: 2000, resumed: true });
    expect(calculatorVsBrain.dueAt(states[1]!)).toBe(5000);
    expect(last).toMatchObject({ bestTimeMs: 2999, spentMs: 4999 });
    expect(calculatorVsBrain.outcome(last)).toMatchObject({ resumed: true, timeTaken: 4 });
  });

  it('never shows the same question again [R10, P7]', () => {
    const { states } = play({ difficulty: 'easy', operation: 'division' }, 'a', repeat(300, act(10, 'resume')));
    for (const [i, { problem }] of states.slice(1).entries()) {
      const { a, b } = states[i]!.problem;
      expect(problem.a === a && problem.b === b).toBe(false);
    }
  });

  it('between rounds replaces nothing, but marks the run [R10]', () => {
    const { states, last } = play(config, 'a', [act(1000, 'right'), act(10, 'resume')]);
    expect(last).toEqual({ ...states[1], resumed: true });
  });

  it('keeps the run from setting a personal best; its wins count [R12]', () => {
    const { last } = play(config, 'a', [act(1000, 'right'), act(10, 'resume'), act(0, 'end')]);
    expect(calculatorVsBrain.outcome(last).sessionData['records']).toEqual({ wins: 1 });
  });

  it('that comes when the calculator is due does not save the round [R3]', () => {
    const { last } = play(config, 'a', [act(3000, 'resume')]);
    expect(last).toMatchObject({ phase: 'decided', calculatorWins: 1, resumed: true });
    expect(calculatorVsBrain.step(last, tick, 10_000)).toBe(last);
  });
});

describe('the answer times', () => {
  it('are those of the player’s answers, right or wrong, from their question’s appearance; none where the calculator was first [R13]', () => {
    const acts = [act(900, 'right'), act(5000, 'next'), act(3000, 'tick'), act(0, 'next'), act(1000, 'resume'), act(400, 'wrong')];
    expect(calculatorVsBrain.answerTimes(play(config, 'a', acts).last)).toEqual([400, 900]);
  });

  it('are of all rounds, also of those that the history has forgotten [R13]', () => {
    const { last } = play(config, 'a', repeat(ROUNDS_KEPT + 50, act(700, 'right'), act(0, 'next')));
    expect(calculatorVsBrain.answerTimes(last)).toEqual(Array.from({ length: ROUNDS_KEPT + 50 }, () => 700));
  });
});

describe('the score', () => {
  it.each([
    // wins, rounds, best streak: 100 × wins + 50 × best streak; round(100 × wins / rounds)
    [0, 1, 0, 0, 0], // nothing won
    [1, 1, 1, 150, 100], // 100 + 50
    [7, 9, 4, 900, 78], // 700 + 200; 77.8 → 78
    [3, 8, 1, 350, 38], // 300 + 50; 37.5 → 38, halves up (G17)
    [10, 10, 10, 1500, 100], // 1,000 + 500
    [2, 6, 2, 300, 33], // 200 + 100; 33.3 → 33
    [1000, 1000, 1000, 150_000, 100], // 100,000 + 50,000
  ])('%i of %i rounds won, best streak %i: %i points, accuracy %i', (wins, rounds, bestStreak, score, accuracy) => {
    expect(scoreOf(wins, bestStreak)).toBe(score);
    expect(accuracyOf(wins, rounds)).toBe(accuracy);
  });
});

describe('a move as text', () => {
  it.each([
    ['1k', { type: 'answer', value: 56 }],
    ['0', { type: 'answer', value: 0 }],
    ['-1', { type: 'answer', value: -1 }],
    ['>', { type: 'next' }],
    ['.', { type: 'end' }],
  ])('%s', (text, move) => {
    expect(unpackMove(text)).toEqual(move);
    expect(calculatorVsBrain.packMove(unpackMove(text)!)).toBe(text);
  });

  it.each(['', '>>', '..', ' ', '01', '-0', '5yc1s', 'Next'])('%j is none', (text) => {
    expect(unpackMove(text)).toBeNull();
  });
});
