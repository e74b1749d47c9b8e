import { amount, wholeNumber } from '../../../text/number.ts';

/** The pupils of a class. */

export const none = 'Nobody is in this class yet.';
export const add = 'Add pupils';
export const names = 'First names or nicknames, one in a line';
export const onlyHere = 'First names or nicknames. They stay on this device.';
export const file = 'From a CSV file';
export const column = 'Where the names are';
export const columnNo = (at: number) => `Column ${at}`;
export const heading = 'The first line says what the columns are';
/** What a column of names is called in lists of schools, in small letters. */
export const headings = [
  'nickname',
  'first name',
  'firstname',
  'vorname',
  'rufname',
  'prénom',
  'nombre',
  'given name',
  'name',
  'pupil',
  'student',
];
export const addThese = (count: number) => `Add ${amount(count, { one: 'pupil', other: 'pupils' })}`;
/** "5 names found: Ada, Emmy, Carl, Leo …" */
export const found = (count: number, first: readonly string[]) =>
  `${amount(count, { one: 'name', other: 'names' })} found: ${first.join(', ')}${count > first.length ? ' …' : ''}`;
export const noNames = 'There is no name in it.';
export const tooLong = (found: number, room: number) =>
  `${wholeNumber(found)} names are too many: a class has 63 seats, and ${room === 0 ? 'none is' : `${room} are`} free.`;
export const tooLarge = 'This is too long for a list of names.';
export const unreadable = 'This file cannot be read.';

export const list = 'Pupils by seat';
export const nickname = 'Nickname';
export const noNickname = 'A nickname has letters or digits.';
export const rename = 'Rename';
export const renameOf = (name: string) => `Rename ${name}`;
export const erase = 'Erase';
export const eraseOf = (name: string) => `Erase ${name}`;
export const askErase = (name: string) => `Erase ${name}?`;
export const aboutErase = 'The name and all results of this seat go, for good. Results that wait for an update go, too.';
export const yes = 'Erase';
export const no = 'Keep';
