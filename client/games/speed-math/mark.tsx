import css from '../../art/game-mark.module.css';

/** A plus with two speed lines. */
export default (
  <>
    <path className={css['hue']} d="M11.5 4h5v5.5H22v5h-5.5V20h-5v-5.5H6v-5h5.5z" />
    <path className={css['stroke']} d="M2 6.5h5M2 17.5h5" />
  </>
);
