import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { FinishReport, Recorder } from '../../engine/engine.ts';
import { afterGame } from '../../play/after-game.ts';
import { rememberLeft } from '../../play/left-run.ts';
import { Play } from './play.tsx';
import { Result } from './result.tsx';
import type { StartedRun } from './start-run.ts';

export interface RoundProps {
  readonly started: StartedRun;
  /** Who plays as the run begins; who plays later does not matter to it. */
  readonly recorder: Recorder;
  /** Told once, when the run is over and the engine has taken it. */
  readonly onFinished: () => void;
  readonly onAbort: () => void;
  readonly onAgain: () => void;
  readonly onNew: () => void;
}

/** A run from its first question to its summary. */
export function Round({ started, recorder: now, onFinished, onAbort, onAgain, onNew }: RoundProps) {
  const { run } = started;
  const snapshot = useSyncExternalStore(run.subscribe, run.getSnapshot);
  const [recorder] = useState(now);
  useFinish(snapshot.report, onFinished);
  useLeaving(started);
  if (snapshot.status === 'over') return <Result snapshot={snapshot} recorder={recorder} onAgain={onAgain} onNew={onNew} />;
  const abort = () => {
    run.abort();
    onAbort();
  };
  return <Play run={run} snapshot={snapshot} onAbort={abort} />;
}

function useFinish(report: FinishReport | undefined, onFinished: () => void): void {
  const told = useRef(false);
  const tell = useEffectEvent((finished: FinishReport) => {
    if (told.current) return;
    told.current = true;
    void afterGame(finished);
    onFinished();
  });
  useEffect(() => {
    if (report) tell(report);
  }, [report]);
}

/** A run that is left in the middle stays to be gone on with; one whose page may be about to go hands over what it has. */
function useLeaving({ run, sessionId }: StartedRun): void {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    const hidden = () => run.flush();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      // Strict mode unmounts and mounts again at once: only a screen that stays away has been left.
      leaving.current = setTimeout(() => {
        if (run.getSnapshot().status !== 'playing') return;
        run.leave();
        rememberLeft('speed-math', sessionId);
      });
    };
  }, [run, sessionId]);
}
