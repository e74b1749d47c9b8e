import type { Solved } from '../../../shared/games/number-puzzle/v1/score.ts';
import { perMoveText, timeText } from './time-text.ts';
import css from './completed.module.css';

export interface ScoreboardProps {
  readonly solved: Solved;
  /** The best time on this board, this run's included. */
  readonly bestMs: number | undefined;
  /** Whether this run is the best. */
  readonly isBest: boolean;
}

/** Final time, seconds per move, total moves and best time (spec 1 §2). */
export function Scoreboard({ solved: { durationMs, moves }, bestMs, isBest }: ScoreboardProps) {
  return (
    <dl className={css['figures']}>
      <div>
        <dt>Final time</dt>
        <dd>{timeText(durationMs)}</dd>
      </div>
      <div>
        <dt>Seconds per move</dt>
        <dd>{perMoveText(durationMs, moves)}</dd>
      </div>
      <div>
        <dt>Total moves</dt>
        <dd>{moves}</dd>
      </div>
      <div>
        <dt>Best time</dt>
        <dd>
          {bestMs === undefined ? '–' : timeText(bestMs)} {isBest && <span className={css['new']}>NEW!</span>}
          {isBest && <span className={css['record']}>Personal Record!</span>}
        </dd>
      </div>
    </dl>
  );
}
