import { Suspense, useState } from 'react';
import type { Game } from '../../../shared/games/kit/game.ts';
import { useRead } from '../../device/use-read.ts';
import type { ResumableRun, RunOwner } from '../../engine/engine.ts';
import { engines } from '../run/engine-bridge.ts';
import type { RestoredRun } from '../run/restored-run.ts';
import { ownerKey, useOwner } from '../run/run-owner.ts';
import type { RunConfig } from '../run/start-run.ts';
import { forgetLeft, postpone } from './left-run.ts';
import { mayBeResumable } from './open-journals.ts';
import { chunk } from '../../window/chunk.tsx';
import { untilLoaded } from '../../window/missing-chunk.ts';

const ResumeDialog = chunk(async () => ({ default: (await import('./resume-dialog.tsx')).ResumeDialog }));

interface Found<Config, State> {
  readonly run: ResumableRun;
  readonly owner: RunOwner;
  /** Absent if this build cannot resume it. */
  readonly restored: RestoredRun<Config, State> | undefined;
}

interface ResumeOfferProps<Config extends RunConfig, Move, State> {
  readonly game: Game<Config, Move, State>;
  /** What was being played and how far, as a text. */
  readonly about: (state: State) => string;
  /** What a resumed run begins with, as a text, if that is not a fresh question. */
  readonly waiting?: string | undefined;
  readonly onResume: (run: RestoredRun<Config, State>) => void;
}

/** Looks for a run of this game that was left, and offers to resume it. */
export function ResumeOffer<Config extends RunConfig, Move, State>({
  game,
  about,
  waiting,
  onResume,
}: ResumeOfferProps<Config, Move, State>) {
  const [decided, setDecided] = useState(false);
  const player = useOwner();
  const found = useRead(async () => player && lookFor(game, player), `${game.slug} ${ownerKey(player)}`);
  if (!found || decided) return null;
  const { run, owner, restored } = found;
  const close = () => setDecided(true);
  return (
    <Suspense>
      <ResumeDialog
        openable={restored !== undefined}
        about={restored ? about(restored.state) : ''}
        waiting={waiting}
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

async function lookFor<Config extends RunConfig, Move, State>(
  game: Game<Config, Move, State>,
  owner: RunOwner,
): Promise<Found<Config, State> | undefined> {
  if (!(await mayBeResumable(owner, game.slug))) return undefined;
  const [{ resumableRunOf }, { restoredRun }] = await untilLoaded(() =>
    Promise.all([import('./open-runs.ts'), import('../run/restored-run.ts')]),
  );
  const run = await resumableRunOf(await engines.current(), owner, game.slug);
  return run && { run, owner, restored: restoredRun(game, run) };
}

async function discard(owner: RunOwner, run: ResumableRun): Promise<void> {
  const { discardRun } = await untilLoaded(() => import('./open-runs.ts'));
  await discardRun(await engines.current(), owner, run);
}
