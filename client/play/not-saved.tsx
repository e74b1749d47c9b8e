import { useState } from 'react';
import { NOT_SAVED, storageSentence } from '../account/storage-sentence.ts';
import type { FinishReport, Recorder } from '../engine/engine.ts';
import { Button } from '../ui/button/button.tsx';
import { engines } from './engine-bridge.ts';

export interface NotSavedProps {
  readonly sessionId: string;
  readonly problem: NonNullable<FinishReport['problem']>;
  readonly recorder: Recorder;
  readonly onKept: (report: FinishReport) => void;
}

/** Storage refused the game: it is still in memory, and can be saved once the player has made room. */
export function NotSaved({ sessionId, problem, recorder, onKept }: NotSavedProps) {
  const [busy, setBusy] = useState(false);
  const saveAgain = async (localId: string) => {
    setBusy(true);
    const engine = await engines.current();
    const report = await engine.keep(sessionId, localId);
    setBusy(false);
    onKept(report);
  };
  return (
    <>
      <p role="alert">
        {NOT_SAVED}. {storageSentence(problem)}
      </p>
      {recorder.kind === 'player' && (
        <Button busy={busy} onClick={() => void saveAgain(recorder.localId)}>
          Save again
        </Button>
      )}
    </>
  );
}
