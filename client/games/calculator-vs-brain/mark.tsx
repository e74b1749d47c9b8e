import css from '../../art/game-mark.module.css';

/** A calculator's key. */
export default (
  <>
    <rect className={css['tint']} x="2" y="2" width="20" height="20" rx="4" />
    <rect className={css['hue']} x="2" y="2" width="20" height="17" rx="4" />
    <path className={css['stroke']} d="M8 8.5h8M8 12.5h8" />
  </>
);
