import type { ResumableRun, RunOwner } from '../../engine/engine.ts';
import { readStored } from '../../device/read-stored.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';
import { engines } from '../run/engine-bridge.ts';
import type { RestoredRun } from '../run/restored-run.ts';
import type { RunControl } from '../run/run.ts';
import type { RunConfig } from '../run/start-run.ts';
import type { GameModule } from './game-module.ts';
import { leftRunOf } from './left-run.ts';
import { rulesOfVersion } from './rules-of.ts';
import { choices } from './run-parts.ts';

/**
 * Whether there may be a run of this game to resume. It is asked before the engine, so that a set-up sheet does not load the worker
 * if no run is open.
 */
async function mayBeResumable(owner: RunOwner, game: string): Promise<boolean> {
  if (leftRunOf(game) !== undefined) return true;
  if (owner.kind === 'guest') return false;
  // If storage refuses now, the run is offered the next time.
  return ((await readStored((storage) => storage.player(owner.localId).openJournals())) ?? []).length > 0;
}

/** A run that was left. */
interface Found<Config, State> {
  readonly run: ResumableRun;
  readonly owner: RunOwner;
  /** Absent if this build cannot resume it. */
  readonly restored: RestoredRun<Config, State> | undefined;
}

/** Looks for a run of this game that was left, with the code of its rules. */
export async function openRun<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  module: GameModule<Config, Move, State, Played>,
  owner: RunOwner,
): Promise<Found<Config, State> | undefined> {
  const { slug } = module.rules;
  if (!(await mayBeResumable(owner, slug))) return undefined;
  const [{ resumableRunOf }, { restoredRun }] = await untilLoaded(() =>
    Promise.all([import('./open-runs.ts'), import('../run/restored-run.ts')]),
  );
  const run = await resumableRunOf(await engines.current(), owner, slug, Date.now());
  const { further } = module;
  // No other rules take its set-up.
  if (run && further && !rulesOfVersion(module, run.header.rules)) await new Promise<unknown>((there) => further.code.whenThere(there));
  // Its question is read aloud to whom a game is.
  if (run) await new Promise<void>((done) => choices.whenThere(({ withPlayChoices }) => withPlayChoices(done)));
  return run && { run, owner, restored: restoredRun(rulesOfVersion(module, run.header.rules), run) };
}
