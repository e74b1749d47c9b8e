import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mathRace } from '../../../../../shared/games/math-race/v1/rules.ts';
import { describeLaws } from '../game-laws.ts';
import { play, repeat, runs } from './play.ts';

const answer = (value: number) => ({ type: 'answer' as const, value });

describeLaws({
  game: mathRace,
  runs,
  moves: fc.integer({ min: -9_999_999, max: 9_999_999 }).map(answer),
  impossible: fc.constantFrom(0.5, Number.NaN, Infinity, 10_000_000, -10_000_000).map(answer),
  counts: ['answered', 'correct'],
});

describe('math-race: arbitrary races', () => {
  it('take no answer during a pause [R3]', () => {
    fc.assert(
      fc.property(runs, ({ last, lastMs }) => {
        if (last.feedbackUntilMs !== null) expect(mathRace.step(last, answer(1), lastMs)).toBe(last);
      }),
    );
  });

  it('count what was answered: score, streak and the best of it [R2]', () => {
    fc.assert(
      fc.property(runs, ({ last }) => {
        const marks = last.answers.map(({ value, problem }) => (value === problem.answer ? '+' : '-')).join('');
        const streaks = marks.split('-').map(({ length }) => length);
        expect(last.correct).toBe(marks.replaceAll('-', '').length);
        expect(last.streak).toBe(streaks.at(-1));
        expect(last.bestStreak).toBe(Math.max(...streaks));
      }),
    );
  });

  it('are over exactly 400 ms after the answer that reaches the target [R4]', () => {
    fc.assert(
      fc.property(runs, ({ last, lastMs }) => {
        expect(last.correct).toBeLessThanOrEqual(last.config.target);
        const later = mathRace.step(last, { type: 'tick' }, lastMs + 400);
        expect(mathRace.isOver(later)).toBe(last.correct === last.config.target);
        if (later.overAtMs !== null) expect(later.overAtMs).toBe(mathRace.outcome(later).durationMs + 400);
      }),
    );
  });

  it('end for every racer who answers, and leave a log that is taken [R8]', () => {
    const { last, record } = play({ operation: 'mixed', from: 1, to: 3000, target: 1000 }, 'hammering', repeat(2001, 'wrong', 400));
    expect(last.answers).toHaveLength(2000);
    expect(mathRace.isOver(last)).toBe(true);
    expect(record.log.length).toBeLessThan(128 * 1024);
  });
});
