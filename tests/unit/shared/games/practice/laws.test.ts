import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_TIME_TAKEN } from '../../../../../shared/games/practice/v1/score.ts';
import { progressOf } from '../../../../../shared/games/practice/v1/progress.ts';
import { practice } from '../../../../../shared/games/practice/v1/rules.ts';
import type { PracticeMove } from '../../../../../shared/games/practice/v1/moves.ts';
import { factOf } from '../../../../../shared/memory/facts.ts';
import { describeLaws } from '../game-laws.ts';
import { runs } from './play.ts';

const integers = fc.integer({ min: -9_999_999, max: 9_999_999 });
const sent = fc.constantFrom('enter' as const, 'auto' as const);

describeLaws({
  game: practice,
  runs,
  moves: fc.oneof(
    fc.record({ type: fc.constant('answer' as const), value: integers, sent }),
    fc.record({ type: fc.constant('retype' as const), value: integers }),
    fc.constantFrom<PracticeMove>({ type: 'not-known' }, { type: 'got-it' }, { type: 'end' }),
  ),
  impossible: fc
    .tuple(fc.constantFrom(0.5, Number.NaN, Infinity, 10_000_000, -10_000_000), fc.boolean())
    .map(([value, isAnswer]): PracticeMove => (isAnswer ? { type: 'answer', value, sent: 'auto' } : { type: 'retype', value })),
  counts: ['answered', 'right'],
  hasAccuracy: false,
  leastTimeTaken: LEAST_TIME_TAKEN,
});

describe('practice: a run', () => {
  it('has a bar that never falls, and a whole that stays [R7]', () => {
    fc.assert(
      fc.property(runs, ({ states }) => {
        const bars = states.map(progressOf);
        for (const [at, { done, total }] of bars.entries()) {
          expect(total).toBe(bars[0]?.total);
          expect(done).toBeLessThanOrEqual(total);
          expect(done).toBeGreaterThanOrEqual(bars[at - 1]?.done ?? 0);
        }
      }),
    );
  });

  it('asks of its plan alone, each question being about its fact [C1, C4]', () => {
    fc.assert(
      fc.property(runs, ({ states }) => {
        for (const { question, planned } of states) {
          expect(planned.map(({ fact }) => fact)).toContain(question.fact);
          expect(factOf({ ...question, c: 0 })).toBe(question.fact);
        }
      }),
    );
  });

  it('takes no answer but to a question, and goes on from a solution by typing it alone [R1, R3]', () => {
    fc.assert(
      fc.property(runs, ({ last, lastMs }) => {
        const { phase, question } = last;
        if (phase !== 'asked') expect(practice.step(last, { type: 'answer', value: question.answer, sent: 'auto' }, lastMs)).toBe(last);
        if (phase !== 'solution') expect(practice.step(last, { type: 'retype', value: question.answer }, lastMs)).toBe(last);
        expect(practice.step(last, { type: 'retype', value: question.answer + 1 }, lastMs)).toBe(last);
      }),
    );
  });

  it('is over at its greatest number of answers at the latest, or when it is ended [R4]', () => {
    fc.assert(
      fc.property(runs, ({ last, lastMs, config }) => {
        expect(last.answers?.idx ?? 0).toBeLessThanOrEqual(config.maxAnswers);
        expect(practice.isOver(practice.step(last, { type: 'end' }, lastMs))).toBe(true);
      }),
    );
  });
});
