import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasDigits } from '../../../../../shared/games/number-sequence/v1/generate.ts';
import type { NumberSequenceMove } from '../../../../../shared/games/number-sequence/v1/moves.ts';
import { isCorrect, numberSequence } from '../../../../../shared/games/number-sequence/v1/rules.ts';
import { describeLaws } from '../game-laws.ts';
import { enter, runs } from './play.ts';

const moves: fc.Arbitrary<NumberSequenceMove> = fc.oneof(
  fc.constantFrom<NumberSequenceMove>({ type: 'known' }, { type: 'check' }, { type: 'next' }),
  fc.tuple(fc.nat({ max: 14 }), fc.option(fc.integer({ min: 1, max: 99_999_999 }))).map(([index, value]) => enter(index, value)),
);

describeLaws({
  game: numberSequence,
  runs,
  moves,
  impossible: fc.constantFrom(
    ...[15, -1, 0.5, Number.NaN, Infinity].map((index) => enter(index, 123)),
    ...[0, -7, 1.5, Number.NaN, Infinity, 100_000_000].map((value) => enter(0, value)),
  ),
  counts: ['totalSequences', 'correctSequences'],
});

describe('number-sequence: a log entry', () => {
  it.each(['', 'x', 'kk', 'K', ':', ':5', 'f:5', '01:5', '-1:5', '0:0', '0:00', '0:-5', '0:1.5', '0:1njchs', '0:5 ', '0:5:5'])(
    '%j is no move',
    (text) => {
      expect(numberSequence.unpackMove(text)).toBeNull();
    },
  );

  it.each([
    ['k', { type: 'known' }],
    ['c', { type: 'check' }],
    ['n', { type: 'next' }],
    ['0:1', enter(0, 1)],
    ['c:', enter(12, null)],
    ['e:1njchr', enter(14, 99_999_999)],
    ['e:', enter(14, null)],
  ])('%j is the move %j', (text, move) => {
    expect(numberSequence.unpackMove(text)).toEqual(move);
  });
});

describe('number-sequence: every run', () => {
  it('judges each round by its entries, and each entry has the round’s number of digits [R3, R5]', () => {
    fc.assert(
      fc.property(runs, ({ last, config }) => {
        expect(last.judged.length).toBeLessThanOrEqual(config.rounds);
        for (const round of last.judged) {
          expect(round.numbers).toHaveLength(config.count);
          expect(round.given).toHaveLength(config.count);
          for (const given of round.given) expect(given === null || hasDigits(given, config.digits)).toBe(true);
          expect(isCorrect(round)).toBe(round.numbers.join() === round.given.join());
        }
      }),
    );
  });

  it('never takes more input time than the limit, nor leaves more than is left [R4, R8, S2]', () => {
    fc.assert(
      fc.property(runs, ({ last, config }) => {
        for (const { ms, secondsLeft } of last.judged) {
          expect(ms).toBeLessThanOrEqual(config.timeLimit * 1000);
          expect(secondsLeft).toBe(Math.trunc(config.timeLimit - ms / 1000));
        }
      }),
    );
  });

  it('shows no two rounds after another with the same numbers in the same order [N3]', () => {
    fc.assert(
      fc.property(runs, ({ last: { judged } }) => {
        for (const [i, { numbers }] of judged.slice(1).entries()) expect(numbers).not.toEqual(judged[i]?.numbers);
      }),
    );
  });
});
