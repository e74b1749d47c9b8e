import type { NumberSequenceConfig } from '../../../shared/games/number-sequence/v1/config.ts';
import { isCorrect, revealMs, type JudgedRound } from '../../../shared/games/number-sequence/v1/rules.ts';
import { amount } from '../../text/number.ts';
import { inSeconds } from '../../text/time.ts';

/** A number digit by digit, as it will be typed: "4 8 2". */
export const spelled = (number: number | string): string => Array.from(String(number)).join(' ');

/** How long the numbers are shown, in whole seconds. */
export const revealSeconds = (digits: number): number => revealMs(digits) / 1000;

/** A sentence on what a set-up asks of the player. */
export function aboutConfig({ digits, count }: NumberSequenceConfig): string {
  return `${amount(count, 'number')} of ${amount(digits, 'digit')}, shown for ${inSeconds(revealSeconds(digits))}.`;
}

/** How many numbers of a round are right, each at its place. */
export const rightIn = ({ numbers, given }: JudgedRound): number => numbers.filter((number, i) => number === given[i]).length;

/** The verdict on a round, in a few words. */
export const verdictOn = (round: JudgedRound): string =>
  isCorrect(round) ? 'All correct!' : `${rightIn(round)} of ${round.numbers.length} right`;

/** The same for a screen reader, with the expected numbers. */
export const spokenVerdict = (round: JudgedRound): string =>
  isCorrect(round)
    ? 'Correct. All numbers right.'
    : `Wrong. ${verdictOn(round)}. The numbers were ${round.numbers.map(spelled).join(', ')}.`;
