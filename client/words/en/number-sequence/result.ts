import { withTime } from '../text/time.ts';

/** The heading of the result. The specification has none for this game; the steps are those of Speed Math. `accuracy` in whole percent. */
export function resultMessage(accuracy: number): string {
  if (accuracy >= 90) return 'Outstanding!';
  return accuracy >= 70 ? 'Well remembered!' : 'Keep practicing!';
}

export const rounds = 'Rounds';
export const left = 'Left';
/** The figures for a screen reader. */
export const spoken = (accuracy: number, correct: number, played: number, seconds: number | undefined) =>
  withTime(`accuracy ${accuracy} percent, ${correct} of ${played} rounds correct`, seconds);
export const retry = 'Retry';

/** How many digits were remembered at once. A next step may follow. */
export const held = (digits: number) => `<strong>${digits} digits remembered at once</strong><rest>.</rest>`;
export const mostHeld = (digits: number) => `<strong>${digits} digits remembered at once</strong><rest>, your most so far.</rest>`;
export const fewerFirst = 'Fewer numbers first, then one more each time.';
export const moreNumbers = (numbers: number) => `Can you do ${numbers} numbers?`;
export const moreDigits = (digits: number) => `Can you do ${digits} digits?`;
/** After a first run without a mistake: what a second one leads to. */
export const onceMoreThenNumbers = (numbers: number) => `Once more like this, then ${numbers} numbers.`;
export const onceMoreThenDigits = (digits: number) => `Once more like this, then ${digits} digits.`;
/** A button: to the set-up, with that filled in. */
export const setUpNumbers = (numbers: number) => `Set up ${numbers} numbers`;
export const setUpDigits = (digits: number) => `Set up ${digits} digits`;
export const nothingHarder = 'There is nothing harder here.';

export const points = 'Your points';
export const correctRounds = 'Correct rounds';
export const secondsLeft = 'Seconds left';
export const round = (number: number) => `Round ${number}`;

/** Stands behind an expected number. Only a screen reader says what is hidden. */
export const known = ' right';
export const missed = '<hidden> wrong, </hidden><given>not entered</given>';
export const mistaken = (given: number) => `<hidden> wrong, you typed </hidden><typed>${given}</typed>`;
