import type { LearningState } from '../../../shared/memory/known-fact.ts';
import { classes } from '../../ui/classes.ts';
import css from './state-mark.module.css';

/** What is drawn on a full square, on a grid of 16. The other states are told by the square itself. */
const SIGNS: { readonly [state in LearningState]?: string } = {
  firm: 'M4 8.5l2.75 2.75L12 5.5',
  due: 'M8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  'needs-work': 'M5.5 13V3.5l6 2.25-6 2.5',
};

/** The square of a state, as large as its place. Drawn for the eye: a word always comes with it. */
export function StateMark({ state }: { readonly state: LearningState }) {
  const sign = SIGNS[state];
  return (
    <span className={classes(css['mark'], css[state])} aria-hidden="true">
      {sign !== undefined && (
        <svg className={css['sign']} viewBox="0 0 16 16">
          <path d={sign} />
        </svg>
      )}
    </span>
  );
}
