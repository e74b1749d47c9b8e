import { createSource, type Observable } from './observable.ts';

/** A game's countdown: 3 and 800 ms in every game that has one (its rules say so). */
export interface CountdownSteps {
  readonly from: number;
  readonly stepMs: number;
}

/** Runs `work` in `ms`; the result cancels it. */
type After = (ms: number, work: () => void) => () => void;

export interface Countdown extends Observable<number> {
  /** Skip, Start Now, Enter: any of them starts the game at once. */
  startNow(): void;
  cancel(): void;
}

/** Counts down and calls `onStart` exactly once, whoever is first: the last step or a press (decision G19). */
export function createCountdown({ from, stepMs }: CountdownSteps, after: After, onStart: () => void): Countdown {
  const source = createSource(from);
  let open = true;
  let cancelStep: () => void = () => undefined;

  const close = () => {
    open = false;
    cancelStep();
  };
  const startNow = () => {
    if (!open) return;
    close();
    onStart();
  };
  const step = () => {
    if (source.getSnapshot() === 1) return startNow();
    source.set(source.getSnapshot() - 1);
    cancelStep = after(stepMs, step);
  };

  cancelStep = after(stepMs, step);
  return { subscribe: source.subscribe, getSnapshot: source.getSnapshot, startNow, cancel: close };
}
