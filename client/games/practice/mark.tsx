import css from '../../art/game-mark.module.css';

/** A ring that is almost closed, with a tick in it. */
export default (
  <>
    <path className={css['hue']} d="M12 2a10 10 0 1 0 10 10h-4.500A5.500 5.500 0 1 1 12 6.500z" />
    <path className={css['stroke']} d="M8.500 11.500l3.500 3.500 9-10" />
  </>
);
