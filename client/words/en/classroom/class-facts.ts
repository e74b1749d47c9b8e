import { amount } from '../../../text/number.ts';
import { inTenths } from '../text/time.ts';

/** What a class knows, fact by fact. Nothing is said that memory does not say (learning, section 1.6). */

export const title = 'Facts of this class';
export const about =
  'From checked results and from paper. What needs most stands first. Fewer than 3 answers say nothing: such squares are hatched.';
export const nothing =
  'This begins with the first results that were checked or marked on paper. Typed characters do not say which answers were wrong.';
export const show = 'What the squares say';
export const shown = { mistakes: 'Mistakes', time: 'Time' };
export const fact = 'Fact';
export const wholeClass = 'Class';
export const needs = 'Needs work for';
/** "2 pupils (mistakes), 1 pupil (slow)". */
export const needsMistakes = (count: number) => `${amount(count, { one: 'pupil', other: 'pupils' })} (mistakes)`;
export const needsSlow = (count: number) => `${amount(count, { one: 'pupil', other: 'pupils' })} (slow)`;
export const thin = (answers: number) => `n = ${answers}`;
export const spokenThin = (answers: number) => `${amount(answers, { one: 'answer', other: 'answers' })}, too few to say anything`;
export const wrongOf = (wrong: number, answers: number) => `${wrong}/${answers}`;
export const spokenWrong = (wrong: number, answers: number) => `${wrong} of ${answers} wrong`;
export const seconds = inTenths;
export const noTime = '–';
export const spokenNoTime = 'no times';
export const spokenTime = (ms: number, answers: number) =>
  `usually ${inTenths(ms)}, from ${amount(answers, { one: 'answer', other: 'answers' })}`;
export const caption = 'Facts and pupils: how many answers were wrong, or how long right ones took';
export const key = 'Mistakes: the longer the bar, the more answers were wrong. Time: the longer the bar, the longer right answers took.';
