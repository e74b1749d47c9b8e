import { useEffect, useState } from 'react';
import type { Game } from '../../../shared/games/kit/game.ts';
import { restoreRun } from '../../../shared/games/restore.ts';
import type { Recorder, ResumableRun } from '../../engine/engine.ts';
import { engines } from '../run/engine-bridge.ts';
import { decideLater, forgetLeft, interruptedRun, putAway } from './left-run.ts';
import { mayBeInterrupted } from './open-journals.ts';
import { whoPlays } from '../run/run-owner.ts';
import { ResumeDialog } from './resume-dialog.tsx';
import type { RunConfig } from '../run/start-run.ts';

interface Found {
  readonly run: ResumableRun;
  readonly recorder: Recorder;
}

export interface InterruptedProps<Config extends RunConfig, Move, State> {
  readonly game: Game<Config, Move, State>;
  /** What was being played, and how far. */
  readonly about: (state: State) => string;
  /** What finds who goes on, where it is not a fresh question. */
  readonly waiting?: string | undefined;
  readonly onResume: (run: ResumableRun) => void;
}

/** Looks for an interrupted run of this game and offers it. */
export function Interrupted<Config extends RunConfig, Move, State>({
  game,
  about,
  waiting,
  onResume,
}: InterruptedProps<Config, Move, State>) {
  const [found, setFound] = useFound(game.slug);
  if (!found) return null;
  const { run, recorder } = found;
  const close = () => setFound(undefined);
  return (
    <ResumeDialog
      run={run}
      about={aboutOf(game, run, about)}
      waiting={waiting}
      onClose={() => {
        decideLater(run);
        close();
      }}
      onResume={() => {
        forgetLeft();
        onResume(run);
      }}
      onPutAway={() => {
        close();
        void engines.current().then((engine) => putAway(engine, recorder, run));
      }}
    />
  );
}

function useFound(slug: string) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let mounted = true;
    const look = async () => {
      const recorder = await whoPlays();
      if (!(await mayBeInterrupted(recorder, slug))) return;
      const run = await interruptedRun(await engines.current(), recorder, slug);
      if (mounted && run) setFound({ run, recorder });
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
