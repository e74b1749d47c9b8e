import { amount, wholeNumber } from '../../../text/number.ts';
import { dayInYear } from '../text/calendar.ts';
import type { DayNumber } from '../../../../shared/day.ts';

/** The classes of a teacher. Whoever reads this is a grown-up. */

export const title = 'Your Classes';
export const lead = 'One round for all, with no network. What your class did stays on this device.';

export const none = 'There is no class on this device yet.';
export const seats = (count: number) => amount(count, { one: 'pupil', other: 'pupils' });
export const lastOn = (day: DayNumber) => `last used ${dayInYear(day)}`;

export const newClass = 'New class';
export const className = 'Name of the class';
export const aboutName = 'As you call it, 5b for example.';
export const noName = 'Give the class a name.';
export const make = 'Make the class';
export const tooMany = 'There are too many classes on this device. Erase one that is over.';

export const fromFile = 'A class from another device';
export const aboutFile = 'Open a file that was saved there under “Keep or move”.';
export const chooseFile = 'Choose a file';
export const checking = 'Checking the file';
export const checked = (count: number, of: number) => `Checked ${wholeNumber(count)} of ${amount(of, { one: 'result', other: 'results' })}`;
interface Amounts {
  readonly seats: number;
  readonly rounds: number;
  readonly results: number;
}
/** "1 pupil, 2 rounds"; empty if it is nothing. */
const amounts = (count: Amounts) =>
  [
    ...(count.seats > 0 ? [seats(count.seats)] : []),
    ...(count.rounds > 0 ? [amount(count.rounds, { one: 'round', other: 'rounds' })] : []),
    ...(count.results > 0 ? [amount(count.results, { one: 'result', other: 'results' })] : []),
  ].join(', ');
export const taken = (name: string, leftOut: Amounts) =>
  amounts(leftOut) === ''
    ? `${name} is here, with all that was in the file.`
    : `${name} is here. Erased on this device, and left out: ${amounts(leftOut)}.`;
export const erasedToo = (erased: Amounts) =>
  amounts(erased) === '' ? '' : `Erased on the other device, and now here, too: ${amounts(erased)}.`;
export const refusals = {
  not_a_class: 'This is not a file of a class.',
  newer: 'A newer Tenfold wrote this file. Update this device.',
  damaged: 'This file is damaged.',
};

/** Decision D31. */
export const kept = 'A class is erased by itself 400 days after its last round. This page says so at least 7 days before.';
export const endsOn = (name: string, day: DayNumber) =>
  `${name} will be erased on ${dayInYear(day)}, as its last round is over a year ago. A new round keeps it. Or save it as a file.`;
export const endsByClock = (today: DayNumber) =>
  `By the clock of this device today is ${dayInYear(today)}. If that is wrong, set the clock.`;
export const over = (name: string) => `${name} was erased: its last round was more than 400 days ago.`;

export const back = 'All classes';
export const notHere = 'This class is not on this device.';
export const views = 'What of this class';
export const viewNames = { rounds: 'Rounds', table: 'Table', facts: 'Facts', pupils: 'Pupils', keep: 'Keep or move' };

export const rename = 'Rename';
export const renameTitle = (name: string) => `Rename ${name}`;
export const save = 'Save';
export const cancel = 'Cancel';

/** The file of a class, and its end. */
export const saveTitle = 'Save this class as a file';
export const aboutSave = 'Another device can open it. Names are in it, so keep it where only you can see it.';
export const saveFile = 'Save the file';
export const saveFileOf = (name: string) => `Save ${name} as a file`;
export const saved = 'The file is in your downloads.';
export const nameOfFile = (day: string) => `tenfold-class-${day}.json`;
export const eraseTitle = 'Erase this class';
export const aboutErase = 'Its pupils, rounds and results go, for good. No server has a copy.';
export const erase = 'Erase the class';
export const askErase = (name: string) => `Erase ${name}?`;
export const yesErase = 'Erase it';
export const erased = (name: string) => `${name} is erased.`;
