import { createSource, type Observable } from '../../../shared/observable.ts';

/** A game's countdown, as its rules say: 3 steps of 800 ms in every game that has one. */
interface CountdownSteps {
  readonly from: number;
  readonly stepMs: number;
}

/** Runs `work` after `ms`. The result cancels it. */
type After = (ms: number, work: () => void) => () => void;

interface Countdown extends Observable<number> {
  /** Counts down and calls `onStart` exactly once, at the last step or at an earlier press (decision G19). The result cancels it. */
  readonly run: (onStart: () => void) => () => void;
  /** Starts the game at once: by Skip, Start Now or Enter. */
  readonly startNow: () => void;
}

export function createCountdown({ from, stepMs }: CountdownSteps, after: After): Countdown {
  const source = createSource(from);
  let startNow: () => void = () => undefined;

  const run = (onStart: () => void) => {
    let open = true;
    let cancelStep: () => void = () => undefined;
    const close = () => {
      open = false;
      cancelStep();
    };
    startNow = () => {
      if (!open) return;
      close();
      onStart();
    };
    const step = () => {
      if (source.getSnapshot() === 1) return startNow();
      source.set(source.getSnapshot() - 1);
      cancelStep = after(stepMs, step);
    };
    source.set(from);
    cancelStep = after(stepMs, step);
    return close;
  };

  return { subscribe: source.subscribe, getSnapshot: source.getSnapshot, run, startNow: () => startNow() };
}
