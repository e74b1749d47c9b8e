import { describe, expect, it } from 'vitest';
import type { TableConfig } from '../../../../../shared/games/multiplication-table/v1/config.ts';
import {
  breakdownOf,
  multiplicationTable,
  playedAt,
  pointsOf,
  talliesOf,
} from '../../../../../shared/games/multiplication-table/v1/rules.ts';
import { act, answered, play } from './play.ts';
import { isSameQuestion } from '../../../../../shared/games/multiplication-table/v1/question.ts';

const practice: TableConfig = { mode: 'practice', table: 3 };
const drill: TableConfig = { mode: 'speed_drill', table: 3 };
const pattern: TableConfig = { mode: 'pattern_learn', table: 3 };
const tick = { type: 'tick' as const };

describe('feedback', () => {
  it('shows for 1500 ms after right and wrong alike, then the next question [R2]', () => {
    for (const does of ['right', 'wrong'] as const) {
      const { last } = play(practice, 'a', [act(1000, does)]);
      expect(last.feedbackUntilMs).toBe(2500);
      expect(multiplicationTable.step(last, tick, 2499).question).toBe(last.question);
      expect(multiplicationTable.step(last, tick, 2500)).toMatchObject({ shownAtMs: 2500, feedbackUntilMs: null });
    }
  });

  it('ends at once with a skip, and with the same next question [R2]', () => {
    const { states, last } = play(practice, 'a', [act(1000, 'right'), act(200, 'skip')]);
    expect(last).toMatchObject({ shownAtMs: 1200, feedbackUntilMs: null });
    expect(last.question).toEqual(multiplicationTable.step(states[1]!, tick, 2500).question);
  });

  it('stops the clock of play [R1]', () => {
    const { last } = play(drill, 'a', [act(4000, 'right')]);
    expect([4000, 4700, 5500].map((atMs) => playedAt(last, atMs))).toEqual([4000, 4000, 4000]);
    const next = multiplicationTable.step(last, tick, 5500);
    expect(playedAt(next, 6500)).toBe(5000);
  });
});

describe('a timed run', () => {
  it('ends after 30 s of play, the feedback not counted [R1, R3]', () => {
    // 10 s answer, 1.5 s feedback, 15 s answer, feedback skipped after 0.5 s: 25 s played at 27 s; the last 5 s run out at 32 s.
    const acts = [act(10_000, 'right'), act(16_500, 'wrong'), act(500, 'skip')];
    const { last } = play(drill, 'a', acts);
    expect(multiplicationTable.dueAt(last)).toBe(32_000);
    expect(multiplicationTable.isOver(multiplicationTable.step(last, tick, 31_999))).toBe(false);
    const over = multiplicationTable.step(last, tick, 32_000);
    expect(over).toMatchObject({ overAtMs: 32_000, playedMs: 30_000 });
    expect(multiplicationTable.outcome(over)).toMatchObject({ timeTaken: 30, durationMs: 30_000, accuracy: 50, difficulty: 'medium' });
  });

  it('takes no answer at the very limit, and one just before it [R3]', () => {
    const late = play(drill, 'a', [act(30_000, 'right')]).last;
    expect(late).toMatchObject({ overAtMs: 30_000, answers: [] });
    const just = play(drill, 'a', [act(29_999, 'right'), act(1500, 'tick'), act(1, 'tick')]).last;
    expect(just).toMatchObject({ overAtMs: 31_500, playedMs: 30_000 });
    expect(just.answers).toHaveLength(1);
  });

  it('of the challenge lasts 60 s [R3]', () => {
    const { last } = play({ mode: 'challenge', table: 'mixed' }, 'a', [act(60_000, 'tick')]);
    expect(multiplicationTable.outcome(last)).toMatchObject({ timeTaken: 60, difficulty: 'hard' });
  });

  it('without an answer is over like any other [R7]', () => {
    const { last } = play(drill, 'a', [act(90_000, 'end')]);
    expect(multiplicationTable.outcome(last)).toEqual({
      score: 10,
      accuracy: 0,
      timeTaken: 30,
      durationMs: 30_000,
      difficulty: 'medium',
      movesCount: null,
      resumed: false,
      sessionData: { mode: 'speed_drill', table: 3, correct: 0, answered: 0, bestStreak: 0, records: {} },
    });
  });
});

