import type { Engine, ResumableRun } from '../engine/engine.ts';
import type { Recorder } from '../engine/engine.ts';

/** The run that was left by going to another page of the app; its journal is still open in the engine. */
let left: { readonly game: string; readonly sessionId: string } | undefined;

export const rememberLeft = (game: string, sessionId: string): void => {
  left = { game, sessionId };
};

/** The run of this game to be gone on with, if there is one: left in this window, or cut off by the browser's end. */
export async function interruptedRun(engine: Engine, recorder: Recorder, game: string): Promise<ResumableRun | undefined> {
  const localId = recorder.kind === 'player' ? recorder.localId : '';
  if (left?.game === game) return engine.resume(localId, left.sessionId);
  if (recorder.kind === 'guest') return undefined;
  const runs = await engine.resumable(localId);
  return runs.filter((run) => run.header.game === game).toSorted((a, b) => b.lastWrittenMs - a.lastWrittenMs)[0];
}

/** The run was taken up again, or put away. */
export function forgetLeft(): void {
  left = undefined;
}

/** Puts an interrupted run away: its journal goes, and it counts as started, not as played. */
export async function putAway(engine: Engine, recorder: Recorder, run: ResumableRun): Promise<void> {
  forgetLeft();
  if (recorder.kind === 'player') await engine.resume(recorder.localId, run.header.sessionId);
  await engine.abandon(run.header.sessionId);
}
