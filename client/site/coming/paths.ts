/** Pages that the site names and a later version opens; a page leaves this list on the day its own route exists. */
export const comingPaths = [
  '/about',
  '/adaptive-learning',
  '/analytics',
  '/badges',
  '/blog',
  '/contact',
  '/daily-challenge',
  '/daily-challenge/play',
  '/instant-feedback',
  '/leaderboard',
  '/math-tips',
  '/mental-math-tricks',
  '/privacy',
  '/progress',
  '/scoring-system',
  '/settings',
  '/terms',
] as const;

export type ComingPath = (typeof comingPaths)[number];
