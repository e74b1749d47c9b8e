import { type Chunk, chunk } from '../../window/chunk.tsx';

export const NothingTried = chunk(async () => ({ default: (await import('../result/nothing-tried.tsx')).NothingTried }));

type Ahead = Pick<Chunk<never>, 'prefetch'>;

/** The screens from the first question of a run to its summary. A set-up does without them. */
export interface RunParts {
  readonly run: Ahead;
  readonly play: Ahead;
  readonly result: Ahead;
}

/** Fetches the code of the screens of a run and of its end. */
export function fetchRunParts({ run, play, result }: RunParts): void {
  for (const part of [run, play, result, NothingTried]) part.prefetch();
}
