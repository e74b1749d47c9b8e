import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberSequence, tally as tallyOf } from '../../../../../shared/games/number-sequence/v1/rules.ts';
import { factsOf } from '../../../../../shared/games/kit/facts.ts';
import { act, play, resume, right, round, runs, tick, toInput, wrong, type Act } from './play.ts';

const review = act(2000, tick);
const full = [act(19_997, right), act(1, right), act(1, right), act(1, tick)];
const rounds = (...played: readonly (readonly Act[])[]): Act[] => played.flatMap((acts) => [...acts, review]);

/** Added up by hand: three numbers a round, so a round takes three times as long as each of its entries. */
const rows = [
  {
    about: 'count the rounds judged before their limit, also with the time before a break; not one that the limit ended, right as it is',
    // 3 × 1000 right; 3 × 500 wrong; full and right at the limit; 700 before the break and 3 × 100 right after it.
    acts: [...rounds(round(right, 1000), round(wrong, 500), [toInput(), ...full]), toInput(), act(700, resume), ...round(right, 100)],
    rounds: 4,
    facts: { answers: 3, right: 2, ms: 5500, by: {}, quickestTenMs: null },
  },
  {
    about: 'leave a slow wrong round before the quickest ten out of them',
    acts: rounds(round(wrong, 500), ...Array.from({ length: 10 }, () => round(right, 200))),
    rounds: 11,
    facts: { answers: 11, right: 10, ms: 7500, by: {}, quickestTenMs: 6000 },
  },
  {
    about: 'of a run whose rounds all ran out are none',
    acts: rounds([toInput(), ...full], [act(24_000, tick)]),
    rounds: 2,
    facts: { answers: 0, right: 0, ms: 0, by: {}, quickestTenMs: null },
  },
] as const;

describe('the facts of a run', () => {
  it.each(rows)('$about [R11]', ({ acts, rounds: count, facts }) => {
    const { last } = play(acts, { rounds: count });
    expect(last.phase).toBe('over');
    expect(factsOf(numberSequence.answers(last))).toEqual(facts);
  });

  it('have no fewer right answers than the rounds won, but for those that the limit ended [R11]', () => {
    fc.assert(
      fc.property(runs, ({ last, config }) => {
        const ranOut = last.judged.filter(({ ms }) => ms === config.timeLimit * 1000);
        const { answers, right: won } = factsOf(numberSequence.answers(last));
        expect(answers).toBe(last.judged.length - ranOut.length);
        expect(won).toBe(tallyOf(last.judged).correct - tallyOf(ranOut).correct);
      }),
    );
  });
});
