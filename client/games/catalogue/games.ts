import { CATALOGUE } from '../../../shared/games/catalogue.ts';
import type { CatalogueGame } from '../../../shared/games/kit/catalogue-game.ts';

/** The six games on the home page, in this order (decision S3). */
const onHome: readonly string[] = [
  'speed-math',
  'math-race',
  'number-puzzle',
  'multiplication-table',
  'calculator-vs-brain',
  'number-sequence',
];

export const homeGames: readonly CatalogueGame[] = onHome.flatMap((slug) => CATALOGUE.filter((game) => game.slug === slug));

/** The word on a game's flag (spec 1 §2). */
export const FLAG_TEXT: Record<NonNullable<CatalogueGame['flag']>, string> = { new: 'New', viral: 'Viral' };

/** The words on the card of a game that cannot be played yet. */
export const waitingText = (game: CatalogueGame): string => (game.comingSoon ? 'Coming Soon' : 'Opens in a later version');
