import { NewsFold, NewsList } from '../../ui/feedback/news-fold.tsx';
import type { GameChanges } from './game-changes.ts';
import * as words from '../../words/en/play/result.ts';

/** A new best and a new level, each on a sheet that opens once. */
export function NewsFolds({ changes }: { readonly changes: GameChanges }) {
  const { best, level } = changes;
  if (best === undefined && level === undefined) return null;
  return (
    <NewsList>
      {level !== undefined && <NewsFold title={words.levelTitle(level)}>{words.aboutLevel}</NewsFold>}
      {best && <NewsFold title={words.bestTitle}>{words.aboutBest[best.measure](best.value, best.before)}</NewsFold>}
    </NewsList>
  );
}

/** The same in words, for the end of the spoken result. */
export const changesInWords = ({ best, level }: GameChanges): string =>
  [
    ...(level === undefined ? [] : [` ${words.spokenLevel(level)}`]),
    ...(best ? [` ${words.spokenBest(words.aboutBest[best.measure](best.value, best.before))}`] : []),
  ].join('');
