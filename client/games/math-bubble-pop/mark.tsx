import css from '../../art/game-mark.module.css';

/** Three bubbles, one of them chosen. */
export default (
  <>
    <circle className={css['hue']} cx="9" cy="14" r="7" />
    <circle className={css['tint']} cx="18" cy="6.5" r="4" />
    <circle className={css['stroke']} cx="20" cy="19" r="2" />
    <path className={css['stroke']} d="M5.5 14A3.5 3.5 0 0 1 9 10.5" />
  </>
);
