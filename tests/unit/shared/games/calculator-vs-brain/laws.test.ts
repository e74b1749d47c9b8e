import fc from 'fast-check';
import { expect, it } from 'vitest';
import { history } from '../../../../../shared/games/calculator-vs-brain/v1/history.ts';
import { calculatorVsBrain, totalProblems } from '../../../../../shared/games/calculator-vs-brain/v1/rules.ts';
import type { CalculatorMove } from '../../../../../shared/games/calculator-vs-brain/v1/moves.ts';
import { describeLaws } from '../game-laws.ts';
import { runs } from './play.ts';

const answer = (value: number): CalculatorMove => ({ type: 'answer', value });

describeLaws({
  game: calculatorVsBrain,
  runs,
  moves: fc.oneof(
    fc.integer({ min: -9_999_999, max: 9_999_999 }).map(answer),
    fc.constantFrom<CalculatorMove>({ type: 'next' }, { type: 'end' }),
  ),
  impossible: fc.constantFrom(0.5, Number.NaN, Infinity, 10_000_000, -10_000_000).map(answer),
  counts: ['answered', 'correct'],
});

it('calculator-vs-brain: the tally is that of the rounds', () => {
  fc.assert(
    fc.property(runs, ({ last }) => {
      const rows = history(last);
      const won = rows.filter((row) => row.won);
      expect(last.playerWins).toBe(won.length);
      expect(last.calculatorWins).toBe(rows.length - won.length);
      expect(totalProblems(last)).toBe(rows.length);
      expect(last.bestTimeMs).toBe(won.length === 0 ? null : Math.min(...won.map(({ ms }) => ms)));
      const streaks = rows
        .map(({ won: w }) => (w ? '1' : ' '))
        .join('')
        .split(' ')
        .map(({ length }) => length);
      expect(last.streak).toBe(streaks.at(-1));
      expect(last.bestStreak).toBe(Math.max(...streaks));
      expect(last.spentMs).toBeGreaterThanOrEqual(rows.reduce((sum, { ms }) => sum + ms, 0));
    }),
  );
});
