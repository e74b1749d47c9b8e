/**
 * The texts that the two specification documents have in quotation marks, by section: where each stands. Every text is in one of the
 * tables below.
 */
export type Texts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** By the file that has them to the letter. */
export const STANDING: Texts = {
  '1 §2': {
    'client/words/en/catalogue/card.ts': ['Coming Soon'],
    'client/words/en/number-puzzle/result.ts': [
      'Puzzle Solved!',
      'Preparing celebration...',
      'HOORAY!',
      'Preparing your results...',
      'NEW!',
      'Personal Record!',
      'NEW PERSONAL BEST!',
    ],
    'client/words/en/multiplication-table/setup.ts': ['learn at your pace', '30 sec rapid fire', 'sequential learning', 'mixed difficulty'],
    'client/words/en/multiplication-table/play.ts': ['Fair Scoring System Active'],
    'client/words/en/number-sequence/setup.ts': ['Practice Rounds (1-20)'],
    'client/words/en/number-sequence/play.ts': ['Get ready to input...'],
    'client/words/en/math-bubble-pop/levels.ts': ['Mathematical Deity'],
  },
  '1 §5': {
    'client/words/en/speed-math/setup.ts': [
      'Please select an operation type to start training!',
      'Time limit must be between 15 and 600 seconds',
      'Number of questions must be between 1 and 100',
    ],
    'client/words/en/math-race/setup.ts': ['Select an operation!'],
  },
  '1 §6': {
    'client/play/page/after-game.ts': ['User not authenticated'],
  },
  '1 §7': {
    'server/realtime/connection.ts': ['score_submitted'],
  },
  '1 §8': {
    'client/words/en/sync/failures.ts': [
      'Authentication required',
      'Rate limit exceeded. Please try again later.',
      'Unknown error',
      'Submission failed',
    ],
    'client/words/en/sync/details.ts': [
      'Submission already in progress',
      'Invalid game ID',
      'Invalid score',
      'Invalid time',
      'Invalid accuracy percentage',
    ],
    'client/play/page/after-game.ts': ['User not authenticated'],
    'client/words/en/device/not-saved.ts': ['Failed to save game session'],
    'client/words/en/play/share.ts': ['Result copied to clipboard!'],
  },
  '1 §9': {
    'client/words/en/speed-math/result.ts': ['Outstanding!', 'Great job!', 'Keep practicing!'],
    'client/words/en/site/live-problem.ts': ['Correct! Great job!', 'Try again!'],
    'client/words/en/blog/list.ts': ['Admin Post'],
    'client/words/en/blog/post.ts': ['Loading post...', 'Post Not Found', 'Back to Blog'],
  },
  '2 §2': {
    'client/words/en/admin/gate.ts': [
      'Please sign in to access admin panel',
      'Access denied. Admin privileges required.',
      'Loading admin panel...',
      'Access denied',
      'Admin access required',
    ],
    'client/words/en/admin/panel.ts': ['Coming soon'],
    'client/words/en/admin/users.ts': ['No users found'],
    'client/words/en/admin/challenges.ts': ['Daily Challenge Management'],
    'client/words/en/admin/blog.ts': ['No posts yet. Create your first post!'],
    'client/words/en/auth/dialog.ts': ['Check your email!'],
    'client/words/en/auth/callback.ts': ['Completing sign in...'],
    'client/words/en/shell/error-screen.ts': [
      'Oops! Something went wrong',
      'We encountered an unexpected error. Please try refreshing the page.',
    ],
    'client/words/en/badges/cards.ts': ['Click to check requirements', 'Unlocked'],
    'client/words/en/badges/notice.ts': ['View All Badges'],
    'client/words/en/site/live-problem.ts': ['Correct! Great job!', 'Try again!'],
    'client/words/en/daily-challenge/page.ts': [
      'Coming Soon!',
      'Your Best Today',
      'Not attempted yet',
      "Check back later for today's challenge!",
    ],
    'client/words/en/daily-challenge/today.ts': ['Challenge Not Active', 'No Challenge Today'],
    'client/words/en/daily-challenge/attempt.ts': ['No active challenge found'],
    'client/words/en/analytics/page.ts': ['Sign In to View Stats'],
    'client/words/en/analytics/view.ts': [
      'No achievements yet. Start playing to earn some!',
      'No games played yet. Start your math journey!',
      'No achievements yet',
    ],
    'client/words/en/settings/page.ts': ['Please sign in to access settings'],
    'client/words/en/site/about.ts': [
      'How it works',
      'Core features',
      'Tips for better mental math',
      'Roadmap',
      'Get Started',
      'Try Speed Math and Math Race',
      'Mental math strategies',
    ],
    'client/shell/not-found.tsx': ['404'],
    'client/words/en/shell/not-found.ts': ['Oops! Page not found.', 'Return to Home'],
  },
  '2 §5': {
    'client/words/en/admin/post.ts': ['Please enter a title for your blog post', 'Please enter content for your blog post'],
    'client/words/en/auth/new-password.ts': ['Password must be at least 6 characters long'],
    'server/words/en/auth.ts': ['Username already exists. Try another name.'],
    'client/words/en/settings/profile.ts': ['No user logged in', 'Checking availability...', 'Error checking username availability'],
  },
  '2 §8': {
    'client/words/en/admin/challenges.ts': ['Delete this challenge?'],
    'client/words/en/admin/post.ts': [
      'Post created successfully!',
      'Post updated successfully!',
      'Blog published! Site rebuild triggered - static pages will be available in 2-3 minutes.',
      'Blog saved but rebuild failed. Static pages may not be updated.',
      'Error saving post: ',
    ],
    'client/words/en/admin/blog.ts': ['Post deleted successfully!', 'Error deleting post'],
    'client/words/en/admin/users.ts': [
      "Are you sure you want to reset this user's analytics? This action cannot be undone.",
      'User analytics reset successfully',
      'Failed to reset user analytics',
      'Error resetting user analytics',
    ],
    'client/words/en/auth/callback.ts': [
      'Error in URL with unspecified error_description',
      'Not a valid PKCE flow url.',
      'No code detected.',
    ],
    'client/words/en/settings/profile.ts': ['No user logged in'],
    'client/words/en/blog/post.ts': ['Post Not Found'],
    'client/words/en/badges/redeem.ts': ['❌ Badge already unlocked!', 'Failed to redeem badge', 'Requirements not met for this badge!'],
    'client/words/en/refusals/names.ts': ['Error updating username: '],
    'client/words/en/refusals/pictures.ts': ['Error uploading profile picture: '],
  },
};

