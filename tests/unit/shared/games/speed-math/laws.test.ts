import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speedMath } from '../../../../../shared/games/speed-math/v1/rules.ts';
import { describeLaws } from '../game-laws.ts';
import { runs } from './play.ts';

const answer = (value: number) => ({ type: 'answer' as const, value });

describeLaws({
  game: speedMath,
  runs,
  moves: fc.integer({ min: -9_999_999, max: 9_999_999 }).map(answer),
  impossible: fc.constantFrom(0.5, Number.NaN, Infinity, 10_000_000, -10_000_000).map(answer),
  counts: ['answered', 'correct'],
});

describe('speed-math: a pause', () => {
  it('takes no answer', () => {
    fc.assert(
      fc.property(runs, ({ last, lastMs }) => {
        if (last.feedbackUntilMs !== null) expect(speedMath.step(last, answer(1), lastMs)).toBe(last);
      }),
    );
  });
});
