import type { NumberPuzzleState } from '../../../shared/games/number-puzzle/v1/rules.ts';
import type { CSSProperties } from 'react';
import { wholeNumber } from '../../text/number.ts';
import { classes } from '../../ui/classes.ts';
import { DIFFICULTY_LABELS, sizeLabel } from './labels.ts';
import css from './play.module.css';

/** How many tiles are in their places. */
const inPlace = ({ cells }: NumberPuzzleState): number => cells.filter((tile, cell) => tile === cell + 1).length;

interface MovesCountProps {
  readonly moves: number;
  /** How many an attempt at a challenge may take. */
  readonly limit?: number | undefined;
}

/** "12 moves", in an attempt "12/50 moves". */
export function MovesCount({ moves, limit }: MovesCountProps) {
  return (
    <p className={classes(css['moves'], limit !== undefined && moves > limit && css['over'])}>
      <strong>{wholeNumber(moves)}</strong>
      <span>{limit === undefined ? amountWord(moves) : `/${wholeNumber(limit)} moves`}</span>
    </p>
  );
}

const amountWord = (moves: number): string => (moves === 1 ? ' move' : ' moves');

/** "Level Easy, 3 × 3", and how many tiles are in their places: in words, and as the thin bar along the top. */
export function LevelRow({ state }: { readonly state: NumberPuzzleState }) {
  const { difficulty } = state.config;
  const home = inPlace(state);
  const tiles = state.cells.length - 1;
  return (
    <div className={css['level']}>
      <div className={css['track']} aria-hidden="true">
        <div className={css['fill']} style={{ '--share': home / tiles } as CSSProperties} />
      </div>
      <p>
        Level <strong>{DIFFICULTY_LABELS[difficulty]}</strong>
        <span>{`, ${sizeLabel(difficulty)}`}</span>
      </p>
      <p>{`${home} of ${tiles} in place`}</p>
    </div>
  );
}
