import fc from 'fast-check';
import type { NumberPuzzleMove } from '../../../../../shared/games/number-puzzle/v1/moves.ts';
import { numberPuzzle } from '../../../../../shared/games/number-puzzle/v1/rules.ts';
import { describeLaws } from '../game-laws.ts';
import { runs } from './play.ts';

const slide = (cell: number): NumberPuzzleMove => ({ type: 'slide', cell });

describeLaws({
  game: numberPuzzle,
  runs,
  moves: fc.oneof(fc.constant<NumberPuzzleMove>({ type: 'shuffle' }), fc.integer({ min: 0, max: 24 }).map(slide)),
  impossible: fc.constantFrom(-1, 25, 0.5, Number.NaN, Infinity, 1e9).map(slide),
  counts: null,
});
