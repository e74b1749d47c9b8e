import { NewsFold, NewsList } from '../../ui/feedback/news-fold.tsx';
import type { GameChanges } from './game-changes.ts';
import * as words from '../../words/en/play/result.ts';

/** A new best and a new level, each on a sheet that opens once. */
export function NewsFolds({ changes }: { readonly changes: GameChanges }) {
  const { bestBefore, level } = changes;
  if (bestBefore === undefined && level === undefined) return null;
  return (
    <NewsList>
      {level !== undefined && <NewsFold title={words.levelTitle(level)}>{words.aboutLevel}</NewsFold>}
      {bestBefore !== undefined && <NewsFold title={words.bestTitle}>{words.bestBefore(bestBefore)}</NewsFold>}
    </NewsList>
  );
}

/** The same in words, for the end of the spoken result. */
export const changesInWords = ({ bestBefore, level }: GameChanges): string =>
  [...(level === undefined ? [] : [` ${words.spokenLevel(level)}`]), ...(bestBefore === undefined ? [] : [` ${words.spokenBest}`])].join(
    '',
  );
