/** The heads of /analytics and /progress, and what a guest sees of both. */

export const stats = 'Your Stats';
export const statsLead = 'What got faster, what to practise next, and every week so far.';
export const progress = 'Progress';
export const progressLead = 'How your speed and accuracy change from week to week.';
/** The way to the map. */
export const toMap = 'Your map: what you know by heart';

export const guestTitle = 'Your practice, on squared paper';
export const guestPoints = ['Which tables and operations got faster', 'What to practise next', 'Your weeks and days as charts'];
/** Spec 2 §2, to the letter. */
export const signIn = 'Sign In to View Stats';
export const orLearner = 'Or play a game and keep it for a learner on this device. That needs no account.';
