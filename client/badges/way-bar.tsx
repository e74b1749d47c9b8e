import type { Way } from './badge-cards.ts';
import { wayText } from './badge-texts.ts';
import css from './way-bar.module.css';

/** How far a player is with a badge, as a bar and in words. The words say it all, also inside of a button. */
export const WayBar = ({ way }: { readonly way: Way }) => (
  <span className={css['way']}>
    <svg className={css['bar']} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={css['track']} width="100" height="1" />
      <rect className={css['fill']} width={100 * way.share} height="1" />
    </svg>
    <span className={css['text']}>{wayText(way)}</span>
  </span>
);
