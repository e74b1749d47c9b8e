import type { Engine, Recorder, ResumableRun } from '../../engine/engine.ts';

/** The run that was left by going to another page of the app; its journal is still open in the engine. */
let left: { readonly game: string; readonly sessionId: string } | undefined;

/** Runs about which the player decides later: nobody asks again before the page is opened anew. */
const postponed = new Set<string>();

export const rememberLeft = (game: string, sessionId: string): void => {
  left = { game, sessionId };
};

/** Whether a run of this game was left in this window. */
export const hasLeft = (game: string): boolean => left?.game === game;

/** The run was taken up again, or put away. */
export const forgetLeft = (): void => {
  left = undefined;
};

export function decideLater(run: ResumableRun): void {
  postponed.add(run.header.sessionId);
}

/**
 * The run of this game to be gone on with, if there is one: left in this window, or cut off by the browser's end. An attempt at a
 * challenge is never gone on with: it is finished with what was answered (protocol, "Recording a game", 4).
 */
export async function interruptedRun(engine: Engine, recorder: Recorder, game: string): Promise<ResumableRun | undefined> {
  const runs = (await openRuns(engine, recorder, game)).filter(({ header }) => header.game === game && !postponed.has(header.sessionId));
  for (const run of runs) if (run.header.challenge && run.openable) await endAttempt(engine, recorder, run);
  return runs.filter((run) => !run.header.challenge).toSorted((a, b) => b.lastWrittenMs - a.lastWrittenMs)[0];
}

async function openRuns(engine: Engine, recorder: Recorder, game: string): Promise<readonly ResumableRun[]> {
  const localId = localIdOf(recorder);
  const here = left?.game === game ? await engine.resume(localId, left.sessionId) : undefined;
  if (here) return [here];
  return recorder.kind === 'guest' ? [] : engine.resumable(localId);
}

async function endAttempt(engine: Engine, recorder: Recorder, { header }: ResumableRun): Promise<void> {
  forgetLeft();
  await engine.resume(localIdOf(recorder), header.sessionId);
  await engine.finish(header.sessionId);
}

/** Puts an interrupted run away: its journal goes, and it counts as started, not as played. */
export async function putAway(engine: Engine, recorder: Recorder, { header }: ResumableRun): Promise<void> {
  forgetLeft();
  await engine.resume(localIdOf(recorder), header.sessionId);
  await engine.abandon(header.sessionId);
}

/** A guest's runs are in the engine's memory: it finds them by their id alone. */
const localIdOf = (recorder: Recorder): string => (recorder.kind === 'player' ? recorder.localId : '');
