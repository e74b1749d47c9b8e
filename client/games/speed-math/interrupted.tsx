import { useEffect, useState } from 'react';
import { restoreRun } from '../../../shared/games/restore.ts';
import { speedMath } from '../../../shared/games/speed-math/v1/rules.ts';
import type { Recorder, ResumableRun } from '../../engine/engine.ts';
import { engines } from '../../play/engine-bridge.ts';
import { decideLater, forgetLeft, interruptedRun, putAway } from '../../play/left-run.ts';
import { mayBeInterrupted } from '../../play/open-journals.ts';
import { whoPlays } from '../../play/recorder.ts';
import { ResumeDialog } from '../../play/resume-dialog.tsx';
import { DIFFICULTY_LABELS, OPERATION_LABELS } from './labels.ts';

interface Found {
  readonly run: ResumableRun;
  readonly recorder: Recorder;
}

/** Looks for an interrupted run and offers it. */
export function Interrupted({ onResume }: { readonly onResume: (run: ResumableRun) => void }) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let mounted = true;
    const look = async () => {
      const recorder = await whoPlays();
      if (!(await mayBeInterrupted(recorder, speedMath.slug))) return;
      const run = await interruptedRun(await engines.current(), recorder, speedMath.slug);
      if (mounted && run) setFound({ run, recorder });
    };
    void look();
    return () => {
      mounted = false;
    };
  }, []);
  if (!found) return null;
  const { run, recorder } = found;
  const close = () => setFound(undefined);
  return (
    <ResumeDialog
      run={run}
      about={aboutOf(run)}
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

/** What was being played, and how far. */
function aboutOf({ header, log }: ResumableRun): string {
  const restored = restoreRun(speedMath, { seed: header.seed, config: header.config, log });
  if (!restored.ok) return '';
  const { config, answers, total } = restored.value.state;
  const { label } = OPERATION_LABELS[config.operation];
  return `${label}, ${DIFFICULTY_LABELS[config.difficulty].label}: ${answers.length} of ${total} questions answered.`;
}
