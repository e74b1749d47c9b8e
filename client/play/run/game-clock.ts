import type { CountedTime } from '../purpose/purpose.ts';
import { standstill } from './standstill.ts';

/** Two clocks, both in ms: `monotonic` never goes back; `wall` is the device's clock, which may be wrong. */
export interface TimeSource {
  readonly monotonic: () => number;
  readonly wall: () => number;
}

/** A page that showed no sign of life for longer than this was frozen or asleep (protocol, "Recording a game", 4). */
const FREEZE_MS = 5_000;

/** A gap above this is a clock that was set right, and no sleep (decision C9). */
const DAY_MS = 86_400_000;

interface ClockReading {
  /** Whole milliseconds of play. */
  readonly atMs: number;
  /** How long the page slept since the last reading by the wall clock, or 0 if it was awake. */
  readonly gapMs: number;
}

interface GameClock {
  /** A reading for the log. It notices a sleep. */
  readonly read: () => ClockReading;
  /** The time to show now. Changes nothing. */
  readonly peek: () => number;
}

/**
 * The one clock of a run (decision G16). It never goes back, and stands while the device says something. Whether a sleep counts depends on the run's purpose. Some devices stop the monotonic clock while asleep and some do not, so the longer of the two gaps
 * decides.
 */
export function createGameClock(time: TimeSource, startMs = 0, counts: CountedTime = 'awake'): GameClock {
  let elapsed = startMs;
  const mono = () => time.monotonic() - standstill.soFarMs();
  let seen = { mono: mono(), wall: time.wall() };

  const awakeMs = () => Math.max(0, mono() - seen.mono);
  const sleptMs = () => {
    const gap = Math.max(awakeMs(), time.wall() - seen.wall);
    return gap > FREEZE_MS ? Math.round(gap) : 0;
  };
  const passedMs = (gapMs: number) => {
    if (gapMs === 0) return awakeMs();
    if (counts === 'awake') return 0;
    return gapMs > DAY_MS ? awakeMs() : gapMs;
  };

  return {
    read() {
      const gapMs = sleptMs();
      elapsed += passedMs(gapMs);
      seen = { mono: Math.max(seen.mono, mono()), wall: time.wall() };
      return { atMs: Math.floor(elapsed), gapMs };
    },
    peek: () => Math.floor(elapsed + passedMs(sleptMs())),
  };
}
