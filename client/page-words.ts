import { withoutClosingSlash } from '../shared/addresses.ts';
import { CATALOGUE, isPlayable } from '../shared/games/catalogue.ts';
import type { GameWords, PageMetadata } from './page-metadata.ts';
import { ALIASES } from './aliases.ts';
import { PAGES, type Page, type SitePath } from './pages.ts';

/** What search engines and shared links show of the pages. Loaded with the first change of page; the build reads it for the documents. */

const page = (title: string, description: string, ...keywords: readonly string[]): PageMetadata => ({
  title: `${title} · Tenfold`,
  description,
  keywords: [...keywords, 'mental math', 'practice'],
});

const NOT_FOUND = page('Page not found', 'There is no page at this address. The games are one step away.');

/** The words of a document that serves many addresses, before its page is known. */
export const FRAME_WORDS: PageMetadata = { title: 'Tenfold', description: 'Train speed and accuracy.', keywords: [] };

const SITE: { readonly [path in SitePath]: PageMetadata } = {
  '/': {
    title: 'Tenfold: free mental math practice games',
    description:
      'Train speed and accuracy in mental math with short timed games. Free, no account needed, and it works with no network at all.',
    keywords: ['mental math', 'math games', 'arithmetic practice', 'speed math', 'offline math app'],
  },
  '/games': page('Games', 'Short games for mental arithmetic and memory, each playable in a minute and without a network.', 'math games'),
  '/daily-challenge': page('Daily Challenge', 'One challenge a day, the same problems for everyone, with a target to reach.', 'daily math'),
  '/daily-challenge/play': page('Play the Daily Challenge', 'Today’s challenge with its target, its time and its reward.', 'daily math'),
  '/badges': page('Badges', 'Badges in five rarities for speed, accuracy, streaks and levels: what each one asks for.', 'math badges'),
  '/analytics': page('Your Stats', 'Your games by week and by day, your accuracy, your skill level and your weekly goal.', 'math progress'),
  '/progress': page('Progress', 'See how your speed and accuracy change from week to week.', 'progress tracking'),
  '/leaderboard': page('Leaderboard', 'The leaderboard is coming soon.', 'leaderboard'),
  '/math-tips': page(
    'Math Tips',
    'Quick addition, fast multiplication, division shortcuts and percentage tricks, step by step, with problems to try.',
    'math tips',
  ),
  '/mental-math-tricks': page(
    'Mental Math Tricks',
    'Mental math tricks with worked examples, why they are right, and a game to try each of them in.',
    'math tricks',
  ),
  '/instant-feedback': page('Instant Feedback', 'Type an answer and know at once: try it on a problem.', 'instant feedback'),
  '/adaptive-learning': page('Adaptive Learning', 'How difficulty can follow what you can do.', 'adaptive learning'),
  '/scoring-system': page(
    'Scoring System',
    'How a score becomes XP, XP a level, and practice a badge, with worked examples.',
    'XP and levels',
  ),
  '/blog': page('Blog', 'Mental math tricks, study tips and math history.', 'math blog'),
  '/blog/$post': page('A post', 'A post of the blog on mental math.', 'math blog'),
  '/about': page('About', 'What Tenfold is, how it works, what is built and what comes next.', 'about'),
  '/contact': page('Contact', 'How to write to us, and what happens to what you write.', 'contact'),
  '/privacy': page('Privacy Policy', 'What is kept, where and for how long, and what never leaves your device.', 'privacy'),
  '/terms': page('Terms of Service', 'The terms of using Tenfold.', 'terms'),
  '/settings': page('Settings', 'Your name, your picture, the players on this device and what waits to be synced.', 'settings'),
  '/admin': page('Admin Panel', 'Users, games and sessions at a glance.'),
  '/admin/challenges': page('Daily Challenge Management', 'Which challenge is played on which day.'),
  '/admin/blog': page('Blog Editor', 'Posts are written, changed and published here.'),
  '/auth/callback': page('Completing sign in', 'You are being signed in.'),
};

const GAME_WORDS = import.meta.glob<GameWords>('./games/*/words.ts', { eager: true, import: 'words' });

const games = CATALOGUE.filter(isPlayable).flatMap(({ slug, name }) => {
  const words = GAME_WORDS[`./games/${slug}/words.ts`];
  return words ? [[`/games/${slug}`, page(name, words.description, ...words.keywords)] as const] : [];
});

const WORDS: ReadonlyMap<string, PageMetadata> = new Map([
  ...Object.entries(SITE),
  ...games,
  ...ALIASES.map(({ path, leadsTo }) => [path, SITE[leadsTo]] as const),
]);

/**
 * The words for a path, with or without a closing slash; those of "not found" for a path without a page. The page of a post has other words
 * as soon as it knows which post it is.
 */
export const metadataOf = (path: string): PageMetadata =>
  WORDS.get(withoutClosingSlash(path)) ?? (/^\/blog\/[^/]+\/?$/.test(path) ? SITE['/blog/$post'] : NOT_FOUND);

/**
 * Whether search engines should list the page at a path, with or without a closing slash. The frame's pages have nothing to read before
 * the device has said who plays, and some others are about whoever looks.
 */
export const isIndexed = (path: string): boolean =>
  PAGES.some((page: Page) => page.path === withoutClosingSlash(path) && !page.frame && !page.unlisted);
