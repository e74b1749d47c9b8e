import { createSource, type Observable } from '../../../shared/observable.ts';

/** A game's countdown: 3 and 800 ms in every game that has one (its rules say so). */
export interface CountdownSteps {
  readonly from: number;
  readonly stepMs: number;
}

/** Runs `work` in `ms`; the result cancels it. */
type After = (ms: number, work: () => void) => () => void;

export interface Countdown extends Observable<number> {
  /** Counts from the start and calls `onStart` exactly once, whoever is first: the last step or a press (decision G19). The result cancels. */
  readonly run: (onStart: () => void) => () => void;
  /** Skip, Start Now, Enter: any of them starts the game at once. */
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
