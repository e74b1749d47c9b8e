import { describe, expect, it } from 'vitest';
import { accuracyOf } from '../../../../../shared/games/kit/accuracy.ts';
import type { MathRaceConfig } from '../../../../../shared/games/math-race/v1/config.ts';
import { mathRace } from '../../../../../shared/games/math-race/v1/rules.ts';
import { scoreOf } from '../../../../../shared/games/math-race/v1/score.ts';
import { act, play, repeat } from './play.ts';
import { isSameProblem } from '../../../../../shared/games/math-race/v1/problem.ts';

const config: MathRaceConfig = { operation: 'addition', from: 1, to: 10, target: 3 };

describe('a race', () => {
  it('begins with its first problem at 0 ms, and waits for an answer as long as it takes [R1]', () => {
    const { last } = play(config, 'a', []);
    expect(last).toMatchObject({ shownAtMs: 0, correct: 0, streak: 0, feedbackUntilMs: null });
    expect(mathRace.dueAt(last)).toBeNull();
    expect(mathRace.step(last, { type: 'tick' }, 3_600_000)).toBe(last);
  });

  it('pauses 400 ms after an answer, right or wrong, and shows the next problem then [R2, R3]', () => {
    const right = play(config, 'a', [act(1000, 'right')]).last;
    expect(right).toMatchObject({ correct: 1, streak: 1, feedbackUntilMs: 1400 });
    expect(mathRace.step(right, { type: 'tick' }, 1399).problem).toBe(right.problem);
    const next = mathRace.step(right, { type: 'tick' }, 1400);
    expect(next).toMatchObject({ shownAtMs: 1400, feedbackUntilMs: null });
    expect(next.problem).not.toEqual(right.problem);
    expect(play(config, 'a', [act(1000, 'wrong')]).last).toMatchObject({ correct: 0, streak: 0, feedbackUntilMs: 1400 });
  });

  it('counts the streak anew after a wrong answer, keeps the score and the best streak [R2]', () => {
    const acts = [...repeat(2, 'right', 1000), act(1000, 'wrong')];
    expect(play({ ...config, target: 9 }, 'a', acts).last).toMatchObject({ correct: 2, streak: 0, bestStreak: 2 });
    expect(play({ ...config, target: 9 }, 'a', [...acts, act(1000, 'right')]).last).toMatchObject({ correct: 3, streak: 1, bestStreak: 2 });
  });

  it('ends 400 ms after the answer that reaches the target, its time taken at that answer [R4, R5]', () => {
    const before = play(config, 'a', [act(1500, 'right'), act(2000, 'wrong'), ...repeat(2, 'right', 3000), act(399, 'tick')]);
    expect(before.last).toMatchObject({ correct: 3, overAtMs: null });
    const over = mathRace.step(before.last, { type: 'tick' }, 9900);
    expect(over.overAtMs).toBe(9900);
    expect(mathRace.outcome(over)).toEqual({
      // 3 of 4: 75 %; 10 × 3 + 7
      score: 37,
      accuracy: 75,
      timeTaken: 9,
      durationMs: 9500,
      difficulty: 'medium',
      movesCount: null,
      resumed: false,
      sessionData: {
        operation: 'addition',
        from: 1,
        to: 10,
        target: 3,
        answered: 4,
        correct: 3,
        bestStreak: 2,
        records: { best_streak: 2 },
      },
    });
  });

  it.each([
    [{ from: 1, to: 10, target: 5 }, 'best_ms/addition/10/5'],
    [{ from: 1, to: 100, target: 20 }, 'best_ms/addition/100/20'],
    [{ from: 2, to: 10, target: 20 }, null],
    [{ from: 1, to: 11, target: 20 }, null],
    [{ from: 1, to: 10, target: 19 }, null],
  ])('keeps its time by its set-up, of %j as %j [R11]', (part, name) => {
    const setup = { ...config, ...part };
    const { last } = play(setup, 'a', [...repeat(part.target, 'right', 1000), act(400, 'tick')]);
    const { records } = mathRace.outcome(last).sessionData;
    expect(records).toEqual({ best_streak: part.target, ...(name === null ? {} : { [name]: 1000 * part.target }) });
  });

  it('of a target of one is over after one right answer [C3]', () => {
    const { last } = play({ ...config, target: 1 }, 'a', [act(700, 'right'), act(400, 'tick')]);
    expect(last.overAtMs).toBe(1100);
    expect(mathRace.outcome(last)).toMatchObject({ score: 20, timeTaken: 0, durationMs: 700 });
  });

  it('goes on after every problem of its pool was asked [P5]', () => {
    const { last } = play({ ...config, from: 2, to: 3, target: 30 }, 'a', [...repeat(30, 'right', 1000), act(400, 'tick')]);
    expect(mathRace.isOver(last)).toBe(true);
    expect(new Set(last.answers.map(({ problem }) => `${problem.a} ${problem.b}`)).size).toBe(4);
  });

  it('that has not reached its target ends with the 2,000th answer, and counts what it has [R8]', () => {
    const acts = [...repeat(40, 'right', 400), ...repeat(1959, 'wrong', 400)];
    const last = play({ ...config, target: 1000 }, 'a', acts).last;
    expect(mathRace.step(last, { type: 'tick' }, 1_000_000).overAtMs).toBeNull();
    const over = play({ ...config, target: 1000 }, 'a', [...acts, act(400, 'wrong'), act(400, 'tick')]).last;
    // 40 of 2,000: 2 %; 10 × 40 + 0
    const { score, accuracy, sessionData } = mathRace.outcome(over);
    expect({ score, accuracy, sessionData }).toMatchObject({
      score: 400,
      accuracy: 2,
      sessionData: { target: 1000, answered: 2000, correct: 40 },
    });
    // No best time without a finish [R11].
    expect(sessionData['records']).toEqual({ best_streak: 40 });
  });

  it('reaches every target with an answer to spare [C4, R8]', () => {
    const acts = [...repeat(999, 'wrong', 400), ...repeat(1000, 'right', 400), act(400, 'tick')];
    const { last } = play({ ...config, target: 1000 }, 'a', acts);
    expect(mathRace.outcome(last)).toMatchObject({ score: 10_005, sessionData: { answered: 1999, correct: 1000 } });
  });
});

