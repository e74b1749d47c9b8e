import { describe, expect, it } from 'vitest';
import { rightIn, spelled, spokenVerdict, verdictOn } from '../../../../../client/games/number-sequence/texts.ts';
import { revealSeconds } from '../../../../../client/games/number-sequence/reveal-seconds.ts';
import { about } from '../../../../../client/words/en/number-sequence/setup.ts';

const round = (given: readonly (number | null)[]) => ({ numbers: [482, 193, 507], given, ms: 5000, secondsLeft: 55, replaced: false });

describe('the words', () => {
  it('spell a number digit by digit', () => {
    expect(spelled(4082)).toBe('4 0 8 2');
  });

  it('say what a set-up asks for', () => {
    expect(about(3, 1, revealSeconds(1, 'on'))).toBe('3 numbers of 1 digit, shown for 3\u00a0s.');
    expect(about(15, 8, revealSeconds(8, 'on'))).toBe('15 numbers of 8 digits, shown for 9\u00a0s.');
    expect(about(3, 1, revealSeconds(1, 'x2'))).toBe('3 numbers of 1 digit, shown for 6\u00a0s.');
    expect(about(3, 1, revealSeconds(1, 'off'))).toBe('3 numbers of 1 digit, shown until you go on.');
  });

  it('say how a round went, and which numbers were not known', () => {
    expect(verdictOn(round([482, 193, 507]))).toBe('All correct!');
    expect(rightIn(round([482, 507, null]))).toBe(1);
    expect(verdictOn(round([482, 507, null]))).toBe('1 of 3 right');
    expect(spokenVerdict(round([482, 193, 507]))).toBe('Correct. All numbers right.');
    expect(spokenVerdict(round([482, 507, null]))).toBe('Wrong. 1 of 3 right.\nNumber 2 was 1 9 3, you typed 5 0 7.\nNumber 3 was 5 0 7.');
  });
});
