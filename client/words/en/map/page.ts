import { civilDateOf } from '../../../../shared/civil-date.ts';
import type { DayNumber } from '../../../../shared/day.ts';
import { dayText, monthName } from '../text/calendar.ts';

/** /map: what somebody knows by heart, as their answers tell it. */

export const title = 'Your Map';
export const lead = 'What you know by heart, one square each. Your answers fill it.';

/** With nothing to show yet. */
export const nothingYet = 'Every square is waiting.';
export const nothingYetHow =
  'Play a game with sums or tables, and the first squares fill. A square asks for a few days: a dot, a half, then a tick.';
export const findOut = 'Find out what you know';
export const noneSince = (day: DayNumber) => `No answers since ${dayText(day)}. Your progress started again then.`;

/** Of whom it tells: an account may have several players. */
export const ofWhom = (name: string) => `The map of whoever plays as ${name}.`;

/** Above everything: of the operations that were met. */
export const faster = (today: DayNumber, facts: readonly string[], more: number) =>
  `In ${lately(today)} you got faster at ${listed(more > 0 ? [...facts, `${more} more`] : facts)}.`;
/** From this day of a month on, the last thirty days lie nearly all in it. */
const MONTH_FROM = 25;
const lately = (today: DayNumber) => (civilDateOf(today).day >= MONTH_FROM ? monthName(today) : 'the last 30 days');
const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
export const welcomeBack = (first: number) => `Welcome back: ${first} first. The others can wait.`;
export const onlyGuesses = 'All guesses are from one short look. Your next answers replace them.';
export const untimed = 'Lately no right answer was timed, so nothing is called slow.';

export const guestNote = 'This is the map of your visit. It goes when the page is closed.';
export const signIn = 'Sign in';
export const orLearner = 'Or play a game and keep it for a learner on this device. That needs no account.';
export const guestNothing = 'Your answers fill this map, square by square. Play a game and look again.';

export const operation = 'Operation';
export const larger = 'Larger';
/** Behind it, for those who hear it: a phone has no room. */
export const squares = 'squares';
/** The key, which also chooses what stands out. */
export const key = 'What the squares say';

export const inWords = 'In words';
export const inWordsLead = 'The same as a list.';
export const beyond = 'Beyond the tables';
export const beyondLead = 'Larger problems and rules, each as one kind.';

/** A practice of what is pressed or stands out. */
export const practise = (facts: number) => (facts === 1 ? 'Practise this' : 'Practise these');
export const practiseDue = 'Practise what is due';
export const practiseToday = 'Ten minutes today';
export const onPaper = 'On paper';
