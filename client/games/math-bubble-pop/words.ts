import type { GameWords } from '../../page-metadata.ts';

export const words: GameWords = {
  description: 'Pick the bubbles that make the target number. Three lives, and the levels climb.',
  keywords: ['bubble game'],
};
