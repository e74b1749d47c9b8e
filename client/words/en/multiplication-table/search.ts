/** What search engines and shared links show of the game's page. */

export const description = 'Learn and drill the multiplication tables from 1 to 12 in four modes.';
export const keywords: readonly string[] = ['times tables'];
