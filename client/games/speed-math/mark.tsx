import css from '../../art/game-mark.module.css';

/** A plus with two speed lines. */
export default (
  <>
    <path className={css['hue']} d="M11.5 4h5v5.500H22v5h-5.500V20h-5v-5.500H6v-5h5.500z" />
    <path className={css['stroke']} d="M2 6.500h5M2 17.500h5" />
  </>
);
