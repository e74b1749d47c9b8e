import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPERATIONS, type CalculatorConfig } from '../../../../../shared/games/calculator-vs-brain/v1/config.ts';
import { calculatorVsBrain, ROUNDS_KEPT } from '../../../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { problemText } from '../../../../../client/words/en/calculator-vs-brain/problem.ts';
import { factsOf } from '../../../../../shared/games/kit/facts.ts';
import { act, play, repeat, runs } from './play.ts';

const config: CalculatorConfig = { difficulty: 'easy', operation: 'division' };
const won = (ms: number, times = 1) => repeat(times, act(ms, 'right'), act(10, 'next'));

/** Added up by hand. The time between two rounds is no part of an answer's. */
const rows = [
  {
    about: 'count the player’s answers, not the calculator’s, nor the question that a resume replaced',
    acts: [...won(900), act(3000, 'tick'), act(0, 'next'), act(1000, 'resume'), act(400, 'wrong')],
    tally: { answers: 2, right: 1, ms: 1300 },
    quickestTenMs: null,
  },
  {
    about: 'do not count the round that the end left open',
    acts: [...won(900), act(700, 'end')],
    tally: { answers: 1, right: 1, ms: 900 },
    quickestTenMs: null,
  },
  {
    about: 'let the quickest ten go on over a round that the calculator won, without its time',
    // Five of 800 ms, the calculator's 3000, five more.
    acts: [...won(800, 5), act(3000, 'tick'), act(0, 'next'), ...won(800, 5)],
    tally: { answers: 10, right: 10, ms: 8000 },
    quickestTenMs: 8000,
  },
  {
    about: 'are of all rounds, and the quickest ten too, when the history has forgotten them',
    // Ten of 300 ms, then more than the history holds of 700: 3000 + 140 × 700.
    acts: [...won(300, 10), ...won(700, ROUNDS_KEPT + 40)],
    tally: { answers: 150, right: 150, ms: 101_000 },
    quickestTenMs: 3000,
  },
] as const;

describe('the facts of a run', () => {
  it.each(rows)('$about [R14]', ({ acts, tally, quickestTenMs }) => {
    const { last } = play(config, 'a', acts);
    expect(factsOf(calculatorVsBrain.answers(last))).toEqual({ ...tally, by: { division: tally }, quickestTenMs });
  });

  it('tell apart the operations of a mixed run, powers among them [R14]', () => {
    const { last } = play({ difficulty: 'insane', operation: 'mixed' }, 'a', [
      ...[100, 200, 300, 400, 500, 600].flatMap((ms) => won(ms)),
      act(700, 'wrong'),
      act(10, 'end'),
    ]);
    expect(last.rounds.map(({ problem }) => problemText(problem).printed)).toEqual([
      '295 + 384',
      '319 ÷ 29',
      '201 − 182',
      '197 + 285',
      '208 ÷ 26',
      '380 ÷ 10',
      '5²',
    ]);
    expect(factsOf(calculatorVsBrain.answers(last))).toEqual({
      answers: 7,
      right: 6,
      ms: 2800,
      by: {
        addition: { answers: 2, right: 2, ms: 100 + 400 },
        division: { answers: 3, right: 3, ms: 200 + 500 + 600 },
        subtraction: { answers: 1, right: 1, ms: 300 },
        power: { answers: 1, right: 0, ms: 700 },
      },
      quickestTenMs: null,
    });
  });

  it.each(OPERATIONS.filter((operation) => operation !== 'mixed'))('of %s have that topic alone [R14]', (operation) => {
    const { last } = play({ ...config, operation }, 'a', won(500, 12));
    expect(factsOf(calculatorVsBrain.answers(last)).by).toEqual({ [operation]: { answers: 12, right: 12, ms: 6000 } });
  });

  it('have a right answer for each round that was won, whatever else happened [R14]', () => {
    fc.assert(
      fc.property(runs, ({ last }) => {
        expect(factsOf(calculatorVsBrain.answers(last)).right).toBe(last.playerWins);
      }),
    );
  });
});
