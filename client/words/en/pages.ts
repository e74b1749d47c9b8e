import type { PageMetadata } from '../../page-metadata.ts';

/** What search engines and shared links show of the pages. */

const page = (title: string, description: string, ...keywords: readonly string[]): PageMetadata => ({
  title: `${title} · Tenfold`,
  description,
  keywords: [...keywords, 'mental math', 'practice'],
});

/** A game's page has the game's name as its title, and the rest from `search.ts` of the game's words. */
export const game = page;

export const notFound = page('Page not found', 'There is no page at this address. The games are one step away.');

/** The words of a document that serves many addresses, before its page is known. */
export const frame: PageMetadata = { title: 'Tenfold', description: 'Train speed and accuracy.', keywords: [] };

/** By path. */
export const site = {
  '/': {
    title: 'Tenfold: free mental math practice games',
    description:
      'Train speed and accuracy in mental math with short timed games. Free, no account needed, and it works with no network at all.',
    keywords: ['mental math', 'math games', 'arithmetic practice', 'speed math', 'offline math app'],
  },
  '/games': page('Games', 'Short games for mental arithmetic and memory, each playable in a minute and without a network.', 'math games'),
  '/practice/print': page(
    'Problems on Paper',
    'Print a sheet of sums or times tables with its answers, flash cards or a certificate, on A4 or Letter.',
    'math worksheets',
    'flash cards',
  ),
  '/daily-challenge': page('Daily Challenge', 'One challenge a day, the same problems for everyone, with a target to reach.', 'daily math'),
  '/daily-challenge/play': page('Play the Daily Challenge', 'Today’s challenge with its target, its time and its reward.', 'daily math'),
  '/round': page(
    'Class round',
    'Type the code from your teacher and play the same problems as your whole class, without internet.',
    'class game',
  ),
  '/badges': page('Badges', 'Badges in five rarities for speed, accuracy, streaks and levels: what each one asks for.', 'math badges'),
  '/analytics': page('Your Stats', 'Your games by week and by day, your accuracy, your skill level and your weekly goal.', 'math progress'),
  '/progress': page('Progress', 'See how your speed and accuracy change from week to week.', 'progress tracking'),
  '/map': page(
    'Your Map',
    'Every sum and every table as a square that fills: what you know by heart, what is due and what needs work.',
    'times tables',
    'math facts',
  ),
  '/history': page('Your Games', 'Every game you played, with its set-up and its pace.', 'history'),
  '/history/game': page('A Game You Played', 'Its problems, answers and times, and the set-up to play again.', 'history'),
  '/class': page(
    'Class Rounds',
    'One round of mental math for a whole class, with the same questions for everyone and with no network.',
    'math in class',
  ),
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
  '/accessibility': page(
    'Accessibility',
    'What works by keys, by ear, without a clock or in large text, what does not yet, and how to ask.',
    'accessibility',
  ),
  '/settings': page('Settings', 'Your name, your picture, the players on this device and what waits to be synced.', 'settings'),
  '/admin': page('Admin Panel', 'Users, games and sessions at a glance.'),
  '/admin/challenges': page('Daily Challenge Management', 'Which challenge is played on which day.'),
  '/admin/blog': page('Blog Editor', 'Posts are written, changed and published here.'),
  '/auth/callback': page('Completing sign in', 'You are being signed in.'),
};
