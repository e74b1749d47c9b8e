import type { DayNumber } from '../../../../shared/day.ts';
import { amount, type Noun } from '../../../text/number.ts';
import { dayOfWeek, weekdayName } from '../text/calendar.ts';

const questions: Noun = { one: 'question', other: 'questions' };
const facts: Noun = { one: 'fact', other: 'facts' };
const WEEK = 7;

export const title = 'Done for now';
export const placed = 'Now practice knows where to begin';
export const fixedUp = 'That was the minute';

/** "34 questions." */
export const asked = (count: number) => `${amount(count, questions)}.`;

/** "8 facts moved on, 2 come back tomorrow." */
export function moved(on: number, tomorrow: number): string {
  const back = `${on === 0 ? amount(tomorrow, facts) : tomorrow} ${tomorrow === 1 ? 'comes' : 'come'} back tomorrow`;
  const pieces = [...(on > 0 ? [`${amount(on, facts)} moved on`] : []), ...(tomorrow > 0 ? [back] : [])];
  return pieces.length === 0 ? '' : `${pieces.join(', ')}.`;
}

/** "Next: Saturday, 5 facts." */
export const next = (day: DayNumber, today: DayNumber, count: number) => `Next: ${dayFrom(day, today)}, ${amount(count, facts)}.`;

function dayFrom(day: DayNumber, today: DayNumber): string {
  if (day === today + 1) return 'tomorrow';
  return day < today + WEEK ? weekdayName(day) : dayOfWeek(day);
}

/** "You got faster at 6 × 7 and 8 × 4." */
export const faster = (names: readonly string[]) => `You got faster at ${inList(names)}.`;

const inList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

export const seeMap = 'See your map';
export const onPaper = 'On paper';
export const more = 'Two more minutes';
export const begin = 'Practise now';
export const done = 'Done';
export const right = 'Right';
/** In the list of answers, for "I don't know". */
export const notKnownInList = '?';
/** There, for what was wrong or empty on a sheet of paper. */
export const wrongOnPaper = '–';
export const questionsAsked = 'Questions';
