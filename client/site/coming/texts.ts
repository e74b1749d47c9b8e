export interface ComingText {
  readonly title: string;
  /** What the page will offer when it opens. */
  readonly points: readonly string[];
}

/** The texts of the pages that open later, by path. A page leaves this list when it gets a module of its own. */
export const COMING_TEXTS: { readonly [path: string]: ComingText } = {
  '/blog': {
    title: 'Blog',
    points: ['Mental math tricks and study tips', 'Posts you can read without a network once you have opened them'],
  },
  '/leaderboard': { title: 'Leaderboard', points: ['Coming Soon!'] },
};
