import { Suspense, type ReactNode } from 'react';
import { NOT_SAVED } from '../../device/storage-sentence.ts';
import type { FinishReport, RunOwner } from '../../engine/engine.ts';
import { classes } from '../../ui/classes.ts';
import { engines } from '../run/engine-bridge.ts';
import { AFTER_PLAY_MS } from '../input/moments.ts';
import { controlsClass, useControls } from '../input/use-controls.ts';
import { NobodyKnown, NotSaved } from './not-saved.tsx';
import { Saved } from './saved.tsx';
import { lazyPart } from '../../window/lazy-part.ts';
import css from './kept.module.css';

const KeepGame = lazyPart(async () => ({ default: (await import('../../players/keep-game.tsx')).KeepGame }));
const SavedLine = lazyPart(async () => ({ default: (await import('./saved-line.tsx')).SavedLine }));

export interface KeptProps {
  /** Absent until the engine has answered. Only this says what became of the run: who plays may have changed since it began. */
  readonly report: FinishReport | undefined;
  /** Whose run it is; undefined until the device has said who plays. */
  readonly owner: RunOwner | undefined;
  readonly lost: boolean;
  readonly onKept: (report: FinishReport) => void;
}

/** What became of the run: one quiet line, or for a guest the offer to keep it. Its room is there from the start. */
export function Kept(props: KeptProps) {
  const offer = props.report ? isGuests(props.report) : props.owner?.kind === 'guest';
  const there = useControls(AFTER_PLAY_MS);
  return <div className={classes(css['kept'], offer && css['offer'], offer && controlsClass(there))}>{contentOf(props)}</div>;
}

/** A run that is in memory without a storage problem is a guest's, and can be kept. */
const isGuests = (report: FinishReport): boolean => report.kept === 'memory' && report.problem === undefined;

function contentOf({ report, owner, lost, onKept }: KeptProps): ReactNode {
  if (lost) return NOT_SAVED;
  if (!report) return owner ? null : <NobodyKnown />;
  if (report.problem) return <NotSaved sessionId={report.sessionId} problem={report.problem} owner={owner} onKept={onKept} />;
  if (isGuests(report)) {
    return (
      <Suspense>
        <KeepGame sessionId={report.sessionId} engine={engines.current} onKept={onKept} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Saved />}>
      <SavedLine />
    </Suspense>
  );
}
