import { amount } from '../../../text/number.ts';
import { inSeconds } from '../text/time.ts';

/** The task as a part of the stage's name. */
export const stageTask = 'type the numbers back';
export const rounds = (number: number, all: number, correct: number) => `Round ${number} of ${all}, ${correct} correct`;

export const memorize = 'Memorize';
export const numbers = (count: number) => amount(count, { one: 'number', other: 'numbers' });
export const memorizeNote = (count: number, seconds: number) => `${numbers(count)}, ${inSeconds(seconds)}`;
/** Spec 1 §2. */
export const getReady = 'Get ready to input...';
export const typeBack = 'Type the numbers back';
export const known = 'I know them';
export const nextRound = 'Next Round';

/** What is said, a number a line. */
export const spokenRound = (number: number, all: number, numbers: readonly string[]) =>
  `Round ${number} of ${all}. Memorize:\n${numbers.join(',\n')}.`;
/** Where a full round waits for its player; then with what submits it. */
export const allInAlone = 'All numbers are in.';
export const allIn = `${allInAlone} Enter submits.`;
export const noZero = 'No number begins with 0.';

/** Said of the number that is typed next; `written`: what stands there already. */
export const nextSheet = (place: number, written: string) => (written === '' ? `Number ${place}` : `Number ${place}: ${written}`);

/** The name of a sheet in each phase of a round. The numbers are spelled: "4 8 2". */
export const sheet = (place: number, all: number) => `Number ${place} of ${all}`;
export const shownSheet = (place: number, all: number, number: string) => `Number ${place} of ${all}: ${number}`;
export const emptySheet = (place: number, all: number, digits: number) =>
  `Number ${place} of ${all}, ${amount(digits, { one: 'digit', other: 'digits' })}`;
export const writtenSheet = (place: number, all: number, digits: number, written: string) =>
  `Number ${place} of ${all}, ${amount(digits, { one: 'digit', other: 'digits' })}: ${written}`;
export const rightSheet = (place: number, all: number, number: string) => `Number ${place} of ${all}: ${number}, right`;
export const missedSheet = (place: number, all: number, number: string) => `Number ${place} of ${all}: ${number}, wrong, not entered`;
export const wrongSheet = (place: number, all: number, number: string, given: string) =>
  `Number ${place} of ${all}: ${number}, wrong, you typed ${given}`;
