import { Suspense } from 'react';
import type { BubblePopState } from '../../../shared/games/math-bubble-pop/v1/state.ts';
import { classes } from '../../ui/classes.ts';
import type { RunClock } from '../../play/run/run-clock.ts';
import { SpeedBar } from './later.ts';
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
      {speed && lengthMs !== null && (
        <Suspense>
          <SpeedBar clock={speed} sinceMs={sinceMs} lengthMs={lengthMs} />
        </Suspense>
      )}
    </div>
  );
}
