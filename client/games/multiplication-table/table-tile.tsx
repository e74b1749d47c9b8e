import { classes } from '../../ui/classes.ts';
import { MASTERED_AT } from '../../../shared/games/multiplication-table/v1/mastery.ts';
import type { TableProgress } from './progress.ts';
import css from './table-tile.module.css';

export interface TableTileProps {
  readonly progress: TableProgress;
  readonly text: string;
  /** Mastered in the game that just ended: its corner folds open. */
  readonly isNew?: boolean;
}

/** A table of the mastery grid: its number, its ten, and a folded corner once it is mastered. Decoration of what names it. */
export function TableTile({ progress, text, isNew = false }: TableTileProps) {
  const { table, correct, mastered } = progress;
  return (
    <span className={classes(css['tile'], mastered && css['mastered'], isNew && css['new'])} aria-hidden="true">
      <span className={css['number']}>{table}</span>
      <span className={css['text']}>{text}</span>
      <svg className={css['bar']} viewBox={`0 0 ${MASTERED_AT} 1`} preserveAspectRatio="none" focusable="false">
        <rect className={css['done']} width={Math.min(correct, MASTERED_AT)} height="1" />
      </svg>
    </span>
  );
}
