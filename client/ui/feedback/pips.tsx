import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { ChangingWords } from './visually-hidden.tsx';
import css from './pips.module.css';

export type Pip = 'right' | 'wrong' | 'now' | 'todo';

interface PipsProps {
  readonly pips: readonly Pip[];
  /** The whole row in words, e.g. `Question 4 of 15, 3 right`. */
  readonly label: string;
}

/** With more pips than this they become bars: tall for right, short for wrong. */
const ROOMY = 20;

/** Made once: a pip that has its sign is not rendered again with each answer. */
const SIGNS: { readonly [pip in Pip]?: ReactNode } = {
  right: <Icon name="tick" size="small" />,
  wrong: <Icon name="cross" size="small" />,
};

/** A run's progress: small squares that get a tick or a cross. */
export function Pips({ pips, label }: PipsProps) {
  return (
    <>
      <ChangingWords>{label}</ChangingWords>
      <div className={classes(css['pips'], css[pips.length > ROOMY ? 'dense' : 'roomy'])} aria-hidden="true">
        {pips.map((pip, index) => (
          // A pip's place in the row is its identity.
          <span key={index} className={classes(css['pip'], pip !== 'todo' && css[pip])}>
            <span className={css['place']}>{SIGNS[pip]}</span>
          </span>
        ))}
      </div>
    </>
  );
}