describe('practice', () => {
  it('waits for an answer for ever [R3]', () => {
    const { last } = play(practice, 'a', [act(3_600_000, 'tick')]);
    expect(multiplicationTable.isOver(last)).toBe(false);
    expect(multiplicationTable.dueAt(last)).toBeNull();
  });

  it('is not ended before the first answer, and by the player after it, with the time of the open question [R4, R6]', () => {
    expect(multiplicationTable.isOver(play(practice, 'a', [act(1000, 'end')]).last)).toBe(false);
    const { last } = play(practice, 'a', [act(1000, 'right'), act(1500, 'tick'), act(2999, 'end')]);
    expect(last.overAtMs).toBe(5499);
    expect(multiplicationTable.outcome(last)).toMatchObject({ timeTaken: 3, durationMs: 3999, difficulty: 'easy' });
  });

  it('can be ended during feedback [R4]', () => {
    const { last } = play(practice, 'a', [act(2000, 'right'), act(300, 'end')]);
    expect(last).toMatchObject({ overAtMs: 2300, playedMs: 2000, feedbackUntilMs: null });
  });

  it('ends with the feedback of its 500th answer [R5]', () => {
    const { last } = play(practice, 'a', answered(500, 'right', 100));
    expect(last.answers).toHaveLength(500);
    expect(multiplicationTable.isOver(last)).toBe(true);
    expect(multiplicationTable.isOver(play(practice, 'a', answered(499, 'right', 100)).last)).toBe(false);
  });
});

describe('a pattern', () => {
  it('ends with the feedback of its tenth answer [R3]', () => {
    const nine = answered(9, 'right', 2000);
    const { last } = play(pattern, 'a', [...nine, act(2000, 'wrong')]);
    expect(multiplicationTable.isOver(multiplicationTable.step(last, tick, 21_499))).toBe(false);
    const over = multiplicationTable.step(last, tick, 21_500);
    expect(over.overAtMs).toBe(21_500);
    expect(multiplicationTable.outcome(over)).toMatchObject({
      accuracy: 90,
      timeTaken: 20,
      difficulty: 'easy',
      sessionData: { answered: 10, correct: 9, bestStreak: 9 },
    });
    expect(multiplicationTable.isOver(play(pattern, 'a', [...nine, act(2000, 'right'), act(10, 'skip')]).last)).toBe(true);
  });
});

describe('streak and points', () => {
  it('add up over a run worked out by hand [S2, S5, G18]', () => {
    // Table 3, × 1, × 2, × 3 of the pattern (d = 1, mode 0.8), each after 1 s: 10 × 1.5 × 0.8 = 12, and 2, 4 for the streak.
    const { last } = play(pattern, 'a', [
      ...answered(2, 'right', 1000),
      ...answered(1, 'wrong', 1000),
      ...answered(1, 'right', 1000),
      act(0, 'end'),
    ]);
    expect(last.answers.map(({ points }) => points)).toEqual([14, 16, 0, 14]);
    expect(pointsOf(last)).toBe(44);
    expect(last).toMatchObject({ streak: 1, bestStreak: 2 });
    // accuracy 75: 44 × (1 + 0.375 + 0.1) × 1.2 = 64.9 × 1.2 = 77.88
    expect(breakdownOf(last)).toEqual({ answers: 44, accuracyBonus: 17, consistencyBonus: 4, speed: 13, minimum: 0, score: 78 });
    expect(multiplicationTable.outcome(last)).toMatchObject({
      score: 78,
      accuracy: 75,
      sessionData: { records: { '3/correct': 3, '3/total': 4, 'best_score/pattern_learn': 78 }, bestStreak: 2 },
    });
  });

  it('tell right answers and all answers by table [R10]', () => {
    const { last } = play({ mode: 'practice', table: 'mixed' }, 'a', [...answered(20, 'right', 1000), ...answered(5, 'wrong', 1000)]);
    const tallies = talliesOf(last);
    for (const [table, [correct, total]] of Object.entries(tallies)) {
      const ofTable = last.answers.filter(({ question }) => question.a === Number(table));
      expect(total).toBe(ofTable.length);
      expect(correct).toBe(ofTable.filter(({ question, value }) => question.answer === value).length);
    }
    expect(Object.values(tallies).reduce((sum, [, total]) => sum + total, 0)).toBe(25);
  });
});

