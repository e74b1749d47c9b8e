/** The clock of a run, as screens show it. */
export interface RunClock {
  /** Ms of play so far. */
  readonly elapsedMs: () => number;
  /** Changes after each sleep of the page. Animations of time then start again from the clock's time. */
  readonly epoch: number;
  /** Whether the clock stands still now, in games whose feedback takes no time. */
  readonly paused?: boolean;
}

/** A number of seconds as a screen shows it. */
interface ShownSeconds {
  readonly seconds: number;
  /** In how many ms the next number is due; undefined after the last. */
  readonly nextMs: number | undefined;
}

/** For a clock that counts up: whole seconds only, rounded down. */
export const secondsSoFar = (elapsedMs: number): ShownSeconds => ({
  seconds: Math.floor(elapsedMs / 1000),
  nextMs: 1000 - (elapsedMs % 1000),
});

/** For a clock that counts down to `untilMs`: rounded up, so 10 is shown from 10.0 s on. */
export function secondsLeft(elapsedMs: number, untilMs: number): ShownSeconds {
  const restMs = Math.max(0, untilMs - elapsedMs);
  return { seconds: Math.ceil(restMs / 1000), nextMs: restMs > 0 ? restMs % 1000 || 1000 : undefined };
}

/** A stretch of play time, shown as a bar that fills or empties with it. In ms of play. */
export interface ShownSpan {
  readonly fromMs?: number;
  readonly lengthMs: number;
  readonly bar: 'fills' | 'empties';
}

/** How a bar moves from now on: between which shares of its length, and for how long. */
export interface BarMotion {
  readonly from: number;
  readonly to: number;
  readonly restMs: number;
}

export function barMotion(elapsedMs: number, { fromMs = 0, lengthMs, bar }: ShownSpan): BarMotion {
  const restMs = Math.min(lengthMs, Math.max(0, fromMs + lengthMs - elapsedMs));
  const rest = restMs / lengthMs;
  return bar === 'fills' ? { from: 1 - rest, to: 1, restMs } : { from: rest, to: 0, restMs };
}

/** A bar whose steps would be shorter than this, in ms, is moved by the browser in every frame. */
const LEAST_STEP_MS = 40;

/** How long each of `steps` takes in which a bar goes its whole length; undefined if it is too quick for steps. */
export function barStepMs(lengthMs: number, steps: number): number | undefined {
  const stepMs = lengthMs / steps;
  return stepMs < LEAST_STEP_MS ? undefined : stepMs;
}
