import type { RunClock } from '../../play/run/run-clock.ts';
import { useTimeBar } from '../../play/run/use-run-clock.ts';
import css from './speed-bar.module.css';

export interface SpeedBarProps {
  readonly clock: RunClock;
  /** When the target came into sight, in ms of play. */
  readonly sinceMs: number;
  readonly lengthMs: number;
}

/** The speed bonus that is left, as a bar. The message after the set tells it in numbers. */
export function SpeedBar({ clock, sinceMs, lengthMs }: SpeedBarProps) {
  const fill = useTimeBar(clock, { fromMs: sinceMs, lengthMs, bar: 'empties' });
  return <div ref={fill} className={css['speed']} />;
}
