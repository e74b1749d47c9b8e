/** Two clocks, both in ms: `monotonic` never goes back; `wall` is the device's clock, which may be wrong. */
export interface TimeSource {
  readonly monotonic: () => number;
  readonly wall: () => number;
}

/** A page that showed no sign of life for longer than this was frozen or asleep (protocol, "Recording a game", 4). */
const FREEZE_MS = 5_000;

export interface ClockReading {
  /** Whole milliseconds of play. */
  readonly atMs: number;
  /** How long the page slept since the last reading by the wall clock, or 0 if it was awake. */
  readonly gapMs: number;
}

export interface GameClock {
  /** A reading for the log. It notices a sleep, and continues from the time before it. */
  readonly read: () => ClockReading;
  /** The time to show now. Changes nothing. */
  readonly peek: () => number;
}

/**
 * The one clock of a run (decision G16). It counts the time while the page is awake, never goes back, and stops during a
 * sleep. Some devices stop the monotonic clock while asleep and some do not, so the longer of the two gaps decides.
 */
export function createGameClock(time: TimeSource, startMs = 0): GameClock {
  let elapsed = startMs;
  let seen = { mono: time.monotonic(), wall: time.wall() };

  const awakeMs = () => Math.max(0, time.monotonic() - seen.mono);
  const sleptMs = () => {
    const gap = Math.max(awakeMs(), time.wall() - seen.wall);
    return gap > FREEZE_MS ? Math.round(gap) : 0;
  };

  return {
    read() {
      const gapMs = sleptMs();
      if (gapMs === 0) elapsed += awakeMs();
      seen = { mono: Math.max(seen.mono, time.monotonic()), wall: time.wall() };
      return { atMs: Math.floor(elapsed), gapMs };
    },
    peek: () => Math.floor(sleptMs() === 0 ? elapsed + awakeMs() : elapsed),
  };
}
