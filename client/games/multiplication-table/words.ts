import type { GameWords } from '../../page-metadata.ts';

export const words: GameWords = {
  description: 'Learn and drill the multiplication tables from 1 to 12 in four modes.',
  keywords: ['times tables'],
};
