import { amount, type Noun } from '../../../text/number.ts';

const facts: Noun = { one: 'fact', other: 'facts' };
const minutes: Noun = { one: 'minute', other: 'minutes' };

export const title = 'Ten minutes today';

/** "12 facts are due. About 6 minutes." */
export const due = (count: number, inMinutes: number) =>
  `${amount(count, facts)} ${count === 1 ? 'is' : 'are'} due. About ${amount(inMinutes, minutes)}.`;
export const fresh = (count: number) => `Nothing is due. New: ${amount(count, facts)}.`;
export const doneToday = 'You are done for today. Play what you like.';
export const newcomer = (questions: number) => `Find out what you know: ${questions} questions, about 4 minutes. No clock.`;
export const chosen = (count: number) => `${amount(count, facts)}, chosen by you.`;
export const nothingChosen = 'All operations are off. Choose one in the settings.';

export const findOut = 'Find out';
export const practise = 'Practise';
export const anyway = 'Practise anyway';

export const guest = 'Try it. To keep it, say who plays.';
export const rules: readonly string[] = [
  'No clock and no score: take the time you need.',
  '“I don’t know” costs nothing. You see the answer and type it once.',
  'End it whenever you like. What you answered counts.',
];
export const toMap = 'See your map';
export const toSettings = 'What and how much to practise';
/** For the offer to go on with a practice that was left. */
export const soFar = (answers: number) => amount(answers, { one: 'question', other: 'questions' });
/** What a practice that was left goes on with: it has no clock. */
export const waiting = 'Your answers are still here. You get a fresh question.';
export const reading = 'Looking at what you know …';
