import { describe, expect, it } from 'vitest';
import { QUESTIONS, type SpeedMathConfig } from '../../../../../shared/games/speed-math/v1/config.ts';
import { answersIn, history, speedMath } from '../../../../../shared/games/speed-math/v1/rules.ts';
import { accuracyOf } from '../../../../../shared/games/kit/accuracy.ts';
import { COUNTDOWN_FROM, COUNTDOWN_STEP_MS } from '../../../../../shared/games/kit/countdown.ts';
import { compactLog, packLog } from '../../../../../shared/games/kit/log.ts';
import { scoreOf } from '../../../../../shared/games/speed-math/v1/score.ts';
import { summaryMessage } from '../../../../../client/words/en/speed-math/result.ts';
import { replayedOutcome } from '../played-run.ts';
import { play, repeat, type Act } from './play.ts';
import { isSameProblem } from '../../../../../shared/games/speed-math/v1/problem.ts';

const config: SpeedMathConfig = { operation: 'addition', difficulty: 'double', friendly: true, timeLimit: 20, questions: 3 };
const act = (afterMs: number, does: Act['does']): Act => ({ afterMs, does });

describe('a run', () => {
  it('begins with its first question at 0 ms: the countdown of 3, 2, 1, 800 ms each, lies before its clock [R1]', () => {
    expect([COUNTDOWN_FROM, COUNTDOWN_STEP_MS]).toEqual([3, 800]);
    const { states, last } = play(config, 'a', [act(0, 'right')]);
    expect(states[0]).toMatchObject({ shownAtMs: 0, feedbackUntilMs: null });
    expect(speedMath.dueAt(states[0]!)).toBe(20_000);
    expect(answersIn(last)).toMatchObject([{ ms: 0 }]);
  });

  it.each([
    ['single', 'easy'],
    ['double', 'medium'],
    ['three', 'hard'],
    ['large', 'expert'],
  ] as const)('of %s is saved as %s [C2]', (difficulty, saved) => {
    const { last } = play({ ...config, difficulty }, 'a', [act(20_000, 'tick')]);
    expect(speedMath.outcome(last).difficulty).toBe(saved);
  });

  it('has as answer times those of all answers, right or wrong, each from its question’s appearance [R11]', () => {
    const { last } = play(config, 'a', [act(1000, 'right'), act(900, 'wrong'), act(1800, 'resume'), act(300, 'right')]);
    expect(speedMath.answerTimes(last)).toEqual([1000, 400, 300]);
  });

  it('of the most questions needs 100 answers and the tick that ends it: its log loses the other ticks, and nothing else [R10]', () => {
    const most: SpeedMathConfig = { ...config, operation: 'mixed', timeLimit: 600, questions: QUESTIONS.highest };
    const acts = Array.from({ length: 101 }, () => [act(1000, 'right'), act(250, 'tick'), act(250, 'tick')]).flat();
    const { last, entries, record } = play(most, 'a', acts.slice(0, 300));
    const kept = compactLog(entries);
    expect(kept.map(({ move }) => move.type)).toEqual([...Array.from({ length: 100 }, () => 'answer'), 'tick']);
    expect(replayedOutcome({ ...record, log: packLog(speedMath, kept) })).toEqual({ ok: true, value: speedMath.outcome(last) });
    expect(play(most, 'a', acts).last).toEqual(last);
  });

  it('pauses 500 ms after a right and 800 ms after a wrong answer, and shows the next question then [R2, R3]', () => {
    const right = play(config, 'a', [act(1000, 'right')]).last;
    expect(right.feedbackUntilMs).toBe(1500);
    expect(speedMath.step(right, { type: 'tick' }, 1499).problem).toBe(right.problem);
    expect(speedMath.step(right, { type: 'tick' }, 1500)).toMatchObject({ shownAtMs: 1500, feedbackUntilMs: null });
    expect(play(config, 'a', [act(1000, 'wrong')]).last.feedbackUntilMs).toBe(1800);
  });

  it('ends when the pause after the last answer has passed, its time taken at the last answer [R4, R5]', () => {
    const { last } = play(config, 'a', [...repeat(3, 'right', 3333), act(500, 'tick')]);
    expect(last.overAtMs).toBe(10_499);
    expect(speedMath.outcome(last)).toEqual({
      score: 40,
      accuracy: 100,
      timeTaken: 9,
      durationMs: 9999,
      difficulty: 'medium',
      movesCount: null,
      resumed: false,
      sessionData: { operation: 'addition', friendly: true, timeLimit: 20, questions: 3, answered: 3, correct: 3 },
    });
  });

  it('ends at the time limit, also during a pause; an answer at the very limit is too late [R4, R5]', () => {
    const { last } = play(config, 'a', [act(1000, 'right'), act(18_700, 'wrong'), act(300, 'right')]);
    expect(last).toMatchObject({ overAtMs: 20_000 });
    expect(answersIn(last)).toHaveLength(2);
    expect(speedMath.outcome(last)).toMatchObject({ accuracy: 50, score: 15, timeTaken: 20, durationMs: 20_000 });
  });

  it('is over at the very limit, whether or not the end of a pause was noticed before [R4]', () => {
    const paused = play(config, 'a', [act(19_000, 'right')]).last;
    expect(speedMath.step(paused, { type: 'tick' }, 20_000)).toMatchObject({ overAtMs: 20_000, shownAtMs: 19_500 });
    expect(speedMath.step(paused, { type: 'tick' }, 19_999).overAtMs).toBeNull();
  });

  it('shows no further question when a pause ends at the very limit [R4]', () => {
    const { states, last } = play(config, 'a', [act(19_500, 'right'), act(500, 'tick')]);
    expect(last).toEqual({ ...states[1], feedbackUntilMs: null, overAtMs: 20_000 });
  });

  it('of which the last answer falls just before the limit counts as answered whole [R5]', () => {
    const { last } = play({ ...config, questions: 1 }, 'a', [act(19_999, 'right'), act(1, 'tick')]);
    expect(last.overAtMs).toBe(20_000);
    expect(speedMath.outcome(last)).toMatchObject({ timeTaken: 19, durationMs: 19_999, accuracy: 100 });
  });

  it('without an answer is over like any other [R7]', () => {
    const { last } = play(config, 'a', [act(20_000, 'tick')]);
    expect(speedMath.outcome(last)).toMatchObject({ accuracy: 0, score: 5, timeTaken: 20, sessionData: { answered: 0, correct: 0 } });
    expect(history(last)).toEqual([]);
  });

  it('tells its history: question, answer, right or not, and how long it took', () => {
    const { last } = play(config, 'a', [act(1000, 'right'), act(2500, 'wrong')]);
    expect(history(last)).toMatchObject([
      { idx: 1, correct: true, ms: 1000 },
      { idx: 2, correct: false, ms: 2000 },
    ]);
    expect(history(last)[1]).toMatchObject({ problem: last.problem, userAnswer: last.problem.answer + 1 });
  });

  it('has as many questions as exist, and is over after the last of them [C5]', () => {
    const all: SpeedMathConfig = { operation: 'subtraction', difficulty: 'single', friendly: true, timeLimit: 600, questions: 100 };
    const { last } = play(all, 'a', [...repeat(21, 'right', 2000), act(500, 'tick')]);
    expect(last.total).toBe(21);
    expect(speedMath.isOver(last)).toBe(true);
    expect(speedMath.outcome(last)).toMatchObject({ score: 220, sessionData: { questions: 21 } });
  });
});

