import type { Canonical } from '../../../shared/canonical.ts';
import type { Game } from '../../../shared/games/kit/game.ts';
import type { RunOwner } from '../../engine/engine.ts';
import type { JournalHeader } from '../../storage/records.ts';
import type { Purpose } from '../purpose/purpose.ts';
import { createDelivery, type EngineDelivery } from './engine-delivery.ts';
import type { EngineSource } from './engine-source.ts';
import { newSession } from './new-session.ts';
import type { RestoredRun } from './restored-run.ts';
import { createRun, type Run, type RunPorts } from './run.ts';
import { countDigits } from './typed-with.ts';

/** What a run needs from the window. */
export interface StartDeps {
  readonly engines: EngineSource;
  readonly ports: RunPorts;
  readonly owner: Promise<RunOwner>;
}

/** A configuration as a journal's header holds it. */
export type RunConfig = JournalHeader['config'] & Canonical;

/** What can be started: a new run, or a run that was left. */
export type Start<Config, State> =
  | { readonly kind: 'new'; readonly config: Config; readonly purpose: Purpose }
  | { readonly kind: 'resume'; readonly run: RestoredRun<Config, State>; readonly purpose: Purpose };

/** A run that has begun. Its clock is running. */
export interface StartedRun<Config, Played> {
  readonly sessionId: string;
  readonly config: Config;
  readonly purpose: Purpose;
  readonly run: Played;
  /** What was played so far. */
  readonly entries: EngineDelivery['entries'];
}

/** Begins play. */
export function startRun<Config extends RunConfig, Move, State>(
  game: Game<Config, Move, State>,
  start: Start<Config, State>,
  { engines, ports, owner }: StartDeps,
): StartedRun<Config, Run<Move, State>> {
  const { after } = ports;
  const { purpose } = start;
  const typedWith = countDigits();
  if (start.kind === 'resume') {
    const { run: resumed } = start;
    const { header, config, state } = resumed;
    const delivery = createDelivery({ engines, owner, header, resumed, after, typedWith });
    return {
      sessionId: header.sessionId,
      config,
      purpose,
      run: createRun({ game, state, resumed, purpose, delivery }, ports),
      entries: delivery.entries,
    };
  }
  const { config } = start;
  const { header, seed } = newSession(game, config, ports.wall(), purpose);
  const delivery = createDelivery({ engines, owner, header, after, typedWith });
  const run = createRun({ game, state: game.start(config, seed), purpose, delivery }, ports);
  return { sessionId: header.sessionId, config, purpose, run, entries: delivery.entries };
}
