import type { GameWords } from '../../page-metadata.ts';

export const words: GameWords = {
  description: 'Answer as many problems as you can against the clock: five operations, four difficulties, instant feedback.',
  keywords: ['speed math', 'timed arithmetic'],
};
