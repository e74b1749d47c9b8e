/** What search engines and shared links show of the game's page. */

export const description = 'Answer as many problems as you can against the clock: five operations, four difficulties, instant feedback.';
export const keywords: readonly string[] = ['speed math', 'timed arithmetic'];
