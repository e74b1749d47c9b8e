/** What search engines and shared links show of the game's page. */

export const description = 'Pick the bubbles that make the target number. Three lives, and the levels climb.';
export const keywords: readonly string[] = ['bubble game'];
