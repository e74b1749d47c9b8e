import { amount, wholeNumber, type Noun } from '../../../text/number.ts';
import { operations } from '../operations.ts';
import { practise } from './start.ts';

/** What can be practised now: for the start page, and known after it. */

const facts: Noun = { one: 'fact', other: 'facts' };
const minutes: Noun = { one: 'minute', other: 'minutes' };
const about = (count: number) => `About ${amount(count, minutes)}.`;
const toCheck = (count: number) => `${wholeNumber(count)} to check`;
const asMinutes = (questions: number) => `${wholeNumber(questions)} questions, ${about(Math.ceil(questions / 10)).toLowerCase()}`;

/** "12 facts are due. About 6 minutes." `early`: what is asked though it is not due, to be sure of it. */
export const due = (count: number, early: number, inMinutes: number) =>
  `${amount(count, facts)} ${count === 1 ? 'is' : 'are'} due${early > 0 ? `, ${toCheck(early)}` : ''}. ${about(inMinutes)}`;
export const fresh = (count: number, early: number) =>
  `Nothing is due. New: ${amount(count, facts)}${early > 0 ? `, and ${toCheck(early)}` : ''}.`;
export const early = (count: number, inMinutes: number) => `Nothing is due. ${amount(count, facts)} to check. ${about(inMinutes)}`;
export const doneToday = 'You are done for today. Play what you like.';
export const newcomer = (questions: number) => `Find out what you know: ${asMinutes(questions)} No time limit.`;
export const unread = (questions: number) => `This device cannot read what you know. Find out again: ${asMinutes(questions)}`;
export const chosen = (count: number) => `${amount(count, facts)} to go over.`;
/** The titles of a few facts that a result or the map has asked for, and of more; and what is said of both. */
export const titleOfFew = 'One minute';
export const titleOfMany = 'Practise these';
export const introOfChosen = 'They come first.';
export const nothingChosen = 'All operations are off. Choose one in the settings.';

const examples = { subtraction: '12 − 5', division: '56 ÷ 8' };
/** "All 66 are firm. 56 ÷ 8 next?" */
export const allFirm = (count: number, next: keyof typeof examples) => `All ${wholeNumber(count)} are firm. ${examples[next]} next?`;
export const add = { subtraction: `Add ${operations.subtraction}`, division: `Add ${operations.division}` };

export const findOut = 'Find out';
export const anyway = 'Practise anyway';
export { practise };
