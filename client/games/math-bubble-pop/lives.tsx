import { LIVES } from '../../../shared/games/math-bubble-pop/v1/config.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { livesLeft } from '../../words/en/math-bubble-pop/lives.ts';
import css from './lives.module.css';

/** The lives left as folded hearts: a lost one is only an outline. */
export function Lives({ lives }: { readonly lives: number }) {
  return (
    <div className={css['lives']}>
      <VisuallyHidden as="p">{livesLeft(lives)}</VisuallyHidden>
      {Array.from({ length: LIVES }, (_, place) => (
        // A heart's place in the row is its identity.
        <svg
          key={place}
          className={classes(css['heart'], place >= lives && css['lost'])}
          viewBox="0 0 24 24"
          aria-hidden="true"
          focusable="false"
        >
          <path className={css['half']} d="M12 21 2.500 11V7.500L6.500 3.500 12 7z" />
          <path className={css['other']} d="M12 21l9.500-10V7.500l-4-4L12 7z" />
          <path className={css['edge']} d="M12 21 2.500 11V7.500l4-4L12 7l5.500-3.500 4 4V11z" />
        </svg>
      ))}
    </div>
  );
}
