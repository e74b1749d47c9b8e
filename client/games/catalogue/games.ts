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
