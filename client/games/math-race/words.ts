import type { GameWords } from '../../page-metadata.ts';

export const words: GameWords = {
  description: 'Choose a range and a target score, and race to it one right answer at a time.',
  keywords: ['math race'],
};
