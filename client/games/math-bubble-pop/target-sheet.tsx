import type { BubblePopState } from '../../../shared/games/math-bubble-pop/v1/rules.ts';
import { classes } from '../../ui/classes.ts';
import { task } from './labels.ts';
import type { RunClock } from '../../play/run/run-clock.ts';
import { SpeedBar } from './speed-bar.tsx';
import css from './target-sheet.module.css';

export interface TargetSheetProps extends Pick<BubblePopState, 'operator' | 'needed' | 'target' | 'sinceMs'> {
  /** Whether the set is right. */
  readonly folded: boolean;
  /** The clock of the speed bonus; absent while no bubble can be picked. */
  readonly speed?: RunClock | undefined;
}

/** The sheet with the task and its target number, which read as one sentence. A right set folds the corner over. */
export function TargetSheet({ operator, needed, target, sinceMs, folded, speed }: TargetSheetProps) {
  return (
    <div className={classes(css['sheet'], folded && css['folded'])}>
      <p className={css['task']}>{task(operator, needed)}</p>
      <p key={`${operator} ${target}`} className={css['target']}>
        {target}
      </p>
      {speed && <SpeedBar clock={speed} sinceMs={sinceMs} />}
    </div>
  );
}
