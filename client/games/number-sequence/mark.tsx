import css from '../../art/game-mark.module.css';

/** Digits that vanish behind a sheet. */
export default (
  <>
    <path className={css['stroke']} d="M4 5l3-2v7M11.5 3.5h6L14 11" />
    <path className={css['hue']} d="M2 9h14l6 6v7H2z" />
    <path className={css['paper']} d="M16 9v6h6z" />
    <path className={css['tint']} d="M16 9v6h6z" />
  </>
);
