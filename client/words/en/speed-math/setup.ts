import type { SpeedMathConfig } from '../../../../shared/games/speed-math/v1/config.ts';
import { inSeconds } from '../text/time.ts';

export const warmUp = (seconds: number) => `Warm-up ${inSeconds(seconds)}`;
export const operation = 'Operation';
export const moreTopics = 'More topics';
export const fractions = 'Fractions';
export const percentages = 'Percentages';
export const algebra = 'Algebra';
export const geometry = 'Geometry';

export const difficulty = 'Difficulty';
/** Spec 1 §2, to the letter; so are the next three. */
export const easy = 'Easy';
export const medium = 'Medium';
export const hard = 'Hard';
export const expert = 'Expert';
export const fit = 'Fit to me';
/** Below it, where the others have their numbers. */
export const aboutFit = 'follows your answers';

export const friendly = 'Friendly numbers';
export const aboutFriendly = 'Rounding and place-value practice';

export const timeLimit = 'Time limit';
/** What becomes of it by another clock than the ordinary one. */
export const limitByClock = (seconds: number | null) =>
  seconds === null ? 'Your clock is off: no limit.' : `By your clock: ${inSeconds(seconds)}`;
export const timeLimitRange = (least: number, most: number) => `${least} to ${most} seconds`;
export const questions = 'Number of questions';
export const questionsRange = (least: number, most: number) => `${least} to ${most}`;

/** Fewer problems exist than were asked for (decision G3). */
export const fewerQuestions = (count: number) => `${count} questions: there are no more different ones.`;

/** Why the set-up is refused, by field: spec 1 §5, to the letter. The last two are for choices that no screen offers. */
export const refusals: { readonly [field in keyof SpeedMathConfig]: string } = {
  operation: 'Please select an operation type to start training!',
  timeLimit: 'Time limit must be between 15 and 600 seconds',
  questions: 'Number of questions must be between 1 and 100',
  difficulty: 'Please select a difficulty',
  friendly: 'Friendly numbers must be on or off',
};

/** Stands behind a number of seconds. */
export const seconds = 's';

/** A game that was left in the middle, as its offer tells it. */
export const soFar = (asked: string, level: string, answered: number, all: number) =>
  `${asked}, ${level}: ${answered} of ${all} questions answered.`;
