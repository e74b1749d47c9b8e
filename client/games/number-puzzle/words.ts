import type { GameWords } from '../../page-metadata.ts';

export const words: GameWords = {
  description: 'Slide the tiles into order on 3 × 3, 4 × 4 or 5 × 5 boards, in few moves and little time.',
  keywords: ['sliding puzzle'],
};
