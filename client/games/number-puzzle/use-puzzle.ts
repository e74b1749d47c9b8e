import { useEffect, useMemo, useState } from 'react';
import { cellSliding, type Direction } from '../../../shared/games/number-puzzle/v1/board.ts';
import { canSlide } from '../../../shared/games/number-puzzle/v1/rules.ts';
import type { NumberPuzzleMove } from '../../../shared/games/number-puzzle/v3/moves.ts';
import { canTakeHint, type AnyPuzzleState } from '../../../shared/games/number-puzzle/v3/rules.ts';
import type { Run } from '../../play/run/run.ts';
import { isUntimed } from '../../play/choices/clock-of.ts';
import { say } from '../../play/run/sayings.ts';
import { sounds } from '../../play/sound/sounds.ts';
import * as words from '../../words/en/number-puzzle/play.ts';
import { levels } from '../../words/en/number-puzzle/setup.ts';
import { tips } from './later.ts';
import type { Tip, tipFor } from './tip.ts';
import { useRun } from '../../play/run/use-run.ts';

export interface Puzzle {
  readonly state: AnyPuzzleState;
  /** The tip for this board while it is open. */
  readonly tip: Tip | undefined;
  readonly isTipOpen: boolean;
  readonly toggleTip: () => void;
  /** What a screen reader says of the last move. */
  readonly said: string;
  /** Slides the tile on this cell, or says that it cannot. */
  readonly slide: (cell: number) => void;
  /** Slides the tile that can move in the direction of an arrow key, if there is one. */
  readonly slideTowards: (direction: Direction) => void;
  readonly shuffle: () => void;
}

/** A run with what its screen needs. Only possible moves get into its log. */
export function usePuzzle(run: Run<NumberPuzzleMove, AnyPuzzleState>): Puzzle {
  const { state } = useRun(run);
  const [find, setFind] = useState<typeof tipFor>();
  const [moved, setMoved] = useState(() => startWords(state));
  const tip = useMemo(() => find?.(state.cells, state.size), [find, state.cells, state.size]);

  // By what is shown, not by the press: a press that wakes a sleeping page makes no move, and after a shuffle the tip may still be open.
  useEffect(() => {
    if (tip && canTakeHint(run.getSnapshot().state)) run.play({ type: 'hint' });
  }, [tip, run, state]);

  const play = (move: NumberPuzzleMove, inWords: (after: AnyPuzzleState) => string) => {
    run.play(move);
    // A press that wakes a sleeping page makes no move.
    const after = run.getSnapshot().state;
    if (after.played === state.played) return;
    sounds.play('key');
    setMoved(inWords(after));
  };
  const slide = (cell: number) => {
    const tile = state.cells[cell];
    if (tile === undefined || !canSlide(state, cell)) return say(words.nothingMoves, 'echo');
    play({ type: 'slide', cell }, () => movedWords(tile, state));
  };
  // The tip that was asked for is said, once; those that follow it while it is open are in sight, and said to whoever asks once more.
  const openTip = (found: typeof tipFor) => {
    const { cells, size } = run.getSnapshot().state;
    setFind(() => found);
    say(found(cells, size)?.text ?? '');
  };
  const closeTip = () => {
    setFind(undefined);
    say(words.hintOff, 'echo');
  };
  return {
    state,
    tip,
    isTipOpen: find !== undefined,
    toggleTip: () => (find ? closeTip() : tips.whenThere(({ tipFor: found }) => openTip(found))),
    said: moved,
    slide,
    slideTowards(direction) {
      const cell = cellSliding(state.size, state.gap, direction);
      if (cell === undefined) say(words.nothingMoves, 'echo');
      else slide(cell);
    },
    shuffle: () => play({ type: 'shuffle' }, ({ cells, size, config }) => words.shuffled(words.rows(cells, size), isUntimed(config))),
  };
}

const startWords = ({ config, size, cells }: AnyPuzzleState): string =>
  words.begun(levels[config.difficulty], size, words.rows(cells, size));

/** A tile slides to where the gap is. */
const movedWords = (tile: number, { size, gap }: AnyPuzzleState): string =>
  words.moved(tile, Math.floor(gap / size) + 1, (gap % size) + 1, tile === gap + 1);
