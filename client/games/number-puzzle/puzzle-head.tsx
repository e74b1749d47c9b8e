import type { NumberPuzzleState } from '../../../shared/games/number-puzzle/v1/rules.ts';
import type { CSSProperties } from 'react';
import { classes } from '../../ui/classes.ts';
import { Rich } from '../../ui/rich.tsx';
import { sizeLabel } from './labels.ts';
import * as words from '../../words/en/number-puzzle/play.ts';
import { levels } from '../../words/en/number-puzzle/setup.ts';
import css from './play.module.css';

/** How many tiles are in their places. */
const inPlace = ({ cells }: NumberPuzzleState): number => cells.filter((tile, cell) => tile === cell + 1).length;

interface MovesCountProps {
  readonly moves: number;
  /** How many an attempt at a challenge may take. */
  readonly limit?: number | undefined;
}

const strong = (inner: string) => <strong>{inner}</strong>;
const span = (inner: string) => <span>{inner}</span>;
const MOVES = { number: strong, noun: span };
const LEVEL = { strong, size: span };

/** "12 moves", in an attempt "12/50 moves". */
export function MovesCount({ moves, limit }: MovesCountProps) {
  return (
    <p className={classes(css['moves'], limit !== undefined && moves > limit && css['over'])}>
      <Rich text={limit === undefined ? words.moves(moves) : words.movesOf(moves, limit)} parts={MOVES} />
    </p>
  );
}

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
        <Rich text={words.level(levels[difficulty], sizeLabel(difficulty))} parts={LEVEL} />
      </p>
      <p>{words.inPlace(home, tiles)}</p>
    </div>
  );
}
