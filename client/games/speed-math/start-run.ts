import { restoreRun } from '../../../shared/games/restore.ts';
import { seedFromHex } from '../../../shared/seed.ts';
import type { SpeedMathConfig } from '../../../shared/games/speed-math/v1/config.ts';
import { speedMath, type SpeedMathState } from '../../../shared/games/speed-math/v1/rules.ts';
import type { Recorder, ResumableRun } from '../../engine/engine.ts';
import type { JournalHeader } from '../../storage/records.ts';
import type { EngineSource } from '../../play/engine-source.ts';
import { newSession, type ChallengeRun } from '../../play/new-session.ts';
import { createRecording } from '../../play/recording.ts';
import { createRun, type RunPorts } from '../../play/run.ts';
import { createSpeedRun, type SpeedRun } from './speed-run.ts';

/** What a run of Speed Math needs of the world. */
export interface RunWorld {
  readonly engines: EngineSource;
  readonly ports: RunPorts;
  readonly recorder: Promise<Recorder>;
}

/** What can be started: a new run, or one that was interrupted. */
export type Start =
  | { readonly kind: 'new'; readonly config: SpeedMathConfig; readonly challenge?: ChallengeRun }
  | { readonly kind: 'goOn'; readonly run: ResumableRun };

/** A run that has begun: its clock runs. */
export interface StartedRun {
  readonly sessionId: string;
  readonly config: SpeedMathConfig;
  readonly run: SpeedRun;
}

/** Begins play. Undefined if an interrupted run cannot be read back: its journal stays as it is. */
export function startRun(start: Start, world: RunWorld): StartedRun | undefined {
  if (start.kind === 'goOn') return goOn(start.run, world);
  const { header } = newSession(speedMath, start.config, world.ports.wall(), start.challenge);
  return begin(header, start.config, world);
}

interface Interrupted {
  readonly state: SpeedMathState;
  readonly run: ResumableRun;
}

function goOn(interrupted: ResumableRun, world: RunWorld): StartedRun | undefined {
  const { header, log } = interrupted;
  const config = speedMath.parseConfig(header.config);
  const restored = restoreRun(speedMath, { seed: header.seed, config: header.config, log });
  if (!config.ok || !restored.ok) return undefined;
  return begin(header, config.value, world, { state: restored.value.state, run: interrupted });
}

function begin(header: JournalHeader, config: SpeedMathConfig, world: RunWorld, goOn?: Interrupted): StartedRun | undefined {
  const seed = seedFromHex(header.seed);
  if (seed === null) return undefined;
  const { engines, ports, recorder } = world;
  const recording = createRecording({ engines, recorder, header, after: ports.after, ...(goOn ? { earlier: goOn.run } : {}) });
  const setup = { game: speedMath, config, seed, recording };
  const run = createRun(goOn ? { ...setup, goOn } : setup, ports);
  return { sessionId: header.sessionId, config, run: createSpeedRun(run) };
}
