import { Suspense, useState } from 'react';
import { useRead } from '../../device/use-read.ts';
import type { ResumableRun, RunOwner } from '../../engine/engine.ts';
import { isUntimed } from '../choices/clock-of.ts';
import { engines } from '../run/engine-bridge.ts';
import { ownerKey, useOwner } from '../run/run-owner.ts';
import type { RunControl } from '../run/run.ts';
import type { RunConfig, Start } from '../run/start-run.ts';
import { forgetLeft, postpone } from './left-run.ts';
import type { GameModule } from './game-module.ts';
import { openRun } from './open-run.ts';
import { resumed } from './resumed.ts';
import { chunk } from '../../window/chunk.tsx';
import { untilLoaded } from '../../window/missing-chunk.ts';

const ResumeDialog = chunk(async () => ({ default: (await import('./resume-dialog.tsx')).ResumeDialog }));

interface ResumeOfferProps<Config extends RunConfig, Move, State, Played extends RunControl<State>> {
  readonly module: GameModule<Config, Move, State, Played>;
  readonly onResume: (start: Start<Config, State>) => void;
}

/** Looks for a run of this game that was left, and offers to resume it. */
export function ResumeOffer<Config extends RunConfig, Move, State, Played extends RunControl<State>>({
  module,
  onResume,
}: ResumeOfferProps<Config, Move, State, Played>) {
  const { about, waiting, showsTime = true } = module;
  const [decided, setDecided] = useState(false);
  const player = useOwner();
  const found = useRead(async () => player && openRun(module, player), `${module.rules.slug} ${ownerKey(player)}`);
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
          onResume(resumed(restored));
        }}
        onDiscard={() => {
          close();
          void discard(owner, run);
        }}
      />
    </Suspense>
  );
}

async function discard(owner: RunOwner, run: ResumableRun): Promise<void> {
  const { discardRun } = await untilLoaded(() => import('./open-runs.ts'));
  await discardRun(await engines.current(), owner, run);
}
