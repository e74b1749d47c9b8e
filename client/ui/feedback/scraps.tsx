import css from './scraps.module.css';

/** Scraps of paper that fly off what they lie under, once; that has a position of its own. */
export const Scraps = () => (
  <div className={css['scraps']} aria-hidden="true">
    {Array.from({ length: 12 }, (_, index) => (
      <span key={index} className={css['scrap']} />
    ))}
  </div>
);
