import type { ReactNode } from 'react';
import css from './puzzle-table.module.css';

export interface PuzzleTableProps {
  readonly board: ReactNode;
  /** What is said below the board; its room is always there. */
  readonly words: ReactNode;
  readonly buttons?: ReactNode;
}

/** The board as large as the window allows, words and buttons below it; beside it on a phone that lies on its side. */
export function PuzzleTable({ board, words, buttons }: PuzzleTableProps) {
  return (
    <div className={css['table']}>
      <div className={css['space']}>
        <div className={css['board']}>{board}</div>
      </div>
      <div className={css['words']}>{words}</div>
      <div className={css['buttons']}>{buttons}</div>
    </div>
  );
}
