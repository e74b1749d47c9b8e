import type { BubblePopState } from '../../../shared/games/math-bubble-pop/v1/state.ts';
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
  /** How long there is one; null without a clock. */
  readonly lengthMs: number | null;
}

/** The sheet with the task and its target number, which read as one sentence. A right set folds the corner over. */
export function TargetSheet({ operator, needed, target, sinceMs, folded, speed, lengthMs }: TargetSheetProps) {
  return (
    <div className={classes(css['sheet'], folded && css['folded'])}>
      <p className={css['task']}>{words.task(operator, needed)}</p>
      <p key={`${operator} ${target}`} className={css['target']}>
        {target}
      </p>
      {speed && lengthMs !== null && <SpeedBar clock={speed} sinceMs={sinceMs} lengthMs={lengthMs} />}
    </div>
  );
}

interface SpeedBarProps {
  readonly clock: RunClock;
  /** When the target came into sight, in ms of play. */
  readonly sinceMs: number;
  readonly lengthMs: number;
}

/** The speed bonus that is left, as a bar. The message after the set tells it in numbers. */
function SpeedBar({ clock, sinceMs, lengthMs }: SpeedBarProps) {
  const fill = useTimeBar(clock, { fromMs: sinceMs, lengthMs, bar: 'empties' });
  return <div ref={fill} className={css['speed']} />;
}
