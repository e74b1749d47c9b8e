import { digitsOf } from '../../shared/digits.ts';
import type { SecondFactor } from './second-step.ts';
import * as words from '../words/en/auth/second-step.ts';

/** How somebody proves the second step: by the code of a factor, or by one of the recovery codes on paper. */
export type Way = SecondFactor | 'recovery_code';

/** The way that is offered first: an app needs no message, so it comes before a phone. */
export const firstWay = (factors: readonly SecondFactor[]): Way =>
  factors.find(({ type }) => type === 'totp') ?? factors[0] ?? 'recovery_code';

/** The other ways, each to be chosen by a button. */
export const otherWays = (factors: readonly SecondFactor[], way: Way): readonly Way[] =>
  [...factors, 'recovery_code' as const].filter((each) => each !== way);

/** The end of a phone's number, where the server told it. */
const endOf = ({ numberEnd = '…' }: SecondFactor): string => numberEnd;

/** The text of the button that chooses a way. */
export function offerOf(way: Way): string {
  if (way === 'recovery_code') return words.useRecoveryCode;
  if (way.type === 'phone') return words.usePhone(endOf(way));
  return way.name === undefined ? words.useApp : words.useNamed(way.name);
}

/** What to do, in one sentence. `isSent`: a text message was sent in this step. */
export function askOf(way: Way, isSent: boolean): string {
  if (way === 'recovery_code') return words.typeRecoveryCode;
  if (way.type === 'phone') return isSent ? words.typeSent(endOf(way)) : words.willSend(endOf(way));
  return way.name === undefined ? words.typeOfApp : words.typeOfNamed(way.name);
}

const DIGITS = /^\d{6}$/;

/** Whether a code of a factor is complete, so that it can be sent without a press. */
export const hasAllDigits = (typed: string): boolean => DIGITS.test(digitsOf(typed));
