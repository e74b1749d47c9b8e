import { classes } from '../../ui/classes.ts';
import css from './streak.module.css';

/** More folds than this are one strip: the number goes on. */
const MOST_FOLDS = 10;

/** Right answers in a row: a strip of paper with one more fold for each; a wrong answer lays it flat again. */
export function Streak({ streak }: { readonly streak: number }) {
  return (
    <p className={css['streak']} aria-hidden="true">
      Streak <strong className={css['number']}>{streak}</strong>
      <span className={css['strip']}>
        {Array.from({ length: MOST_FOLDS }, (_, i) => (
          // A fold is its place in the strip: the index is its identity.
          <span key={i} className={classes(css['fold'], i < streak && css['up'])} />
        ))}
      </span>
    </p>
  );
}
