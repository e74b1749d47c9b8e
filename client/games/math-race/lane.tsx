import { useLayoutEffect, useRef } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './lane.module.css';

export interface LaneProps {
  /** Right answers so far, and how many the race takes. */
  readonly correct: number;
  readonly target: number;
  /** Answers so far, and whether the last one was right. */
  readonly answered: number;
  readonly lastRight: boolean;
  /** The best time on this set-up, in ms: it runs along in the lane below. */
  readonly pacerMs: number | undefined;
  /** The race's own clock. */
  readonly elapsedMs: () => number;
  /** Changes when the clock stood still over a sleep: the pacer then goes on from where the clock is. */
  readonly epoch: number;
}

/** The race as one sees it: a lane that fills with every right answer, the best race so far in the one below, and the finish. */
export function Lane({ correct, target, answered, lastRight, pacerMs, elapsedMs, epoch }: LaneProps) {
  const lane = useRef<HTMLDivElement>(null);
  const pacer = usePacer(pacerMs, elapsedMs, epoch);
  useLayoutEffect(() => lane.current?.style.setProperty('--share', String(correct / target)), [correct, target]);
  return (
    <div ref={lane} className={classes(css['lanes'], correct >= target && css['home'])} aria-hidden="true">
      <div className={css['lane']}>
        <div className={css['finish']} />
        <div className={css['fill']} />
        <div className={css['runner']}>
          {/* Another one for each answer, so that each is felt. */}
          <div key={answered} className={classes(css['body'], answered > 0 && css[lastRight ? 'leap' : 'stumble'])} />
        </div>
      </div>
      <div className={css['lane']}>
        <div ref={pacer} className={css['pacer']} hidden={pacerMs === undefined} />
      </div>
    </div>
  );
}

/** Runs on the compositor, with no script per frame; once a second where motion is unwanted. */
function usePacer(pacerMs: number | undefined, elapsedMs: () => number, epoch: number) {
  const pacer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (pacerMs === undefined || pacerMs <= 0) return undefined;
    const share = Math.min(1, elapsedMs() / pacerMs);
    const restMs = pacerMs * (1 - share);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const animation = pacer.current?.animate([{ transform: `scaleX(${share})` }, { transform: 'scaleX(1)' }], {
      duration: restMs,
      fill: 'forwards',
      easing: calm ? `steps(${Math.max(1, Math.ceil(restMs / 1000))})` : 'linear',
    });
    return () => animation?.cancel();
  }, [pacerMs, elapsedMs, epoch]);
  return pacer;
}
