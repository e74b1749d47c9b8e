import { amount, wholeNumber } from '../../../text/number.ts';

/** The name of a result for screen readers. */
export const resultOf = (game: string) => `${game}: result`;
/** Stands below their number. */
export const points = 'points';
export const xp = 'XP';
export const accuracy = 'Accuracy';
export const time = 'Time';
export const correct = 'Correct';

/** The whole result for a screen reader. `figures`: those of the game, in words. */
export const spoken = (message: string, score: number, figures: string) =>
  `${message} ${amount(score, { one: 'point', other: 'points' })}, ${figures}.`;

export const levelTitle = (level: number) => `Level ${level}`;
export const aboutLevel = 'You have reached it with this game.';
export const spokenLevel = (level: number) => `Level ${level} reached.`;
export const bestTitle = 'New best';
export const bestBefore = (score: number) => `It was ${wholeNumber(score)} before.`;
export const spokenBest = 'A new best score.';
export const resumed = 'Resumed: it counts, but is no personal best.';
export const withHints = 'Solved with hints: it counts, but is no personal best.';

export const howItWent = 'How it went';
export const saveAgain = 'Save again';

export const tryAgain = 'Try Again';
export const newChallenge = 'New Challenge';
export const playAgain = 'Play Again';
export const newGame = 'New Game';
export const menu = 'Menu';

export const noAnswers = 'No answers this time';
export const nothingSaved = 'Nothing answered, nothing saved.';
