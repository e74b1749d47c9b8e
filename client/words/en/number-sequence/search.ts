/** What search engines and shared links show of the game's page. */

export const description = 'Look at a row of numbers, keep it in mind, write it down again.';
export const keywords: readonly string[] = ['number memory'];
