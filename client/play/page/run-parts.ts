import { type Ahead, chunk } from '../../window/chunk.tsx';
import { DiscardDialog } from '../stage/stop-question.ts';
import type { CountdownSteps } from './countdown.ts';

export const NothingTried = chunk(async () => ({ default: (await import('../result/nothing-tried.tsx')).NothingTried }));

/** Shown before play begins, if the game counts down. */
export const Countdown = chunk(async () => ({ default: (await import('./countdown-screen.tsx')).CountdownScreen }));

/** The screens from the countdown of a run to its summary. A set-up does without them. */
export interface RunParts {
  /** Absent for a game without a countdown. */
  readonly countdown?: CountdownSteps;
  readonly run: Ahead;
  readonly play: Ahead;
  readonly result: Ahead;
  readonly later?: readonly Ahead[];
}

/** Fetches the code of the screens of a run and of its end. */
export function fetchRunParts({ countdown, run, play, result, later = [] }: RunParts): void {
  for (const part of [...(countdown ? [Countdown] : []), run, play, DiscardDialog, ...later, result, NothingTried]) part.prefetch();
}
