import { clockTime, dayAndTime, dayOf } from './written-time.ts';
import css from './as-of.module.css';

/** "As of 14:05", with the day unless it is today. */
const asOf = (ms: number): string => `As of ${dayOf(ms) === dayOf(Date.now()) ? clockTime(ms) : dayAndTime(ms)}`;

/** When the server said what is shown (decision S12). It takes its room before that is known. */
export const AsOf = ({ atMs }: { readonly atMs: number | undefined }) => (
  <p className={css['asOf']}>{atMs === undefined ? null : asOf(atMs)}</p>
);
