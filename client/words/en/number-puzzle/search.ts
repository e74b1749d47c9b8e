/** What search engines and shared links show of the game's page. */

export const description = 'Slide the tiles into order on 3 × 3, 4 × 4 or 5 × 5 boards, in few moves and little time.';
export const keywords: readonly string[] = ['sliding puzzle'];
