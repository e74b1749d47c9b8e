import { wholeNumber } from '../../text/number.ts';
import type { News } from './standing.ts';
import css from './news-folds.module.css';

/** A new best and a new level, each on a sheet that opens once. */
export function NewsFolds({ news }: { readonly news: News }) {
  const { bestBefore, level } = news;
  if (bestBefore === undefined && level === undefined) return null;
  return (
    <ul className={css['news']}>
      {level !== undefined && (
        <li className={css['fold']}>
          <strong>Level {level}</strong>
          <span>You have reached it with this game.</span>
        </li>
      )}
      {bestBefore !== undefined && (
        <li className={css['fold']}>
          <strong>New best</strong>
          <span>It was {wholeNumber(bestBefore)} before.</span>
        </li>
      )}
    </ul>
  );
}

/** The same in words, for the end of the spoken result. */
export const newsInWords = ({ bestBefore, level }: News): string =>
  [...(level === undefined ? [] : [` Level ${level} reached.`]), ...(bestBefore === undefined ? [] : [' A new best score.'])].join('');
