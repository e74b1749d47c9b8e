import type { GameWords } from '../../page-metadata.ts';

export const words: GameWords = {
  description: 'Answer before the calculator does, round after round, at four difficulties.',
  keywords: ['calculator'],
};
