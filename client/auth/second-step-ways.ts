import { digitsOf } from '../../shared/digits.ts';
import type { SecondFactor } from './second-step.ts';

/** How somebody proves the second step: by the code of a factor, or by one of the recovery codes on paper. */
export type Way = SecondFactor | 'recovery_code';

/** The way that is offered first: an app needs no message, so it comes before a phone. */
export const firstWay = (factors: readonly SecondFactor[]): Way =>
  factors.find(({ type }) => type === 'totp') ?? factors[0] ?? 'recovery_code';

/** The other ways, each to be chosen by a button. */
export const otherWays = (factors: readonly SecondFactor[], way: Way): readonly Way[] =>
  [...factors, 'recovery_code' as const].filter((each) => each !== way);

/** A factor by its name, else by what it is. */
function nameOf({ type, name, numberEnd }: SecondFactor): string {
  if (type === 'phone') return `the phone ending in ${numberEnd ?? '…'}`;
  return name === undefined ? 'the authenticator app' : `“${name}”`;
}

/** The text of the button that chooses a way. */
export const offerOf = (way: Way): string => (way === 'recovery_code' ? 'Use a recovery code instead' : `Use ${nameOf(way)} instead`);

/** What to do, in one sentence. `isSent`: a text message was sent in this step. */
export function askOf(way: Way, isSent: boolean): string {
  if (way === 'recovery_code') return 'Type one of the recovery codes you kept. Each code works once.';
  if (way.type === 'totp') return `Type the six digits that ${nameOf(way)} shows now.`;
  return isSent ? `Type the six digits we sent to ${nameOf(way)}.` : `We send a code to ${nameOf(way)}.`;
}

const DIGITS = /^\d{6}$/;

/** Whether a code of a factor is complete, so that it can be sent without a press. */
export const hasAllDigits = (typed: string): boolean => DIGITS.test(digitsOf(typed));
