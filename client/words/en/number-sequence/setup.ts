import type { ConfigField, NumberSequenceConfig } from '../../../../shared/games/number-sequence/v1/config.ts';
import { amount } from '../../../text/number.ts';
import { inSeconds } from '../text/time.ts';

/** Why the set-up is refused, by field (decision G23). */
export const refusals: { readonly [field in ConfigField]: string } = {
  digits: 'Digits must be a number from 1 to 8',
  count: 'There must be 3 to 15 numbers',
  timeLimit: 'Time limit must be a number of seconds from 10 to 300',
  rounds: 'Practice rounds must be a number from 1 to 20',
};

export const fields: { readonly [field in ConfigField]: string } = {
  digits: 'Digits (1-8)',
  count: 'Numbers (3-15)',
  timeLimit: 'Time Limit (10-300 s)',
  rounds: 'Practice Rounds (1-20)',
};
export const most = (digits: number) => `Your most so far: ${digits} digits in one round.`;

/** What a set-up asks of the player. @param seconds null if the numbers are shown until the player goes on. */
export const about = (numbers: number, digits: number, seconds: number | null) =>
  `${amount(numbers, { one: 'number', other: 'numbers' })} of ${amount(digits, { one: 'digit', other: 'digits' })}, shown ${seconds === null ? 'until you go on' : `for ${inSeconds(seconds)}`}.`;

/** A game that was left in the middle, as its offer tells it, and what it begins with. */
export const soFar = ({ count, digits, rounds }: NumberSequenceConfig, played: number) =>
  `${amount(count, { one: 'number', other: 'numbers' })} of ${amount(digits, { one: 'digit', other: 'digits' })}: ${played} of ${amount(rounds, { one: 'round', other: 'rounds' })} played.`;
export const waiting = 'Your rounds are still here. The last one starts again with new numbers.';