describe('the outcome', () => {
  it.each([
    ['practice', 'easy'],
    ['pattern_learn', 'easy'],
    ['speed_drill', 'medium'],
    ['challenge', 'hard'],
  ] as const)('of %s is saved as %s, whatever the table [C3]', (mode, difficulty) => {
    for (const table of [1, 100, 'mixed'] as const) {
      const { last } = play({ mode, table }, 'a', [...answered(1, 'right', 1000), act(0, 'end')]);
      expect(multiplicationTable.outcome(last).difficulty).toBe(difficulty);
    }
  });

  it.each([
    [2, 3, 67, '66.7'],
    [1, 3, 33, '33.3'],
    [1, 8, 13, '12.5, halves up (G17)'],
    [3, 3, 100, '100'],
    [0, 2, 0, '0'],
    [0, 0, 0, 'nothing answered'],
  ])('of %i right answers of %i has an accuracy of %i (%s) [S4]', (correct, total, accuracy) => {
    const { last } = play(drill, 'a', [
      ...answered(correct, 'right', 1000),
      ...answered(total - correct, 'wrong', 1000),
      act(30_000, 'tick'),
    ]);
    expect(multiplicationTable.outcome(last)).toMatchObject({ accuracy, sessionData: { correct, answered: total } });
  });
});

describe('the answer times', () => {
  const acts = [...answered(1, 'right', 1000), ...answered(1, 'wrong', 500), act(300, 'resume'), act(400, 'right')];

  it.each(['practice', 'speed_drill', 'challenge'] as const)(
    'of %s are those of all answers, from their question’s appearance; a break gains nothing [R12]',
    (mode) => {
      expect(multiplicationTable.answerTimes(play({ mode, table: 7 }, 'a', acts).last)).toEqual([1000, 500, 700]);
    },
  );

  it('of a pattern are none: its answers are known from the start [R12]', () => {
    expect(multiplicationTable.answerTimes(play(pattern, 'a', acts).last)).toEqual([]);
  });
});

describe('a resume', () => {
  it('puts another question on screen, with the time of the old one [R8]', () => {
    const { states, last } = play(practice, 'a', [act(1000, 'right'), act(4500, 'resume')]);
    const before = multiplicationTable.step(states[1]!, tick, 5500);
    expect(isSameQuestion(last.question, before.question)).toBe(false);
    expect(last).toMatchObject({ shownAtMs: 2500, resumed: true });
    const after = multiplicationTable.step(last, { type: 'answer', value: last.question.answer }, 6500);
    expect(after.answers.at(-1)).toMatchObject({ ms: 4000 });
  });

  it('never leaves the same question, not even in the smallest pool [R8, Q3]', () => {
    const { states } = play({ mode: 'challenge', table: 7 }, 'a', [
      ...answered(2, 'right', 100),
      ...Array.from({ length: 50 }, () => act(10, 'resume')),
    ]);
    for (const [i, { question }] of states.entries()) if (i > 4) expect(isSameQuestion(question, states[i - 1]!.question)).toBe(false);
  });

  it('leaves the question of a pattern, and one that was answered [R8]', () => {
    const inPattern = play(pattern, 'a', [...answered(3, 'right', 1000), act(500, 'resume')]);
    expect(inPattern.last).toEqual({ ...inPattern.states.at(-2), resumed: true });
    const inFeedback = play(practice, 'a', [act(1000, 'right'), act(100, 'resume')]);
    expect(inFeedback.last).toEqual({ ...inFeedback.states[1], resumed: true, random: inFeedback.last.random });
  });

  it('during feedback draws the next question anew: it may have been seen already [R8]', () => {
    const ids = Array.from({ length: 60 }, (_, i) => `run ${i}`);
    const same = ids.filter((id) => {
      const [, before, after] = play({ mode: 'practice', table: 'mixed' }, id, [act(1000, 'right'), act(100, 'resume')]).states;
      const next = (state: typeof before) => multiplicationTable.step(state!, tick, 2500).question;
      return JSON.stringify(next(before)) === JSON.stringify(next(after));
    });
    // By chance one in 120 is the same.
    expect(same.length).toBeLessThan(6);
  });

  it('marks the outcome', () => {
    const { last } = play(practice, 'a', [act(1000, 'right'), act(100, 'resume'), act(0, 'end')]);
    expect(multiplicationTable.outcome(last).resumed).toBe(true);
  });
});
