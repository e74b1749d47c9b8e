import type { Canonical } from '../../../shared/canonical.ts';
import type { Game } from '../../../shared/games/kit/game.ts';
import { restoreRun } from '../../../shared/games/restore.ts';
import { seedFromHex } from '../../../shared/seed.ts';
import type { RunOwner, ResumableRun } from '../../engine/engine.ts';
import type { JournalHeader } from '../../storage/records.ts';
import type { EngineSource } from './engine-source.ts';
import { newSession, type ChallengeRun } from './new-session.ts';
import { createDelivery } from './engine-delivery.ts';
import { createRun, type Run, type RunPorts } from './run.ts';

/** What a run needs of the world. */
export interface StartDeps {
  readonly engines: EngineSource;
  readonly ports: RunPorts;
  readonly owner: Promise<RunOwner>;
}

/** A configuration as a journal's header holds it. */
export type RunConfig = JournalHeader['config'] & Canonical;

/** What can be started: a new run, or one that was left. */
export type Start<Config> =
  | { readonly kind: 'new'; readonly config: Config; readonly challenge?: ChallengeRun }
  | { readonly kind: 'resume'; readonly run: ResumableRun };

/** A run that has begun: its clock runs. */
export interface StartedRun<Config, Played> {
  readonly sessionId: string;
  readonly config: Config;
  readonly run: Played;
}

interface Resumed<State> {
  readonly state: State;
  readonly run: ResumableRun;
}

/** Begins play. Undefined if a run that was left cannot be read back: its journal stays as it is. */
export function startRun<Config extends RunConfig, Move, State>(
  game: Game<Config, Move, State>,
  start: Start<Config>,
  deps: StartDeps,
): StartedRun<Config, Run<Move, State>> | undefined {
  if (start.kind === 'resume') return resume(game, start.run, deps);
  const header = newSession(game, start.config, deps.ports.wall(), start.challenge);
  return begin(game, header, start.config, deps);
}

function resume<Config extends RunConfig, Move, State>(
  game: Game<Config, Move, State>,
  left: ResumableRun,
  deps: StartDeps,
): StartedRun<Config, Run<Move, State>> | undefined {
  const { header, log } = left;
  const config = game.parseConfig(header.config);
  const restored = restoreRun(game, { seed: header.seed, config: header.config, log });
  if (!config.ok || !restored.ok) return undefined;
  return begin(game, header, config.value, deps, { state: restored.value.state, run: left });
}

function begin<Config extends RunConfig, Move, State>(
  game: Game<Config, Move, State>,
  header: JournalHeader,
  config: Config,
  { engines, ports, owner }: StartDeps,
  resumed?: Resumed<State>,
): StartedRun<Config, Run<Move, State>> | undefined {
  const seed = seedFromHex(header.seed);
  if (seed === null) return undefined;
  const delivery = createDelivery({ engines, owner, header, after: ports.after, ...(resumed ? { resumed: resumed.run } : {}) });
  const run = { game, config, seed, delivery };
  return { sessionId: header.sessionId, config, run: createRun(resumed ? { ...run, resumed } : run, ports) };
}
