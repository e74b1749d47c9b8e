import { amount, wholeNumber } from '../../../text/number.ts';

/** Making a round, showing its code and bringing in what the pupils did. */

export const none = 'No round yet. Make one: everybody gets the same questions.';
export const make = 'New round';
export const list = 'Rounds of this class';
export const read = (read: number, seats: number) => `${wholeNumber(read)} of ${wholeNumber(seats)} brought in`;
export const closed = 'closed';

/** The set-up. */
export const game = 'Game';
export const friendlyOn = 'Friendly';
export const friendlyOff = 'Any';
export const oneTable = 'One table';
export const whichTable = 'Which table';
export const clock = 'Clock';
export const clocks: { readonly [clock: string]: string } = {
  on: 'On',
  x2: 'Twice the time',
  x5: '5 times the time',
  x10: '10 times the time',
  off: 'Off',
};
/** "Speed Math: Addition, Easy, 20 questions". */
export const setup = (game: string, rest: string) => (rest === '' ? game : `${game}: ${rest}`);
export const byClock = (clock: string) => `clock: ${clock.toLowerCase()}`;
export const shortCode = 'This round has a code of 8 characters.';
export const longCode = 'Such a set-up has a code of 16 characters. It is easier to scan than to type.';
export const impossible = 'A number is missing or out of its range.';
export const start = 'Make the code';
export const tooMany = 'This class has 200 rounds. Erase some of them first.';

/** The code on the screen. */
export const code = 'Code of the round';
export const scan = 'Scan this to play';
export const howTo = 'Pupils open Tenfold, go to “Class round” and type this code or scan the square. It works with no network.';
export const fillScreen = 'Full screen';
export const close = 'Close this round';
export const reopen = 'Open it again';
export const aboutClose = 'What comes in afterwards is marked “late”, but not a sheet of paper.';
export const erase = 'Erase this round';
export const askErase = 'Erase this round?';
export const aboutErase = 'All that was brought in for it goes with it, for good.';
export const yes = 'Erase';
export const no = 'Keep';
export const all = 'All rounds';
export const paper = 'On paper';

/** Bringing in. */
export const bringIn = 'Bring in results';
export const aboutBringIn = 'Scan the square on each pupil’s screen, or type the 8 characters below it.';
export const typedField = '8 characters, or the text of a square';
export const take = 'Bring in';
export const checked = 'checked';
export const typed = 'typed, not checked';
export const onPaper = 'on paper';
export const calm = 'calm';
export const late = 'late';
export const notRead = 'not read';
export const choose = 'choose one';
/** A time follows where it is known. */
export const figures = (right: number, asked: number) => `${right} of ${asked} right`;
export const added = (name: string, figures: string, how: string) => `${name}: ${figures}, ${how}.`;
export const known = (name: string) => `${name}: this is here already. Nothing has changed.`;
export const ofOtherRound = 'It is of another round of this class, and stands there.';
export const part = (have: number, of: number) => `Code ${have} of ${of} is read. Now the other.`;
export const full = (name: string) => `${name} has five results in this round already. Erase one of them first.`;
export const gone = 'This seat or this round has gone meanwhile.';
export const newer = 'A newer version of Tenfold wrote this. Update this device. It is kept until then.';
export const unreadFull = 'Too many results wait for an update already. Update this device.';
export const waiting = (count: number) => `${amount(count, { one: 'result waits', other: 'results wait' })} for an update of this device.`;
export const tryAgain = 'Read them now';
export const whose = 'Whose result is this?';
export const noSeat = (figures: string) => `It has no seat: ${figures}. Choose whose it is.`;
export const otherSeat = (seat: number, figures: string) => `Nobody sits on seat ${seat}: ${figures}. Choose whose it is.`;
export const nobody = 'Leave it out';

/** Why something that was read is not taken. */
export const refusals = {
  not_a_receipt: 'This is not a result of Tenfold.',
  cut_off: 'The end is missing. Read it again.',
  hash: 'This was changed on its way, or was read badly. Read it again.',
  set_up: 'No round has such a set-up.',
  log: 'The answers in it cannot be read.',
  move: 'It has an answer that was not possible.',
  unfinished: 'This round was not played to its end.',
  figures: 'Its answers give other figures than it says.',
  implausible: 'Nobody answers as fast as this says.',
  round_code: 'This is the code of a round, not a result. Pupils scan it to play.',
  other_class: 'This is of a round that is not of this class.',
  typed_length: 'A result has 8 characters. This has more or fewer.',
  typed_character: 'One of these is no character of a result. There is no U.',
  typed_check: 'A character is wrong, or this is of another round.',
};

/** What was brought in for a round. */
export const results = 'Brought in';
export const several = 'Two different results. Choose the one that counts.';
export const count = 'Count this one';
export const counts = 'counts';
export const eraseResult = 'Erase';
export const eraseResultOf = (name: string, figures: string) => `Erase ${name}, ${figures}`;
export const countOf = (name: string, figures: string) => `Count ${name}, ${figures}`;
export const missing = (count: number) => `Not read yet: ${amount(count, { one: 'pupil', other: 'pupils' })}`;
