import css from '../../art/game-mark.module.css';

/** Two sheets face to face. */
export default (
  <>
    <path className={css['hue']} d="M2 4h6l3 3v13H2z" />
    <path className={css['tint']} d="M22 4h-6l-3 3v13h9z" />
    <path className={css['stroke']} d="M5 13.5h3M16 13.5h3" />
  </>
);
