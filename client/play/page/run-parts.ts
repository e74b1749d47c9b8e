import { type Chunk, chunk } from '../../window/chunk.tsx';
import type { CountdownSteps } from './countdown.ts';

export const NothingTried = chunk(async () => ({ default: (await import('../result/nothing-tried.tsx')).NothingTried }));

/** Shown before play begins, if the game counts down. */
export const Countdown = chunk(async () => ({ default: (await import('./countdown-screen.tsx')).CountdownScreen }));

type Ahead = Pick<Chunk<never>, 'prefetch'>;

/** The screens from the countdown of a run to its summary. A set-up does without them. */
export interface RunParts {
  /** Absent for a game without a countdown. */
  readonly countdown?: CountdownSteps;
  readonly run: Ahead;
  readonly play: Ahead;
  readonly result: Ahead;
}

/** Fetches the code of the screens of a run and of its end. */
export function fetchRunParts({ countdown, run, play, result }: RunParts): void {
  for (const part of [...(countdown ? [Countdown] : []), run, play, result, NothingTried]) part.prefetch();
}
