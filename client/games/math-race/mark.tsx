import css from '../../art/game-mark.module.css';

/** Lanes and the bar that leads. */
export default (
  <>
    <rect className={css['tint']} x="2" y="4" width="9" height="4" rx="1" />
    <rect className={css['hue']} x="2" y="10" width="15" height="4" rx="1" />
    <rect className={css['tint']} x="2" y="16" width="6" height="4" rx="1" />
    <path className={css['stroke']} d="M21 3v18" />
  </>
);