describe('a resume', () => {
  it('replaces the problem on screen by another, timed from the resume [R9]', () => {
    const { states, last } = play(config, 'a', [act(1000, 'right'), act(3000, 'resume'), act(600, 'right')]);
    const before = mathRace.step(states[1]!, { type: 'tick' }, 4000);
    expect(isSameProblem(states[2]!.problem, before.problem)).toBe(false);
    expect(states[2]).toMatchObject({ shownAtMs: 4000, resumed: true, correct: 1, streak: 1 });
    expect(last.answers.at(-1)).toMatchObject({ ms: 600 });
  });

  it('never shows the old problem again at once, however few there are [R9, P5]', () => {
    const { states } = play({ ...config, operation: 'subtraction', from: 1, to: 2 }, 'a', repeat(200, 'resume', 10));
    for (const [i, { problem }] of states.slice(1).entries()) expect(isSameProblem(problem, states[i]!.problem)).toBe(false);
  });

  it('gives nothing that was taken away: the replaced problem comes only when the pool begins anew [R9]', () => {
    const { states } = play({ ...config, from: 1, to: 5 }, 'a', repeat(24, 'resume', 10));
    expect(new Set(states.map(({ problem }) => `${problem.a} ${problem.b}`)).size).toBe(25);
  });

  it('during a pause replaces nothing, but marks the race [R9]', () => {
    const { states, last } = play(config, 'a', [act(1000, 'right'), act(100, 'resume')]);
    expect(last).toEqual({ ...states[1], resumed: true });
  });

  it('keeps the problem of a race that has but one [R9]', () => {
    const { states, last } = play({ ...config, operation: 'division', from: 7, to: 7 }, 'a', [act(1000, 'resume')]);
    expect(last.problem).toEqual({ ...states[0]!.problem, resumed: true });
    expect(last).toMatchObject({ shownAtMs: 1000, resumed: true });
  });

  it('is told by the outcome, to the end, and leaves no records [R9, R11]', () => {
    const { last } = play(config, 'a', [act(100, 'resume'), ...repeat(3, 'right', 1000), act(400, 'tick')]);
    expect(mathRace.outcome(last)).toMatchObject({ resumed: true, score: 40 });
    expect(mathRace.outcome(last).sessionData['records']).toEqual({});
  });
});

describe('the answer times', () => {
  it('are those of all answers, right or wrong, each from its problem’s appearance [R12]', () => {
    const { last } = play(config, 'a', [act(1000, 'right'), act(900, 'wrong'), act(1400, 'resume'), act(300, 'right')]);
    expect(mathRace.answerTimes(last)).toEqual([1000, 500, 300]);
  });
});

describe('the score [R6, R7]', () => {
  it.each([
    [20, 20, 100, 210, 'spec 1 §9: 10 × 20 + floor(100 / 10)'],
    [20, 21, 95, 209, '95.2 → 95; 200 + 9'],
    [20, 40, 50, 205, '200 + 5'],
    [5, 15, 33, 53, '33.3 → 33; 50 + 3'],
    [100, 101, 99, 1009, '99.0 → 99; 1000 + 9'],
    [1, 8, 13, 11, '12.5 → 13, halves up (G17); 10 + 1'],
    [1, 11, 9, 10, '9.1 → 9; 10 + 0, the least'],
    [0, 2000, 0, 10, 'R8 with nothing right: at least 10'],
  ])('%i right of %i: accuracy %i, score %i (%s)', (correct, answered, accuracy, score) => {
    expect(accuracyOf(correct, answered)).toBe(accuracy);
    expect(scoreOf(correct, accuracy)).toBe(score);
  });
});
