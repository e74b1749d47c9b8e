import { classes } from '../classes.ts';
import css from './icon.module.css';

/** The logo: a folded strip of paper that shows a 1 and a 0. Use it only beside or inside an element that names it. */
export function Mark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={classes(css['mark'], className)} viewBox="0 0 30 32" aria-hidden="true">
      <path className={css['strip']} d="M6 2h5v23l-5 5z" />
      <path className={css['reverse']} d="M6 2v9L0 8z" />
      <path className={css['reverse']} d="M6 30l5-5h6v5z" />
      <path
        className={css['strip']}
        d="M17 30h4.5a8.5 8.5 0 0 0 8.5-8.5v-11a8.5 8.5 0 0 0-17 0V25h5V10.5a3.5 3.5 0 0 1 7 0v11a3.5 3.5 0 0 1-3.5 3.5H17z"
      />
    </svg>
  );
}
