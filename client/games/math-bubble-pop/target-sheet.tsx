import { isPicking, type BubblePopState } from '../../../shared/games/math-bubble-pop/v1/rules.ts';
import { classes } from '../../ui/classes.ts';
import { task } from './labels.ts';
import type { RunClock } from '../../play/run/run-clock.ts';
import { SpeedBar } from './speed-bar.tsx';
import css from './target-sheet.module.css';

export interface TargetSheetProps {
  readonly state: BubblePopState;
  /** The clock of the speed bonus; absent when the game is over. */
  readonly speed?: RunClock | undefined;
}

/** The sheet with the task and its target number, which read as one sentence. A right set folds the corner over. */
export function TargetSheet({ state, speed }: TargetSheetProps) {
  const { operator, needed, target, verdict } = state;
  return (
    <div className={classes(css['sheet'], verdict?.right === true && css['folded'])}>
      <p className={css['task']}>{task(operator, needed)}</p>
      <p key={`${operator} ${target}`} className={css['target']}>
        {target}
      </p>
      {speed && isPicking(state) && <SpeedBar clock={speed} sinceMs={state.sinceMs} />}
    </div>
  );
}
