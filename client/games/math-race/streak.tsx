import { classes } from '../../ui/classes.ts';
import { Rich } from '../../ui/rich.tsx';
import * as words from '../../words/en/math-race/play.ts';
import css from './streak.module.css';

/** The strip shows this many folds at most; the number beside it has no limit. */
const MOST_FOLDS = 10;

/** Right answers in a row, as a strip of paper with a fold for each. A wrong answer makes it flat again. */
export function Streak({ streak }: { readonly streak: number }) {
  return (
    <p className={css['streak']} aria-hidden="true">
      <Rich text={words.streak(streak)} parts={{ number: (inner) => <strong className={css['number']}>{inner}</strong> }} />
      <span className={css['strip']}>
        {Array.from({ length: MOST_FOLDS }, (_, i) => (
          // A fold's place in the strip is its identity.
          <span key={i} className={classes(css['fold'], i < streak && css['up'])} />
        ))}
      </span>
    </p>
  );
}
