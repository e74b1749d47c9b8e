/** The page of badges, and what a guest sees of it. */

export const title = 'Badges';
export const lead = 'Folded medals. A rarer one has more folds.';

export const signInTitle = 'Sign in to collect badges';
export const whatIsKept = 'Play with an account or as a learner, and your badges are kept.';
export const signIn = 'Sign In';
export const playAsLearner = 'Play as a learner';
