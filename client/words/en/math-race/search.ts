/** What search engines and shared links show of the game's page. */

export const description = 'Choose a range and a target score, and race to it one right answer at a time.';
export const keywords: readonly string[] = ['math race'];
