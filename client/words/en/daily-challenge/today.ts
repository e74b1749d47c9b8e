/** Today's challenge, wherever it is named: on its page, at its attempt, on the dashboard. */

export const dailyChallenge = 'Daily Challenge';
/** Spec 2 §2, to the letter; so is the next one. */
export const noChallenge = 'No Challenge Today';
export const notActive = 'Challenge Not Active';

/** On the dashboard, with its game. */
export const challengeIn = (game: string) => `${dailyChallenge}, ${game}`;
/** Before the score, for those who hear it. */
export const passed = 'Passed with';
export const notPassed = 'Not passed with';
