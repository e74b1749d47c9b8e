import css from '../../art/game-mark.module.css';

/** A ring that is almost closed, with a tick in it. */
export default (
  <>
    <path className={css['hue']} d="M12 2a10 10 0 1 0 10 10h-4.5A5.5 5.5 0 1 1 12 6.5z" />
    <path className={css['stroke']} d="M8.5 11.5l3.5 3.5 9-10" />
  </>
);
