import css from '../../art/game-mark.module.css';

/** A table's grid: a row and a column lead to their product. */
export default (
  <>
    <path className={css['stroke']} d="M3.5 3.5l3 3m0-3-3 3" />
    <rect className={css['tint']} x="9" y="2" width="6" height="6" rx="1" />
    <rect className={css['tint']} x="16" y="2" width="6" height="6" rx="1" />
    <rect className={css['tint']} x="2" y="9" width="6" height="6" rx="1" />
    <rect className={css['tint']} x="2" y="16" width="6" height="6" rx="1" />
    <rect className={css['hue']} x="9" y="9" width="13" height="13" rx="1.5" />
  </>
);
