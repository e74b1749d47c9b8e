import css from '../../art/game-mark.module.css';

/** Tiles of a sliding puzzle, with one gap and one tile that moves. */
export default (
  <>
    <rect className={css['hue']} x="2" y="2" width="9" height="9" rx="1.5" />
    <rect className={css['tint']} x="13" y="2" width="9" height="9" rx="1.5" />
    <rect className={css['tint']} x="2" y="13" width="9" height="9" rx="1.5" />
    <path className={css['stroke']} d="M15 17.5h6m-2.5-2.5 2.5 2.5-2.5 2.5" />
  </>
);
