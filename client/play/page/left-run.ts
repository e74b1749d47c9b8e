import type { Engine, RunOwner, ResumableRun } from '../../engine/engine.ts';

/** The run that the player left by going to another page of the app. Its journal is still open in the engine. */
let left: { readonly game: string; readonly sessionId: string } | undefined;

/** Runs about which the player will decide later. The offer does not come again until the page is reloaded. */
const postponed = new Set<string>();

export const rememberLeft = (game: string, sessionId: string): void => {
  left = { game, sessionId };
};

/** Whether a run of this game was left in this window. */
export const hasLeft = (game: string): boolean => left?.game === game;

/** Whether this run was left in this window. */
export const isLeftHere = (sessionId: string): boolean => left?.sessionId === sessionId;

/** Call when the run was resumed or discarded. */
export const forgetLeft = (): void => {
  left = undefined;
};

export function postpone(run: ResumableRun): void {
  postponed.add(run.header.sessionId);
}

/** The player asks for what was postponed. */
export const offerAgain = (): void => postponed.clear();

/**
 * The run of this game to resume, if there is one: it was left in this window, or interrupted by the browser's end. An attempt at a
 * challenge is never resumed: it is finished with what was answered (protocol, "Recording a game", 4).
 */
export async function resumableRunOf(engine: Engine, owner: RunOwner, game: string): Promise<ResumableRun | undefined> {
  const runs = (await openRuns(engine, owner, game)).filter(({ header }) => header.game === game && !postponed.has(header.sessionId));
  for (const run of runs) if (run.header.challenge && run.openable) await endAttempt(engine, owner, run);
  return runs.filter((run) => !run.header.challenge).toSorted((a, b) => b.lastWrittenMs - a.lastWrittenMs)[0];
}

async function openRuns(engine: Engine, owner: RunOwner, game: string): Promise<readonly ResumableRun[]> {
  const localId = localIdOf(owner);
  const here = left?.game === game ? await engine.resume(localId, left.sessionId) : undefined;
  if (here) return [here];
  return owner.kind === 'guest' ? [] : engine.resumable(localId);
}

/** Ends an attempt at a challenge, with what was reached (decision C9). */
export async function endAttempt(engine: Engine, owner: RunOwner, { header }: ResumableRun): Promise<void> {
  forgetLeft();
  await engine.resume(localIdOf(owner), header.sessionId);
  await engine.finish(header.sessionId);
}

/** Discards a run that was left. Its journal is deleted, and it counts as started, not as played. */
export async function discardRun(engine: Engine, owner: RunOwner, { header }: ResumableRun): Promise<void> {
  forgetLeft();
  await engine.resume(localIdOf(owner), header.sessionId);
  await engine.discard(header.sessionId);
}

/** The local id of an owner. A guest has none: the engine finds a guest's runs in memory by their session id alone. */
const localIdOf = (owner: RunOwner): string => (owner.kind === 'player' ? owner.localId : '');
