import type { CSSProperties } from 'react';
import css from './passed-folds.module.css';

const SLIPS = [0, 1, 2, 3, 4];

/** Slips of paper that fold open one after another: the celebration of a challenge that was passed. Decoration. */
export function PassedFolds() {
  return (
    <div className={css['slips']} aria-hidden="true">
      {SLIPS.map((nth) => (
        <span key={nth} className={css['slip']} style={{ '--nth': nth } as CSSProperties} />
      ))}
    </div>
  );
}
