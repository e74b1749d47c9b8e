import { percent, wholeNumber } from '../../../text/number.ts';
import { clockText } from '../../../text/time.ts';
import { dayText } from '../text/calendar.ts';
import { inTenths } from '../text/time.ts';

export const share = 'Share Results';
/** Spec 1 §8, to the letter. */
export const copied = 'Result copied to clipboard!';
export const copyThis = 'Copy this text to share it:';
export const yourResult = 'Your result';

/** The first line of what is shared. */
export const ofGame = (game: string) => `Tenfold: ${game}`;
export const ofDaily = (day: number, passed: boolean) => `Tenfold Daily Challenge, ${dayText(day)}: ${passed ? 'passed' : 'not passed'}`;
export const titled = (challenge: string, game: string) => `${challenge}, ${game}`;

/** A right answer, and one that was not: told apart without a colour, and narrower than emoji are. */
export const right = '■';
export const wrong = '□';
/** Stands behind marks that each stand for several answers. */
export const answersEach = (answers: number) => ` ${answers} answers a mark`;

/** The figures of a result, of which a game has some. */
export const points = (score: number) => `${wholeNumber(score)} points`;
export const rightOf = (count: number, all: number) => `${wholeNumber(count)} of ${wholeNumber(all)} right`;
export const rate = (accuracy: number) => `${percent(accuracy)} right`;
export const time = (seconds: number) => clockText(seconds);
export const pace = (ms: number) => `${inTenths(ms)} an answer`;
export const inARow = (days: number) => `${days} days in a row`;
