import { LevelMedal } from '../../art/level-medal.tsx';
import { Celebration } from '../../ui/feedback/celebration.tsx';
import { NewsFold, NewsList } from '../../ui/feedback/news-fold.tsx';
import { takeNewsPlace } from '../../ui/feedback/news-place.ts';
import { sounds } from '../sound/sounds.ts';
import type { GameChanges } from './game-changes.ts';
import { CelebratedLevel, LevelFold } from './level-news.tsx';
import { BestMedal } from './medals.tsx';
import { usePlayerName } from './use-player-name.ts';
import * as words from '../../words/en/play/result.ts';
import css from './news-folds.module.css';

interface NewsFoldsProps {
  readonly changes: GameChanges;
  /** Whether the game's own part of the result tells of a new best, so that it needs no line here. */
  readonly tellsBest?: boolean | undefined;
}

/** What a run has brought: each is celebrated once, and then stays on a sheet of its own. Badges find their place below. */
export function NewsFolds({ changes: { best, level }, tellsBest = false }: NewsFoldsProps) {
  const name = usePlayerName();
  const aboutBest = best && words.aboutBest[best.measure](best.value, best.before);
  return (
    <div className={css['news']}>
      {level !== undefined && <CelebratedLevel level={level} medal={<LevelMedal level={level} size="large" />} />}
      {best && (
        <Celebration title={words.celebratedBest(name)} medal={<BestMedal size="large" />} onBegin={() => sounds.play('achievement')}>
          <p>{aboutBest}</p>
        </Celebration>
      )}
      {(level !== undefined || (best && !tellsBest)) && (
        <NewsList>
          {level !== undefined && <LevelFold level={level} medal={<LevelMedal level={level} size="medium" />} />}
          {best && !tellsBest && (
            <NewsFold title={words.bestTitle} mark={<BestMedal size="medium" />}>
              {aboutBest}
            </NewsFold>
          )}
        </NewsList>
      )}
      <div ref={takeNewsPlace} className={css['news']} />
    </div>
  );
}

/** The same in words, for the end of the spoken result. */
export const changesInWords = ({ best, level }: GameChanges, tellsBest = false): string =>
  [
    ...(level === undefined ? [] : [` ${words.spokenLevel(level)}`]),
    ...(best && !tellsBest ? [` ${words.spokenBest(words.aboutBest[best.measure](best.value, best.before))}`] : []),
  ].join('');
