import { Suspense, type ReactNode } from 'react';
import type { FinishReport, RunOwner } from '../../engine/engine.ts';
import { classes } from '../../ui/classes.ts';
import { useRootMark } from '../../ui/root-mark.ts';
import { engines } from '../run/engine-bridge.ts';
import { SaidLine } from '../run/said.tsx';
import { AFTER_PLAY_MS } from '../input/moments.ts';
import { controlsClass, useControls } from '../input/use-controls.ts';
import { NobodyKnown, NotSaved } from './not-saved.tsx';
import { Saved } from './saved.tsx';
import { chunk } from '../../window/chunk.tsx';
import { notSaved } from '../../words/en/device/not-saved.ts';
import css from './save-line.module.css';

const KeepGame = chunk(async () => ({ default: (await import('../../players/keep-game.tsx')).KeepGame }));
const SavedLine = chunk(async () => ({ default: (await import('./saved-line.tsx')).SavedLine }));

export interface SaveLineProps {
  /** Absent until the engine has answered. Only the report tells whether the run was saved: the player may have changed meanwhile. */
  readonly report: FinishReport | undefined;
  /** The owner of the run; undefined until the device has said who plays. */
  readonly owner: RunOwner | undefined;
  readonly lost: boolean;
  readonly onKept: (report: FinishReport) => void;
}

/** Whether the run was saved, in one line; for a guest, the offer to keep it. It takes its room from the start. */
export function SaveLine(props: SaveLineProps) {
  const offer = props.report ? isGuests(props.report) : props.owner?.kind === 'guest';
  useRootMark('keepOffer', offer ? '' : null);
  const there = useControls(AFTER_PLAY_MS);
  return <div className={classes(css['line'], offer && css['offer'], offer && controlsClass(there))}>{contentOf(props)}</div>;
}

/** Whether the run is a guest's and can be kept: it is in memory, and storage did not fail. */
const isGuests = (report: FinishReport): boolean => report.kept === 'memory' && report.problem === undefined;

function contentOf({ report, owner, lost, onKept }: SaveLineProps): ReactNode {
  if (lost) return <SaidLine>{notSaved}</SaidLine>;
  if (!report) return owner ? null : <NobodyKnown />;
  if (report.problem) return <NotSaved sessionId={report.sessionId} problem={report.problem} owner={owner} onKept={onKept} />;
  if (isGuests(report)) {
    return (
      <Suspense>
        <KeepGame sessionId={report.sessionId} playerGone={report.playerGone} engine={engines.current} onKept={onKept} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Saved />}>
      <SavedLine />
    </Suspense>
  );
}
