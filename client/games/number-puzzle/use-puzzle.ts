import { useEffect, useMemo, useState } from 'react';
import { cellSliding, directionInto, type Direction } from '../../../shared/games/number-puzzle/v1/board.ts';
import { hintFor, type Hint } from '../../../shared/games/number-puzzle/v1/hint.ts';
import { hintText, moved as movedWords } from '../../words/en/number-puzzle/hint.ts';
import { canSlide } from '../../../shared/games/number-puzzle/v1/rules.ts';
import type { NumberPuzzleMove } from '../../../shared/games/number-puzzle/v3/moves.ts';
import { canTakeHint, type AnyPuzzleState } from '../../../shared/games/number-puzzle/v3/rules.ts';
import type { Run } from '../../play/run/run.ts';
import { sounds } from '../../play/sound/sounds.ts';
import * as words from '../../words/en/number-puzzle/play.ts';
import { levels } from '../../words/en/number-puzzle/setup.ts';
import { useRun } from '../../play/run/use-run.ts';

export interface Puzzle {
  readonly state: AnyPuzzleState;
  /** The hint for this board while the tip is open. */
  readonly hint: Hint | undefined;
  readonly tip: boolean;
  readonly toggleTip: () => void;
  /** What a screen reader says of the last move and of the tip. */
  readonly said: string;
  /** Slides the tile on this cell, if it can. */
  readonly slide: (cell: number) => void;
  /** Slides the tile that can move in the direction of an arrow key, if there is one. */
  readonly slideTowards: (direction: Direction) => void;
  readonly shuffle: () => void;
}

/** A run with what its screen needs. Only possible moves get into its log. */
export function usePuzzle(run: Run<NumberPuzzleMove, AnyPuzzleState>): Puzzle {
  const { state } = useRun(run);
  const [tip, setTip] = useState(false);
  const [moved, setMoved] = useState(() => startWords(state));
  const hint = useMemo(() => (tip ? hintFor(state.cells, state.size) : undefined), [tip, state.cells, state.size]);

  // By what is shown, not by the press: a press that wakes a sleeping page makes no move, and after a shuffle the tip may still be open.
  useEffect(() => {
    if (hint && canTakeHint(run.getSnapshot().state)) run.play({ type: 'hint' });
  }, [hint, run, state]);

  const play = (move: NumberPuzzleMove, text: string) => {
    run.play(move);
    // A press that wakes a sleeping page makes no move.
    if (run.getSnapshot().state.played === state.played) return;
    sounds.play('key');
    setMoved(text);
  };
  const slide = (cell: number) => {
    const tile = state.cells[cell];
    if (tile === undefined || !canSlide(state, cell)) return;
    play({ type: 'slide', cell }, movedWords(tile, directionInto(state.size, cell, state.gap)));
  };
  return {
    state,
    hint,
    tip,
    toggleTip: () => setTip(!tip),
    said: hint ? words.withHint(moved, hintText(hint)) : moved,
    slide,
    slideTowards: (direction) => slide(cellSliding(state.size, state.gap, direction) ?? state.gap),
    shuffle: () => play({ type: 'shuffle' }, words.shuffled),
  };
}

const startWords = ({ config, size }: AnyPuzzleState): string => words.begun(levels[config.difficulty], size);
