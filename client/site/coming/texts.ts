export interface ComingText {
  readonly title: string;
  /** What the page will offer when it opens. */
  readonly points: readonly string[];
}

/** The texts of the pages that open later, by path. A page leaves this list when it gets a module of its own. */
export const COMING_TEXTS: { readonly [path: string]: ComingText } = {
  '/about': {
    title: 'About',
    points: ['What Tenfold is and how a game works', 'What is built and what comes next', 'Tips for better mental math'],
  },
  '/blog': {
    title: 'Blog',
    points: ['Mental math tricks and study tips', 'Posts you can read without a network once you have opened them'],
  },
  '/contact': { title: 'Contact', points: ['Where to write to us', 'What happens to what you write'] },
  '/leaderboard': { title: 'Leaderboard', points: ['Coming Soon!'] },
  '/privacy': { title: 'Privacy Policy', points: ['What is kept, where and for how long', 'What never leaves your device', 'Your rights'] },
  '/terms': { title: 'Terms of Service', points: ['What you may expect of the site and the site of you'] },
};
