import { type Ahead, chunk, code } from '../../window/chunk.tsx';
import { DiscardDialog } from '../stage/stop-question.ts';

/** What happens after a finished game. Its summary does not wait for this. */
export const loadAfterGame = () => import('./after-game.ts');

/** Reads how whoever plays plays, before each run. */
export const choices = code(() => import('../choices/read.ts'));

export const NothingTried = chunk(async () => ({ default: (await import('../result/nothing-tried.tsx')).NothingTried }));

/** The screens from the countdown of a run to its summary. A set-up does without them. */
export interface RunParts {
  /** Absent for a game without a countdown. */
  readonly countdown?: Ahead;
  readonly run: Ahead;
  readonly play: Ahead;
  readonly result: Ahead;
  readonly later?: readonly Ahead[];
  readonly further?: { readonly code: Ahead };
}

/** Fetches the code of the screens of a run and of its end. */
export function fetchRunParts({ countdown, run, play, result, later = [], further }: RunParts): void {
  further?.code.prefetch();
  for (const part of [
    choices,
    ...(countdown ? [countdown] : []),
    run,
    play,
    DiscardDialog,
    ...later,
    result,
    NothingTried,
    code(loadAfterGame),
  ])
    part.prefetch();
}
