import { amount } from '../../../text/number.ts';

export const title = 'Ten minutes today';

/** The button, until more is known of what it begins. */
export const practise = 'Practise';

export const guest = 'Try it. To keep it, say who plays.';
export const rules: readonly string[] = [
  'No time limit, no score: take your time.',
  '“I don’t know” costs nothing. You type the answer once.',
  'End when you like. What you answered counts.',
];
export const toMap = 'See your map';
export const toSettings = 'What to practise';
export const onPaper = 'On paper';
/** For the offer to go on with a practice that was left. */
export const soFar = (answers: number) => amount(answers, { one: 'question', other: 'questions' });
/** What a practice that was left goes on with: it has no clock. */
export const waiting = 'Your answers are kept. You get a fresh question.';
export const reading = 'Reading what you know …';
export const failed = 'Practice did not load. Load this page again.';
