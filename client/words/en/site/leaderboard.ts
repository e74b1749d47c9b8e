export const title = 'Leaderboard';
export const soon = 'Coming Soon!';
export const lead = 'Until then, try to beat yourself. And once a day all get the same problems.';

/** What can be compared meanwhile. */
export const bests = {
  title: 'Your own bests',
  text: 'What you have reached in each game, and how it changes from week to week.',
};
export const challenge = {
  title: 'The daily challenge',
  text: 'One set of problems a day, the same for all, and a target to reach.',
};
