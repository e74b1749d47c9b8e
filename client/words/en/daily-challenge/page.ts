import { wholeNumber } from '../../../text/number.ts';

/** /daily-challenge: the sheets of the day. */

export const lead = 'One challenge a day, the same problems for everyone.';
export const todaysChallenge = 'Today’s challenge';
/** The challenge's day is the one by UTC. */
export const dateUtc = (date: string) => `${date} (UTC)`;

export const leaderboard = 'Leaderboard';
/** Spec 2 §2, to the letter. */
export const comingSoon = 'Coming Soon!';

/** Spec 2 §2, to the letter. */
export const checkBack = "Check back later for today's challenge!";
export const cannotBePlayed = 'It cannot be played here today.';
export const itsTimeWindow = (window: string) => `Its time window: ${window}.`;
export const playMeanwhile = 'Play a game meanwhile';

export const timeWindow = (window: string) => `Time window: ${window}.`;
export const timeWindowBefore = (window: string) => `Time window: ${window}. It can be played all day.`;
export const start = 'Start Challenge';
export const seeResult = 'See your result';

/** Spec 2 §2, to the letter; so is the next one. */
export const bestToday = 'Your Best Today';
export const notAttempted = 'Not attempted yet';
export const passed = 'Passed';
export const notPassed = 'Not passed';
export const rewardWaits = (xp: number) => `${wholeNumber(xp)} XP wait to be redeemed`;
