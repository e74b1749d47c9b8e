import type { Engine, RunOwner, ResumableRun } from '../../engine/engine.ts';
import { isAttempt } from '../purpose/of-journal.ts';
import { forgetLeft, isLeftHere, isPostponed, leftRunOf } from './left-run.ts';

/** What the engine does with runs that are still open. A set-up sheet loads this only if there may be one. */

/** Where there are no locks, another tab may be at the first question of a run; nobody looks at one for a day, in ms. */
const AT_THE_FIRST_QUESTION_MS = 24 * 60 * 60_000;

/**
 * The run of this game to resume, if there is one: it was left in this window, or interrupted by the browser's end. An attempt at a
 * challenge is never resumed: it is finished with what was answered. A run in which nothing was done is not offered, and is put away when
 * nobody can be playing it (protocol, "Recording a game", 4).
 */
export async function resumableRunOf(engine: Engine, owner: RunOwner, game: string, nowMs: number): Promise<ResumableRun | undefined> {
  const runs = (await openRuns(engine, owner, game)).filter((run) => run.header.game === game && !isPostponed(run));
  for (const run of runs) {
    if (isAttempt(run.header) && run.openable) await endAttempt(engine, owner, run);
    else if (isUntouched(run) && isLeft(run, nowMs)) await discardRun(engine, owner, run);
  }
  return runs.filter((run) => !isAttempt(run.header) && !isUntouched(run)).sort((a, b) => b.lastWrittenMs - a.lastWrittenMs)[0];
}

/** Whether nothing was done in it yet: there is nothing to go on with. What this build cannot open may be more than it can read. */
const isUntouched = ({ header, log, openable }: ResumableRun): boolean => openable && log === '' && !isAttempt(header);

/** Whether nobody can be playing it: it was left in this window, or begun so long ago. */
const isLeft = ({ header }: ResumableRun, nowMs: number): boolean =>
  isLeftHere(header.sessionId) || nowMs - header.startedMs > AT_THE_FIRST_QUESTION_MS;

async function openRuns(engine: Engine, owner: RunOwner, game: string): Promise<readonly ResumableRun[]> {
  const localId = localIdOf(owner);
  const sessionId = leftRunOf(game);
  const here = sessionId === undefined ? undefined : await engine.resume(localId, sessionId);
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
