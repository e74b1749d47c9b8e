/** What search engines and shared links show of the game's page. */

export const description = 'Answer before the calculator does, round after round, at four difficulties.';
export const keywords: readonly string[] = ['calculator'];
