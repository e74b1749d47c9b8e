import { wholeNumber } from '../../../text/number.ts';

/** /daily-challenge/play: before the attempt, and how it turned out. */

export const todaysChallenge = 'Today’s challenge';
export const onceADay = 'One challenge a day, the same problems for everyone. You have one attempt.';
export const oneAttempt = 'You have one attempt.';
/** By the player's clock, below the limits (decision C14). */
export const withoutClock = 'Your clock is off, so you have no time limit. The attempt ends with the day (UTC).';
export const withLongerClock = 'Your clock is longer, so you have more time.';
export const start = 'Start Challenge Game';

export const back = 'Back to Daily Challenge';
export const toToday = 'To today’s challenge';
export const playMeanwhile = 'Play a game meanwhile';
export const playAgain = 'Play again for practice';

/** Spec 2 §2, to the letter. */
export const noneFound = 'No active challenge found';
export const inAnotherTab = 'Your attempt is being played in another tab';

export const yourAttempt = 'Your attempt';
export const passed = 'Challenge passed!';
/** Where it is celebrated, by the player's name; a guest has none. */
export const celebrated = (name?: string) => (name === undefined ? passed : `Challenge passed, ${name}!`);
export const notPassed = 'Not this time';
export const targetReached = 'You reached the target.';
export const tomorrow = 'A new challenge comes tomorrow, and practice helps.';
export const practice = 'Practice helps.';
export const accuracy = 'Accuracy';
export const moves = 'Moves';
export const time = 'Time';
export const pace = 'An answer';

/** For those who hear it: how it turned out (`passed` or `notPassed`), and what was asked, if it is known. */
export const outcome = (message: string, score: number) => `${message} ${wholeNumber(score)} points.`;
/** With how it was played, by a clock that is not the ordinary one. */
export const inManner = (said: string, manner: string) => `${said} ${manner}.`;
export const outcomeAndTarget = (message: string, score: number, target: string) =>
  `${message} ${wholeNumber(score)} points. Target: ${target}.`;
