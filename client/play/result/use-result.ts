import { useState } from 'react';
import type { Outcome } from '../../../shared/games/kit/game.ts';
import type { RunComparison } from '../../../shared/progress/comparison.ts';
import type { FinishReport, RunOwner } from '../../engine/engine.ts';
import { isHinted } from '../../../shared/progress/counted/no-best.ts';
import type { SaveLineProps } from './save-line.tsx';
import { changesOf, type GameChanges, type PlayerBefore } from './game-changes.ts';
import * as words from '../../words/en/play/result.ts';

/** What a result screen gets of its run. */
export interface EndedRun {
  readonly outcome: Outcome;
  /** Absent until the engine has answered. */
  readonly report: FinishReport | undefined;
  /** True when no engine could take the run. */
  readonly lost: boolean;
  /** The owner of the run; undefined until the device has said who plays. */
  readonly owner: RunOwner | undefined;
  /** The player's standing when the run began; absent for a guest. */
  readonly before: PlayerBefore | undefined;
  /** The run beside those before it with the same set-up (decision G28); undefined while these are read. */
  readonly comparison: RunComparison | undefined;
}

/** What every result screen shows of its run, in any layout. */
export interface ResultParts {
  /** The latest report: a guest's run, or one that storage refused, may have been saved since the first one. */
  readonly report: FinishReport | undefined;
  readonly changes: GameChanges;
  /** Why the run counts and is no best: it was resumed, or solved with hints. */
  readonly note: string | undefined;
  /** The props of the line that says whether the run was saved. */
  readonly kept: SaveLineProps;
}

/** The part of a result that is the same in every layout. */
export function useResult({ outcome, before, comparison, owner, lost, ...ended }: EndedRun): ResultParts {
  const [kept, setKept] = useState<FinishReport>();
  const report = ended.report?.kept === 'saved' ? ended.report : (kept ?? ended.report);
  const changes = changesOf(before, outcome, comparison, report);
  const notes = [...(outcome.resumed ? [words.resumed] : []), ...(isHinted({ data: outcome.sessionData }) ? [words.withHints] : [])];
  return { report, changes, note: notes.length > 0 ? notes.join(' ') : undefined, kept: { report, owner, lost, onKept: setKept } };
}
