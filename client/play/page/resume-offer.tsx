import { useEffect, useState } from 'react';
import type { Game } from '../../../shared/games/kit/game.ts';
import { restoreRun } from '../../../shared/games/restore.ts';
import type { RunOwner, ResumableRun } from '../../engine/engine.ts';
import { engines } from '../run/engine-bridge.ts';
import { postpone, forgetLeft, resumableRunOf, discardRun } from './left-run.ts';
import { mayBeResumable } from './open-journals.ts';
import { whoPlays } from '../run/run-owner.ts';
import { ResumeDialog } from './resume-dialog.tsx';
import type { RunConfig } from '../run/start-run.ts';

interface Found {
  readonly run: ResumableRun;
  readonly owner: RunOwner;
}

export interface ResumeOfferProps<Config extends RunConfig, Move, State> {
  readonly game: Game<Config, Move, State>;
  /** What was being played, and how far. */
  readonly about: (state: State) => string;
  /** What a resumed run begins with, where it is not a fresh question. */
  readonly waiting?: string | undefined;
  readonly onResume: (run: ResumableRun) => void;
}

/** Looks for a run of this game that was left, and offers to resume it. */
export function ResumeOffer<Config extends RunConfig, Move, State>({
  game,
  about,
  waiting,
  onResume,
}: ResumeOfferProps<Config, Move, State>) {
  const [found, setFound] = useFound(game.slug);
  if (!found) return null;
  const { run, owner } = found;
  const close = () => setFound(undefined);
  return (
    <ResumeDialog
      run={run}
      about={aboutOf(game, run, about)}
      waiting={waiting}
      onClose={() => {
        postpone(run);
        close();
      }}
      onResume={() => {
        forgetLeft();
        onResume(run);
      }}
      onDiscard={() => {
        close();
        void engines.current().then((engine) => discardRun(engine, owner, run));
      }}
    />
  );
}

function useFound(slug: string) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let mounted = true;
    const look = async () => {
      const owner = await whoPlays();
      if (!(await mayBeResumable(owner, slug))) return;
      const run = await resumableRunOf(await engines.current(), owner, slug);
      if (mounted && run) setFound({ run, owner });
    };
    void look();
    return () => {
      mounted = false;
    };
  }, [slug]);
  return [found, setFound] as const;
}

function aboutOf<Config extends RunConfig, Move, State>(
  game: Game<Config, Move, State>,
  { header, log }: ResumableRun,
  about: (state: State) => string,
): string {
  const restored = restoreRun(game, { seed: header.seed, config: header.config, log });
  return restored.ok ? about(restored.value.state) : '';
}
