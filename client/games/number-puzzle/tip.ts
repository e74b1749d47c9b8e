import type { Cells } from '../../../shared/games/number-puzzle/v1/board.ts';
import type { PuzzleSize } from '../../../shared/games/number-puzzle/v1/config.ts';
import { hintFor, type Hint } from '../../../shared/games/number-puzzle/v1/hint.ts';
import { hintText } from '../../words/en/number-puzzle/hint.ts';

/** A hint, and what it says. */
export interface Tip {
  readonly hint: Hint;
  readonly text: string;
}

/** The tip for a board; undefined for one that is solved. */
export function tipFor(cells: Cells, size: PuzzleSize): Tip | undefined {
  const hint = hintFor(cells, size);
  return hint && { hint, text: hintText(hint) };
}
