import { type Ahead, chunk, code } from '../../window/chunk.tsx';
import { ByEar } from '../stage/later.ts';
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

/**
 * Fetches the code of the screens of a run, and then that of its end and of what a run can begin without: on a slow line that would hold up
 * the first question.
 */
export async function fetchRunParts({ countdown, run, play, result, later = [], further }: RunParts): Promise<void> {
  await fetchAll([choices, ...(countdown ? [countdown] : []), run, play]);
  await fetchAll([...(further ? [further.code] : []), ByEar, DiscardDialog, ...later, result, NothingTried, code(loadAfterGame)]);
}

const fetchAll = (parts: readonly Ahead[]) => Promise.all(parts.map((part) => part.prefetch()));
