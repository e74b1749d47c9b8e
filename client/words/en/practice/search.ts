/** What search engines and shared links show of the page. */

export const description =
  'What you need next, chosen for you: facts that are due and a few new ones, without a clock and without a network.';
export const keywords: readonly string[] = ['spaced practice', 'times tables practice'];
