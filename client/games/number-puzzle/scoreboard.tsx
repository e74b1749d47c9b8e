import type { Clock } from '../../../shared/games/kit/clock.ts';
import type { Solved } from '../../../shared/games/number-puzzle/v1/score.ts';
import { Figure } from '../../play/result/figure.tsx';
import { stopwatchText } from '../../text/time.ts';
import { wholeNumber } from '../../text/number.ts';
import { perMoveText } from './labels.ts';
import * as words from '../../words/en/number-puzzle/result.ts';
import css from './completed.module.css';

interface ScoreboardProps {
  /** By another than the ordinary one no time is a best time, and without one none is told. */
  readonly clock: Clock;
  readonly solved: Solved;
  /** The best time on this board, this run's included. */
  readonly bestMs: number | undefined;
  /** Whether this run is the best. */
  readonly isBest: boolean;
}

/** Final time, seconds per move, total moves and best time (spec 1 §2). */
export function Scoreboard({ solved: { durationMs, moves }, clock, bestMs, isBest }: ScoreboardProps) {
  const isTimed = clock !== 'off';
  return (
    <dl className={css['figures']}>
      {isTimed && <Figure name={words.finalTime} value={stopwatchText(durationMs)} />}
      {isTimed && <Figure name={words.perMove} value={perMoveText(durationMs, moves)} />}
      <Figure name={words.totalMoves} value={wholeNumber(moves)} />
      {clock === 'on' && <Figure name={words.bestTime} value={<Best ms={bestMs} isThis={isBest} />} />}
    </dl>
  );
}

function Best({ ms, isThis }: { readonly ms: number | undefined; readonly isThis: boolean }) {
  return (
    <>
      <span>{ms === undefined ? '–' : stopwatchText(ms)}</span>
      {isThis && <span className={css['new']}>{words.isNew}</span>}
      {isThis && <span className={css['record']}>{words.record}</span>}
    </>
  );
}
