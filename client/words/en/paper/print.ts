import type { DayNumber } from '../../../../shared/day.ts';
import { civilDateOf } from '../../../../shared/civil-date.ts';
import { amount, type Noun } from '../../../text/number.ts';
import { operations } from '../operations.ts';
import { monthName } from '../text/calendar.ts';

/** /practice/print: problems on paper. */

const facts: Noun = { one: 'fact', other: 'facts' };

export const title = 'On Paper';
export const lead = 'A sheet of problems, cards or a certificate. It fits A4 and Letter.';

export const what = 'What to print';
export const kinds = { sheet: 'Sheet', cards: 'Flash cards', certificate: 'Certificate' };
export const which = 'Which problems';
export const yours = 'For you';
export const sets = {
  add: operations.addition,
  subtract: operations.subtraction,
  multiply: operations.multiplication,
  divide: operations.division,
};
export const upTo = 'Numbers up to';
export const howMany = 'How many';
export const print = 'Print';
export const others = 'New order';
export const map = 'Print your map';
/** Of a sheet that came by its QR code, and of any. */
export const filledIn = 'Did you fill it in?';
export const filledOneIn = 'Did you fill one in?';
export const bringBack = 'Bring it back';
export const showAnswers = 'Show answers';
export const hideAnswers = 'Hide answers';

/** What is said of the problems. */
export const fromDue = 'What is due comes first.';
export const fromNothing = 'This device does not know yet what you know. So here is a bit of everything.';
export const fromChosen = 'The facts that you chose.';
export const fromSet = 'Good for a class: the code makes the same sheet on each device.';
export const fromLink = 'The sheet of the code that you scanned. Its answers show and print when you ask for them.';
export const reading = 'Reading what you know …';
export const failed = 'This did not load. Load this page again.';
export const nothing = 'All operations are off. Choose one here or in the settings.';

/** Of a certificate. */
export const nameLine = 'Name';
/** "7 × 8 =", with room for the answer. */
export const asked = (problem: string) => `${problem} =`;
/** Of the picture of squares. */
export const scan = 'QR code of this sheet, with its answers';

/** "41 facts firm", and "on 26 November". */
export const certificate = 'Certificate';
export const firm = (count: number) => `${amount(count, facts)} firm`;
export const onDay = (day: DayNumber) => `on ${civilDateOf(day).day} ${monthName(day)}`;
export const noneFirm = 'No fact is firm yet. A fact is firm when you knew it on a few days.';
