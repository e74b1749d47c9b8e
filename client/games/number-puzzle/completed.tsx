import { useEffect } from 'react';
import { solvedOf, type NumberPuzzleState } from '../../../shared/games/number-puzzle/v1/rules.ts';
import { ratingOf } from '../../../shared/games/number-puzzle/v1/score.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import { sounds } from '../../play/sound/sounds.ts';
import { Summary } from '../../play/result/summary.tsx';
import { spokenTime } from '../../text/time.ts';
import { AchievementList } from './achievement-list.tsx';
import { DIFFICULTY_LABELS, movesText, sizeLabel } from './labels.ts';
import type { RunNews } from './puzzle-records.ts';
import { Scoreboard } from './scoreboard.tsx';
import css from './completed.module.css';

interface CompletedProps extends ResultProps<NumberPuzzleState> {
  readonly news: RunNews;
}

/** The scoreboard: time and moves, the rating, and what is new in the records. */
export function Completed({ state, news, ...result }: CompletedProps) {
  const solved = solvedOf(state);
  const { difficulty, durationMs, moves } = solved;
  const rating = ratingOf(solved);
  const isBest = !state.resumed && news.bestMs === durationMs;
  useAchievementSound(news);
  return (
    <Summary
      {...result}
      message="Puzzle Solved!"
      figures={[{ name: 'Level', value: DIFFICULTY_LABELS[difficulty] }]}
      inPlaceOfXp={{ name: 'Board', value: sizeLabel(difficulty) }}
      spoken={`${rating}, time ${spokenTime(durationMs)}, ${movesText(moves)}${isBest ? ', new personal best' : ''}`}
      banner={
        <div className={css['board']}>
          <p className={css['rating']}>{rating}</p>
          {isBest && <p className={css['best']}>NEW PERSONAL BEST!</p>}
          <Scoreboard solved={solved} bestMs={news.bestMs} isBest={isBest} />
          <AchievementList keys={[...news.earned]} fresh={news.fresh} />
        </div>
      }
      againLabel="Play Again"
      newLabel="Menu"
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
