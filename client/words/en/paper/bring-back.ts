import type { DayNumber } from '../../../../shared/day.ts';
import { dayOfWeek } from '../text/calendar.ts';

/** /practice/print: a sheet that was worked out is brought back. */

export const title = 'Bring your sheet back';
export const code = 'Code on the sheet';
export const codeHint = 'It is at the top, like 3W4K 7M2Q.';
export const look = 'Go on';
export const orScan = 'Or point the camera of a phone at the little squares on the sheet. That opens it on any device.';
export const toPrint = 'Print a new sheet';

/** Why what was typed is no code. `at`: which character, from 1. */
export const refusals = {
  empty: 'Type the code first.',
  length: 'The code of a sheet has 8 characters. Count yours.',
  character: ({ at }: { readonly at: number }) => `Character ${at} cannot be in a code. Look at it again.`,
  check: 'One character is wrong, or two are swapped. Look at the code again.',
  round: 'This code is of a class round. Type it on the page “Class round”.',
  newer: 'This device needs an update. Go online with it once, then try again.',
  elsewhere: 'This sheet was made for you on another device. Scan the little squares on it with a phone.',
};

export const reading = 'Looking …';
/** Above the problems with their answers. */
export const howToMark = 'Tap each one that is wrong or empty.';
export const rightOf = (right: number, all: number) => `${right} of ${all} right`;
export const once = 'A sheet counts once. Finish it first.';
export const other = 'Other sheet';

/** The result. */
export const perfect = 'All right!';
export const saved = 'Your sheet is in';
/** Below their numbers. */
export const rightName = 'Right';
export const problemsName = 'Problems';
export const map = 'See your map';
/** Of a sheet that was brought back before. */
export const before = 'This sheet was in before. It counts once, as it was then.';
export const broughtOn = (day: DayNumber) => `You brought it back on ${dayOfWeek(day)}.`;
export const toGame = 'Look at it';
