import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BubblePopMove } from '../../../../../shared/games/math-bubble-pop/v1/moves.ts';
import { mathBubblePop } from '../../../../../shared/games/math-bubble-pop/v1/rules.ts';
import { describeLaws } from '../game-laws.ts';
import { moves, runs } from './play.ts';

const impossible: fc.Arbitrary<BubblePopMove> = fc.record({
  type: fc.constantFrom('pick' as const, 'unpick' as const),
  bubble: fc.constantFrom(-1, 12, 0.5, Number.NaN, Infinity),
});

describeLaws({ game: mathBubblePop, runs, moves, impossible, counts: ['total_attempts', 'correct_answers'] });

describe('math-bubble-pop: picks', () => {
  it('are taken neither while a set waits for its check nor during a pause [R2]', () => {
    fc.assert(
      fc.property(runs, fc.integer({ min: 0, max: 11 }), ({ last, lastMs }, bubble) => {
        if (last.checkAtMs === null && last.pauseUntilMs === null) return;
        for (const type of ['pick', 'unpick'] as const) expect(mathBubblePop.step(last, { type, bubble }, lastMs)).toBe(last);
      }),
    );
  });

  it('never are more than needed, never the same bubble twice [R2]', () => {
    fc.assert(
      fc.property(runs, ({ states }) => {
        for (const { picked, needed } of states) {
          expect(picked.length).toBeLessThanOrEqual(needed);
          expect(new Set(picked).size).toBe(picked.length);
        }
      }),
    );
  });

  it('lead to a level, lives and a score that only go one way', () => {
    fc.assert(
      fc.property(runs, ({ states }) => {
        for (const [i, state] of states.slice(1).entries()) {
          const before = states[i]!;
          expect(state.score).toBeGreaterThanOrEqual(before.score);
          expect(state.level).toBeGreaterThanOrEqual(before.level);
          expect(before.lives - state.lives === 0 || before.lives - state.lives === 1).toBe(true);
          if (state.lives === 0) expect(state.overAtMs).not.toBeNull();
        }
      }),
    );
  });
});
