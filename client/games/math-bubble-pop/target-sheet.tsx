import type { BubblePopState } from '../../../shared/games/math-bubble-pop/v1/state.ts';
import { SPEED_BONUS_MS } from '../../../shared/games/math-bubble-pop/v1/score.ts';
import { classes } from '../../ui/classes.ts';
import type { RunClock } from '../../play/run/run-clock.ts';
import { useTimeBar } from '../../play/run/use-run-clock.ts';
import * as words from '../../words/en/math-bubble-pop/play.ts';
import css from './target-sheet.module.css';

interface TargetSheetProps extends Pick<BubblePopState, 'operator' | 'needed' | 'target' | 'sinceMs'> {
  /** Whether the set is right. */
  readonly folded: boolean;
  /** The clock of the speed bonus; absent while no bubble can be picked. */
  readonly speed?: RunClock | undefined;
}

/** The sheet with the task and its target number, which read as one sentence. A right set folds the corner over. */
export function TargetSheet({ operator, needed, target, sinceMs, folded, speed }: TargetSheetProps) {
  return (
    <div className={classes(css['sheet'], folded && css['folded'])}>
      <p className={css['task']}>{words.task(operator, needed)}</p>
      <p key={`${operator} ${target}`} className={css['target']}>
        {target}
      </p>
      {speed && <SpeedBar clock={speed} sinceMs={sinceMs} />}
    </div>
  );
}

interface SpeedBarProps {
  readonly clock: RunClock;
  /** When the target came into sight, in ms of play. */
  readonly sinceMs: number;
}

/** The speed bonus that is left, as a bar. The message after the set tells it in numbers. */
function SpeedBar({ clock, sinceMs }: SpeedBarProps) {
  const fill = useTimeBar(clock, { fromMs: sinceMs, lengthMs: SPEED_BONUS_MS, bar: 'empties' });
  return <div ref={fill} className={css['speed']} />;
}
