import { pointsOf } from '../../../shared/games/math-bubble-pop/v1/score.ts';
import type { GameHelp } from '../../game-help.ts';

export const help: GameHelp = {
  feedback: 'The last bubble of a set decides it at once. A wrong set costs a life, and the same target comes again with new bubbles.',
  adapts: 'Adapts by itself: right sets lead to the next level, with larger numbers and more bubbles to a set.',
  scoring: {
    rule: '100 for each right set, more for the level, for sets of many bubbles, for speed and for sets right before it.',
    example: 'a set of 2 bubbles on level 1, the third right one, made in 4 seconds',
    score: pointsOf({ level: 1, needed: 2, elapsedMs: 4_000, correctBefore: 2 }).points,
  },
};
