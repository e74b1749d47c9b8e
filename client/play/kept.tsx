import { lazy, Suspense, type ReactNode } from 'react';
import { storageSentence } from '../account/storage-sentence.ts';
import type { FinishReport } from '../engine/engine.ts';
import { classes } from '../ui/classes.ts';
import { Saved } from './saved.tsx';
import css from './kept.module.css';

const KeepGame = lazy(async () => ({ default: (await import('../account/keep-game.tsx')).KeepGame }));
const SavedLine = lazy(async () => ({ default: (await import('./saved-line.tsx')).SavedLine }));

export interface KeptProps {
  /** Absent until the engine has answered. */
  readonly report: FinishReport | undefined;
  readonly guest: boolean;
  readonly lost: boolean;
  readonly onKept: (report: FinishReport) => void;
}

/** What became of the run: one quiet line, or for a guest the offer to keep it. Its room is there from the start. */
export function Kept(props: KeptProps) {
  return <div className={classes(css['kept'], props.guest && css['offer'])}>{contentOf(props)}</div>;
}

function contentOf({ report, guest, lost, onKept }: KeptProps): ReactNode {
  if (lost) return 'This game could not be saved on this device.';
  if (!report) return null;
  if (guest) {
    return (
      <Suspense>
        <KeepGame sessionId={report.sessionId} onKept={onKept} />
      </Suspense>
    );
  }
  if (report.problem) return storageSentence(report.problem);
  return (
    <Suspense fallback={<Saved />}>
      <SavedLine />
    </Suspense>
  );
}