/** A text that is put together: what its file has of it. */
export type PutTogether = readonly [section: string, text: string, file: string, parts: readonly string[]];

export const PUT_TOGETHER: readonly PutTogether[] = [
  ['1 §2', '+N more', 'client/words/en/number-puzzle/setup.ts', ['`+${achievementsLeft} more`']],
  ['1 §2', 'Ns left', 'client/words/en/play/stage.ts', ['`${seconds}s left`']],
  ['1 §7', 'ping', 'client/sync/realtime.ts', ["'ping'"]],
  ['1 §8', 'HTTP {status}: {statusText}', 'client/sync/failure.ts', ['`HTTP ${answer.status}: ${answer.statusText}`']],
  [
    '1 §8',
    '❌ Wrong! {chosen numbers joined by the operator} = {result}, not {target}',
    'client/words/en/math-bubble-pop/set.ts',
    ['❌ Wrong! ${expression} = ', ', not ${target}`'],
  ],
  [
    '1 §8',
    '✨ Excellent! {expression} = {target} (+{points}, with optional speed and streak bonuses)',
    'client/words/en/math-bubble-pop/set.ts',
    ['✨ Excellent! ${expression} = ${target} ('],
  ],
  ['2 §2', 'Welcome, {first word of display name or username}!', 'client/words/en/dashboard/welcome.ts', ['`Welcome, ${firstName}!`']],
  ['2 §2', 'User', 'client/words/en/auth/session.ts', ["'User'"]],
  ['2 §2', 'Level N required', 'client/words/en/badges/cards.ts', ['`Level ${wholeNumber(level)} required`']],
  [
    '2 §2',
    'Need N more levels',
    'client/words/en/badges/dialog.ts',
    ["`Need ${amount(missing, { one: 'more level', other: 'more levels' })}`"],
  ],
  ['2 §2', 'about', 'client/words/en/pages.ts', ["'/about': page('About'"]],
  ['2 §3', 'admin', 'server/http/access.ts', ["'admin'"]],
  ['2 §3', 'dark', 'client/shell/theme.ts', ["'light' | 'dark'"]],
  ['2 §3', 'light', 'client/shell/theme.ts', ["'light' | 'dark'"]],
  ['2 §3', 'true', 'client/window/consent.ts', ['true: true']],
  ['2 §3', 'false', 'client/window/consent.ts', ['false: false']],
  ['2 §8', 'Badge "{name}" unlocked!', 'client/words/en/badges/redeem.ts', ['`Badge "${name}" unlocked!`']],
];

/** By the reason why they are nowhere. */
export const NOT_SHOWN: Texts = {
  '2 §7': {
    'the name of a channel of the hosted service; this one has none (protocol, "Realtime")': ['user-data-changes'],
  },
  '2 §8': {
    'decision D12: auth-js says it of tokens in an address, which this app never takes': [
      'No session defined in URL',
      'Not a valid implicit grant flow url.',
      'No browser detected.',
    ],
    'decision D12: auth-js says it of a token that it is asked to verify, which this app leaves to the server': ['Invalid JWT signature'],
  },
};