describe('a resume', () => {
  it('replaces the question on screen by a fresh one, timed from the resume [R8]', () => {
    const { states, last } = play(config, 'a', [act(1000, 'right'), act(3000, 'resume')]);
    const before = speedMath.step(states[1]!, { type: 'tick' }, 4000);
    expect(isSameProblem(last.problem, before.problem)).toBe(false);
    expect(last).toMatchObject({ shownAtMs: 4000, resumed: true });
    expect(last.answers).toEqual(before.answers);
  });

  it('never shows the old question again at once, however few there are [R8]', () => {
    const few: SpeedMathConfig = { ...config, operation: 'subtraction', difficulty: 'single', timeLimit: 600 };
    const { states } = play(few, 'a', repeat(300, 'resume', 10));
    for (const [i, { problem }] of states.slice(1).entries()) expect(isSameProblem(problem, states[i]!.problem)).toBe(false);
  });

  it('during a pause replaces nothing, but marks the run [R8]', () => {
    const { states, last } = play(config, 'a', [act(1000, 'right'), act(100, 'resume')]);
    expect(last).toEqual({ ...states[1], resumed: true });
    expect(speedMath.outcome(speedMath.step(last, { type: 'tick' }, 20_000)).resumed).toBe(true);
  });

  it('keeps the question only if no other is left [R8]', () => {
    const all: SpeedMathConfig = { operation: 'subtraction', difficulty: 'single', friendly: true, timeLimit: 600, questions: 100 };
    const toTheLast = [...repeat(20, 'right', 2000), act(1000, 'tick')];
    const { states, last } = play(all, 'a', [...toTheLast, act(0, 'resume')]);
    expect(last.problem).toEqual({ ...states.at(-2)!.problem, resumed: true });
    const oneBefore = play(all, 'a', [...repeat(19, 'right', 2000), act(1000, 'tick'), act(0, 'resume')]);
    expect(isSameProblem(oneBefore.last.problem, oneBefore.states.at(-2)!.problem)).toBe(false);
  });
});

describe('the score', () => {
  it.each([
    [15, 15, 100, 160, 'spec 1 §9: 10 × 15 + floor(100 / 10)'],
    [14, 15, 93, 149, '93.3 → 93; 140 + 9'],
    [1, 8, 13, 11, '12.5 → 13, halves up (G17)'],
    [2, 3, 67, 26, '66.7 → 67'],
    [0, 7, 0, 5, 'at least 5'],
    [0, 0, 0, 5, 'nothing answered (G17)'],
  ])('%i right of %i: accuracy %i, score %i (%s) [R6]', (correct, answered, accuracy, score) => {
    expect(accuracyOf(correct, answered)).toBe(accuracy);
    expect(scoreOf(correct, accuracy)).toBe(score);
  });

  it.each([
    [100, 'Outstanding!'],
    [90, 'Outstanding!'],
    [89, 'Great job!'],
    [70, 'Great job!'],
    [69, 'Keep practicing!'],
    [0, 'Keep practicing!'],
  ])('accuracy %i says %s', (accuracy, message) => {
    expect(summaryMessage(accuracy)).toBe(message);
  });
});
