import { LevelMedal } from '../../art/level-medal.tsx';
import { CelebratedLevel, LevelFold } from '../../play/result/level-news.tsx';
import { Said } from '../../play/run/said.tsx';
import { NewsList } from '../../ui/feedback/news-fold.tsx';
import * as words from '../../words/en/daily-challenge/reward.ts';
import * as resultWords from '../../words/en/play/result.ts';
import css from './attempt.module.css';

/** The level that a reward has just brought: celebrated once, and then a line of the result. */
export const RewardLevel = ({ level }: { readonly level: number }) => (
  <div className={css['news']}>
    <CelebratedLevel level={level} medal={<LevelMedal level={level} size="large" />} about={words.aboutLevel} />
    <NewsList>
      <LevelFold level={level} medal={<LevelMedal level={level} size="medium" />} about={words.aboutLevel} />
    </NewsList>
    <Said>{resultWords.spokenLevel(level)}</Said>
  </div>
);
