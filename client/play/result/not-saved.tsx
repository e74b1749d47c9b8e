import { useState } from 'react';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { storageSentence } from '../../device/storage-sentence.ts';
import type { FinishReport, RunOwner } from '../../engine/engine.ts';
import { passesByItself } from '../../storage/storage-failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { engines } from '../run/engine-bridge.ts';
import { SaidLine } from '../run/said.tsx';
import { notSaved } from '../../words/en/device/not-saved.ts';
import * as words from '../../words/en/play/result.ts';

interface NotSavedProps {
  readonly sessionId: string;
  readonly problem: NonNullable<FinishReport['problem']>;
  readonly owner: RunOwner | undefined;
  readonly onKept: (report: FinishReport) => void;
}

/** Shown while the device has not said who plays, so the game cannot be saved yet. It says why once that takes long. */
export function NobodyKnown() {
  const player = useCurrentPlayer();
  const problem = player.kind === 'unknown' ? player.problem : undefined;
  return problem === undefined ? null : <SaidLine>{storageSentence(problem)}</SaidLine>;
}

/** Shown if storage refused the game, which is still in memory. It is saved by itself if waiting is enough, else by the button. */
export function NotSaved({ sessionId, problem, owner, onKept }: NotSavedProps) {
  const [busy, setBusy] = useState(false);
  const saveAgain = async (localId: string) => {
    setBusy(true);
    const engine = await engines.current();
    const report = await engine.keep(sessionId, localId);
    setBusy(false);
    onKept(report);
  };
  if (passesByItself(problem)) return <SaidLine>{storageSentence(problem)}</SaidLine>;
  return (
    <>
      <p role="alert">{`${notSaved}. ${storageSentence(problem)}`}</p>
      {owner?.kind === 'player' && (
        <Button busy={busy} onClick={() => void saveAgain(owner.localId)}>
          {words.saveAgain}
        </Button>
      )}
    </>
  );
}
