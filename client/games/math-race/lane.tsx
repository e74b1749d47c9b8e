import { useLayoutEffect, useRef } from 'react';
import type { RunClock } from '../../play/run/run-clock.ts';
import { useTimeBar } from '../../play/run/use-run-clock.ts';
import { classes } from '../../ui/classes.ts';
import css from './lane.module.css';

interface LaneProps {
  /** Right answers so far, and how many the race takes. */
  readonly correct: number;
  readonly target: number;
  /** Answers so far, and whether the last one was right. */
  readonly answered: number;
  readonly lastRight: boolean;
  /** The best time with this set-up, in ms: the second lane shows it as a runner. */
  readonly pacerMs: number | undefined;
  readonly clock: RunClock;
}

/** The race as a picture: a lane that fills with every right answer, a lane below it for the best race so far, and the finish. */
export function Lane({ correct, target, answered, lastRight, pacerMs, clock }: LaneProps) {
  const lane = useRef<HTMLDivElement>(null);
  const pacer = useTimeBar(clock, { bar: 'fills', ...(pacerMs !== undefined && { lengthMs: pacerMs }) });
  useLayoutEffect(() => lane.current?.style.setProperty('--share', String(correct / target)), [correct, target]);
  return (
    <div ref={lane} className={classes(css['lanes'], correct >= target && css['home'])} aria-hidden="true">
      <div className={css['lane']}>
        <div className={css['finish']} />
        <div className={css['fill']} />
        <div className={css['runner']}>
          {/* A new element for each answer, so that the animation starts again. */}
          <div key={answered} className={classes(css['body'], answered > 0 && css[lastRight ? 'leap' : 'stumble'])} />
        </div>
      </div>
      <div className={css['lane']}>
        <div ref={pacer} className={css['pacer']} hidden={pacerMs === undefined} />
      </div>
    </div>
  );
}
