import { useEffect } from 'react';
import { solvedOf } from '../../../shared/games/number-puzzle/v1/rules.ts';
import { ratingBy } from '../../../shared/games/number-puzzle/v4/score.ts';
import type { AnyPuzzleState } from '../../../shared/games/number-puzzle/v3/rules.ts';
import { isNoBest } from '../../../shared/progress/counted/no-best.ts';
import { clockOf } from '../../play/choices/clock-of.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import { sounds } from '../../play/sound/sounds.ts';
import { Summary } from '../../play/result/summary.tsx';
import { AchievementList } from './achievement-list.tsx';
import { sizeLabel } from './labels.ts';
import type { RunNews } from './puzzle-records.ts';
import { Scoreboard } from './scoreboard.tsx';
import * as words from '../../words/en/number-puzzle/result.ts';
import { levels } from '../../words/en/number-puzzle/setup.ts';
import * as resultWords from '../../words/en/play/result.ts';
import css from './completed.module.css';

interface CompletedProps extends ResultProps<AnyPuzzleState> {
  readonly news: RunNews;
}

/** The scoreboard: time and moves, the rating, and what is new in the records. */
export function Completed({ state, news, ...result }: CompletedProps) {
  const solved = solvedOf(state);
  const clock = clockOf(state.config);
  const { difficulty, durationMs, moves } = solved;
  const rating = words.ratings[ratingBy(clock, solved)];
  const { outcome, report } = result;
  const noBest = isNoBest({ resumed: outcome.resumed, unverified: report?.unverified, data: outcome.sessionData });
  const isBest = !noBest && clock === 'on' && news.bestMs === durationMs;
  const spokenOf = isBest ? words.spokenBest : words.spoken;
  useAchievementSound(news);
  return (
    <Summary
      {...result}
      tellsBest
      message={words.solved}
      figures={[{ name: words.level, value: levels[difficulty] }]}
      inPlaceOfXp={{ name: words.board, value: sizeLabel(difficulty) }}
      spoken={spokenOf(rating, clock === 'off' ? undefined : durationMs, moves)}
      banner={
        <div className={css['board']}>
          <p className={css['rating']}>{rating}</p>
          {isBest && <p className={css['best']}>{words.newBest}</p>}
          <Scoreboard solved={solved} clock={clock} bestMs={news.bestMs} isBest={isBest} />
          <AchievementList keys={[...news.earned]} fresh={news.fresh} />
        </div>
      }
      againLabel={resultWords.playAgain}
      newLabel={resultWords.menu}
    />
  );
}

/** Plays a sound once if the player earned a new achievement. */
function useAchievementSound({ fresh }: RunNews): void {
  const earned = fresh !== undefined && fresh.length > 0;
  useEffect(() => {
    if (earned) sounds.play('achievement');
  }, [earned]);
}
