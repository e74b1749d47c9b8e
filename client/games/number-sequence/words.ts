import type { GameWords } from '../../page-metadata.ts';

export const words: GameWords = {
  description: 'Look at a row of numbers, keep it in mind, write it down again.',
  keywords: ['number memory'],
};
