import { framePath } from '../shared/document-table.ts';

/** What a search engine and a shared link say of a page. Pure data: the server and the build read it too. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

const page = (title: string, description: string, ...keywords: readonly string[]): PageMetadata => ({
  title: `${title} · Tenfold`,
  description,
  keywords: [...keywords, 'mental math', 'practice'],
});

const home: PageMetadata = {
  title: 'Tenfold: free mental math practice games',
  description:
    'Train speed and accuracy in mental math with short timed games. Free, no account needed, and it works with no network at all.',
  keywords: ['mental math', 'math games', 'arithmetic practice', 'speed math', 'offline math app'],
};

const notFound = page('Page not found', 'There is no page at this address. The games are one step away.');

const speedMath = page(
  'Speed Math',
  'Answer as many problems as you can against the clock: five operations, four difficulties, instant feedback.',
  'speed math',
  'timed arithmetic',
);
const analytics = page(
  'Your Stats',
  'Your games by week and by day, your accuracy, your skill level and your weekly goal.',
  'math progress',
);
const progress = page('Progress', 'See how your speed and accuracy change from week to week.', 'progress tracking');
const settings = page('Settings', 'Your name, your picture, the players on this device and what waits to be synced.', 'settings');

/** What a document that serves many addresses says before its page is known. */
const frame: PageMetadata = { title: 'Tenfold', description: 'Train speed and accuracy.', keywords: [] };

/** By path; a path with a parameter is named by its pattern. */
const pages: { readonly [path: string]: PageMetadata } = {
  [framePath]: frame,
  '/': home,
  '/games': page(
    'Games',
    'Seven short games for mental arithmetic and memory, each playable in a minute and without a network.',
    'math games',
  ),
  '/games/speed-math': speedMath,
  '/games/math-race': page('Math Race', 'Choose a range and a target score, and race to it one right answer at a time.', 'math race'),
  '/games/number-puzzle': page(
    'Number Puzzle',
    'Slide the tiles into order on 3 × 3, 4 × 4 or 5 × 5 boards, in few moves and little time.',
    'sliding puzzle',
  ),
  '/games/calculator-vs-brain': page(
    'Calculator vs Brain',
    'Answer before the calculator does, round after round, at four difficulties.',
    'calculator',
  ),
  '/games/multiplication-table': page(
    'Multiplication Table',
    'Learn and drill the multiplication tables from 1 to 12 in four modes.',
    'times tables',
  ),
  '/games/number-sequence': page('Memory Challenge', 'Look at a row of numbers, keep it in mind, write it down again.', 'number memory'),
  '/games/math-bubble-pop': page(
    'Math Bubble Pop',
    'Pick the bubbles that make the target number. Three lives, and the levels climb.',
    'bubble game',
  ),
  '/daily-challenge': page('Daily Challenge', 'One challenge a day, the same problems for everyone, with a target to reach.', 'daily math'),
  '/daily-challenge/play': page('Play the Daily Challenge', 'Today’s challenge with its target, its time and its reward.', 'daily math'),
  '/badges': page('Badges', 'Badges in five rarities for speed, accuracy, streaks and levels: what each one asks for.', 'math badges'),
  '/analytics': analytics,
  '/progress': progress,
  '/leaderboard': page('Leaderboard', 'The leaderboard is coming soon.', 'leaderboard'),
  '/math-tips': page('Math Tips', 'Quick addition, fast multiplication, division shortcuts and percentage tricks.', 'math tips'),
  '/mental-math-tricks': page(
    'Mental Math Tricks',
    'Mental math tricks with worked examples, each with a game to try it in.',
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
  '/blog/$slug': page('Blog', 'A post of the Tenfold blog.', 'math blog'),
  '/about': page('About', 'What Tenfold is, how it works, what is built and what comes next.', 'about'),
  '/contact': page('Contact', 'How to write to us, and what happens to what you write.', 'contact'),
  '/privacy': page('Privacy Policy', 'What is kept, where and for how long, and what never leaves your device.', 'privacy'),
  '/terms': page('Terms of Service', 'The terms of using Tenfold.', 'terms'),
  '/settings': settings,
  '/profile': settings,
  '/auth/callback': page('Completing sign in', 'You are being signed in.'),
};

/** The pattern of addresses whose last part is a parameter. */
const patternOf = (path: string): string => path.replace(/^\/blog\/[^/]+$/, '/blog/$slug');

/** The words for a path, with or without a closing slash; those of "not found" for an unknown one. */
export const metadataOf = (path: string): PageMetadata => pages[patternOf(path.replace(/(.)\/+$/, '$1'))] ?? notFound;

/** Whether the site has words of its own for the path. */
export const isKnownPath = (path: string): boolean => metadataOf(path) !== notFound;
