import { describe, expect, it } from 'vitest';
import { adviceOf } from '../../../../../client/games/calculator-vs-brain/advice.ts';
import type { Level } from '../../../../../shared/games/calculator-vs-brain/v1/config.ts';

describe('the level that fits after a duel', () => {
  const decided = (difficulty: Level, playerWins: number, calculatorWins: number) =>
    adviceOf({ config: { difficulty, operation: 'division' }, playerWins, calculatorWins });

  it.each([
    ['easy', 7, 3, 'medium'],
    ['easy', 6, 4, undefined],
    ['medium', 5, 0, 'hard'],
    ['medium', 4, 0, undefined],
    ['hard', 3, 7, 'medium'],
    ['hard', 4, 6, undefined],
    ['insane', 10, 0, undefined],
    ['easy', 0, 10, undefined],
  ] as const)('against %s, won %i and lost %i: %s', (level, won, lost, fits) => {
    expect(decided(level, won, lost)?.level).toBe(fits);
  });

  it('keeps the operation, and says of how many rounds it was', () => {
    expect(decided('easy', 7, 3)).toEqual({ level: 'medium', won: 7, rounds: 10, config: { difficulty: 'medium', operation: 'division' } });
  });
});
