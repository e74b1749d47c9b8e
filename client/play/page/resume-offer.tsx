import { Suspense, useState } from 'react';
import { useRead } from '../../device/use-read.ts';
import type { ResumableRun, RunOwner } from '../../engine/engine.ts';
import { isUntimed } from '../choices/clock-of.ts';
import { engines } from '../run/engine-bridge.ts';
import type { RestoredRun } from '../run/restored-run.ts';
import { ownerKey, useOwner } from '../run/run-owner.ts';
import type { RunControl } from '../run/run.ts';
import type { RunConfig } from '../run/start-run.ts';
import { forgetLeft, postpone, leftRunOf } from './left-run.ts';
import type { GameModule } from './game-module.ts';
import { furtherOf, rulesOfVersion } from './rules-of.ts';
import { choices } from './run-parts.ts';
import { chunk } from '../../window/chunk.tsx';
import { untilLoaded } from '../../window/missing-chunk.ts';
import { readStored } from '../../device/read-stored.ts';

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

const ResumeDialog = chunk(async () => ({ default: (await import('./resume-dialog.tsx')).ResumeDialog }));

interface Found<Config, State> {
  readonly run: ResumableRun;
  readonly owner: RunOwner;
  /** Absent if this build cannot resume it. */
  readonly restored: RestoredRun<Config, State> | undefined;
}

interface ResumeOfferProps<Config extends RunConfig, Move, State, Played extends RunControl<State>> {
  readonly module: GameModule<Config, Move, State, Played>;
  readonly onResume: (run: RestoredRun<Config, State>) => void;
}

/** Looks for a run of this game that was left, and offers to resume it. */
export function ResumeOffer<Config extends RunConfig, Move, State, Played extends RunControl<State>>({
  module,
  onResume,
}: ResumeOfferProps<Config, Move, State, Played>) {
  const { about, waiting, showsTime = true } = module;
  const [decided, setDecided] = useState(false);
  const player = useOwner();
  const found = useRead(async () => player && lookFor(module, player), `${module.rules.slug} ${ownerKey(player)}`);
  if (!found || decided) return null;
  const { run, owner, restored } = found;
  const close = () => setDecided(true);
  return (
    <Suspense>
      <ResumeDialog
        openable={restored !== undefined}
        about={restored ? about(restored.state) : ''}
        waiting={waiting}
        timed={showsTime && !isUntimed(run.header.config as object)}
        onClose={() => {
          postpone(run);
          close();
        }}
        onResume={() => {
          if (!restored) return;
          forgetLeft();
          onResume(restored);
        }}
        onDiscard={() => {
          close();
          void discard(owner, run);
        }}
      />
    </Suspense>
  );
}

async function lookFor<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  module: GameModule<Config, Move, State, Played>,
  owner: RunOwner,
): Promise<Found<Config, State> | undefined> {
  const { slug } = module.rules;
  if (!(await mayBeResumable(owner, slug))) return undefined;
  const [{ resumableRunOf }, { restoredRun }] = await untilLoaded(() =>
    Promise.all([import('./open-runs.ts'), import('../run/restored-run.ts')]),
  );
  const run = await resumableRunOf(await engines.current(), owner, slug, Date.now());
  const further = run && furtherOf(module, run.header.config as Config);
  // No other rules take its set-up.
  if (further) await new Promise<unknown>((there) => further.code.whenThere(there));
  // Its question is read aloud to whom a game is.
  if (run) await new Promise<void>((done) => choices.whenThere(({ withPlayChoices }) => withPlayChoices(done)));
  return run && { run, owner, restored: restoredRun(rulesOfVersion(module, run.header.rules), run) };
}

async function discard(owner: RunOwner, run: ResumableRun): Promise<void> {
  const { discardRun } = await untilLoaded(() => import('./open-runs.ts'));
  await discardRun(await engines.current(), owner, run);
}
