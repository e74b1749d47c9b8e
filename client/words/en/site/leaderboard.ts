export const title = 'Leaderboard';
export const soon = 'Coming Soon!';
export const lead = 'Until then, the one to beat is you, and everybody has the same problems once a day.';

/** What can be compared meanwhile. */
export const bests = {
  title: 'Your own bests',
  text: 'What you have reached in each game, and how it changes from week to week.',
};
export const challenge = {
  title: 'The daily challenge',
  text: 'One set of problems a day, the same for all who play it, and a target to reach.',
};
