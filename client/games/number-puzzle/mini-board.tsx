import type { PuzzleSize } from '../../../shared/games/number-puzzle/v1/config.ts';
import css from './menu.module.css';

/** The drawing's side, and the seam between its tiles. */
const SIDE = 60;
const SEAM = 2;

/** A small drawing of a board with `size` tiles on each side and its gap. Decoration beside its size in words. */
export function MiniBoard({ size }: { readonly size: PuzzleSize }) {
  const step = SIDE / size;
  const tiles = Array.from({ length: size * size - 1 }, (_, cell) => cell);
  return (
    <svg className={css['mini']} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" focusable="false">
      {tiles.map((cell) => (
        <rect
          key={cell}
          className={css['miniTile']}
          x={(cell % size) * step + SEAM / 2}
          y={Math.floor(cell / size) * step + SEAM / 2}
          width={step - SEAM}
          height={step - SEAM}
          rx={2}
        />
      ))}
    </svg>
  );
}
