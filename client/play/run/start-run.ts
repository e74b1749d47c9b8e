import type { Canonical } from '../../../shared/canonical.ts';
import type { Game } from '../../../shared/games/kit/game.ts';
import { restoreRun } from '../../../shared/games/restore.ts';
import { seedFromHex } from '../../../shared/seed.ts';
import type { Recorder, ResumableRun } from '../../engine/engine.ts';
import type { JournalHeader } from '../../storage/records.ts';
import type { EngineSource } from './engine-source.ts';
import { newSession, type ChallengeRun } from './new-session.ts';
import { createRecording } from './engine-delivery.ts';
import { createRun, type Run, type RunPorts } from './run.ts';

/** What a run needs of the world. */
export interface RunWorld {
  readonly engines: EngineSource;
  readonly ports: RunPorts;
  readonly recorder: Promise<Recorder>;
}

/** A configuration as a journal's header holds it. */
export type RunConfig = JournalHeader['config'] & Canonical;

/** What can be started: a new run, or one that was interrupted. */
export type Start<Config> =
  | { readonly kind: 'new'; readonly config: Config; readonly challenge?: ChallengeRun }
  | { readonly kind: 'goOn'; readonly run: ResumableRun };

/** A run that has begun: its clock runs. */
export interface StartedRun<Config, Played> {
  readonly sessionId: string;
  readonly config: Config;
  readonly run: Played;
}

interface Interrupted<State> {
  readonly state: State;
  readonly run: ResumableRun;
}

/** Begins play. Undefined if an interrupted run cannot be read back: its journal stays as it is. */
export function startRun<Config extends RunConfig, Move, State>(
  game: Game<Config, Move, State>,
  start: Start<Config>,
  world: RunWorld,
): StartedRun<Config, Run<Move, State>> | undefined {
  if (start.kind === 'goOn') return goOn(game, start.run, world);
  const header = newSession(game, start.config, world.ports.wall(), start.challenge);
  return begin(game, header, start.config, world);
}

function goOn<Config extends RunConfig, Move, State>(
  game: Game<Config, Move, State>,
  interrupted: ResumableRun,
  world: RunWorld,
): StartedRun<Config, Run<Move, State>> | undefined {
  const { header, log } = interrupted;
  const config = game.parseConfig(header.config);
  const restored = restoreRun(game, { seed: header.seed, config: header.config, log });
  if (!config.ok || !restored.ok) return undefined;
  return begin(game, header, config.value, world, { state: restored.value.state, run: interrupted });
}

function begin<Config extends RunConfig, Move, State>(
  game: Game<Config, Move, State>,
  header: JournalHeader,
  config: Config,
  { engines, ports, recorder }: RunWorld,
  goOn?: Interrupted<State>,
): StartedRun<Config, Run<Move, State>> | undefined {
  const seed = seedFromHex(header.seed);
  if (seed === null) return undefined;
  const recording = createRecording({ engines, recorder, header, after: ports.after, ...(goOn ? { earlier: goOn.run } : {}) });
  const setup = { game, config, seed, recording };
  return { sessionId: header.sessionId, config, run: createRun(goOn ? { ...setup, goOn } : setup, ports) };
}
