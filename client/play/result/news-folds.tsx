import { wholeNumber } from '../../text/number.ts';
import { NewsFold, NewsList } from '../../ui/feedback/news-fold.tsx';
import type { GameChanges } from './game-changes.ts';

/** A new best and a new level, each on a sheet that opens once. */
export function NewsFolds({ changes }: { readonly changes: GameChanges }) {
  const { bestBefore, level } = changes;
  if (bestBefore === undefined && level === undefined) return null;
  return (
    <NewsList>
      {level !== undefined && <NewsFold title={`Level ${level}`}>You have reached it with this game.</NewsFold>}
      {bestBefore !== undefined && <NewsFold title="New best">{`It was ${wholeNumber(bestBefore)} before.`}</NewsFold>}
    </NewsList>
  );
}

/** The same in words, for the end of the spoken result. */
export const changesInWords = ({ bestBefore, level }: GameChanges): string =>
  [...(level === undefined ? [] : [` Level ${level} reached.`]), ...(bestBefore === undefined ? [] : [' A new best score.'])].join('');
