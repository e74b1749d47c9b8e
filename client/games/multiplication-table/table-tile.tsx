import { classes } from '../../ui/classes.ts';
import { MASTERED_AT } from '../../../shared/games/multiplication-table/v1/mastery.ts';
import type { TableProgress } from './progress.ts';
import ui from '../../ui/ui.module.css';
import css from './table-tile.module.css';

interface TableTileProps {
  readonly progress: TableProgress;
  readonly text: string;
  /** Whether the game that just ended mastered the table; then an animation folds the corner. */
  readonly isNew?: boolean;
}

/** A table in the mastery grid: its number, its ten steps, and a folded corner once it is mastered. Decoration beside its name. */
export function TableTile({ progress, text, isNew = false }: TableTileProps) {
  'use no memo';
  const { table, correct, mastered } = progress;
  return (
    <span className={classes(css['tile'], mastered && css['mastered'], isNew && css['new'])} aria-hidden="true">
      <span className={ui['figure']}>{table}</span>
      <span className={css['text']}>{text}</span>
      <svg className={css['bar']} viewBox={`0 0 ${MASTERED_AT} 1`} preserveAspectRatio="none">
        <rect className={css['done']} width={Math.min(correct, MASTERED_AT)} height="1" />
      </svg>
    </span>
  );
}
