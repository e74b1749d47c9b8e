/** The page of badges, and what a guest sees of it. */

export const title = 'Badges';
export const lead = 'Folded medals for speed, accuracy, streaks and levels. A rarer one has more folds.';

export const signInTitle = 'Sign in to collect badges';
export const whatIsKept =
  'What a guest plays ends with the page. An account keeps it on all your devices, a learner on this one. Every badge is worth XP.';
export const signIn = 'Sign In';
export const playAsLearner = 'Play as a learner';
