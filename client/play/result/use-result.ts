import { useState } from 'react';
import type { Outcome } from '../../../shared/games/kit/game.ts';
import type { FinishReport, RunOwner } from '../../engine/engine.ts';
import type { KeptProps } from './kept.tsx';
import { newsOf, type News, type Standing } from './standing.ts';
import { useLevelTick } from './use-level-tick.ts';

/** What a result is told of its run. */
export interface EndedRun {
  readonly outcome: Outcome;
  /** Absent until the engine has answered. */
  readonly report: FinishReport | undefined;
  /** True when no engine could take the run. */
  readonly lost: boolean;
  /** Whose run it is; undefined until the device has said who plays. */
  readonly owner: RunOwner | undefined;
  /** Where the player stood before it; absent for a guest. */
  readonly before: Standing | undefined;
}

/** What every result shows of its run, however it is laid out. */
export interface ResultParts {
  /** The latest that is known of the run: a guest's, or one that storage refused, may have been kept since. */
  readonly report: FinishReport | undefined;
  readonly news: News;
  /** Said of a run that was resumed. */
  readonly note: string | undefined;
  /** For the line that says what became of the run. */
  readonly kept: KeptProps;
}

const RESUMED = 'Resumed: it counts, but is no personal best.';

/** The part of a result that is the same in every layout. A level that was reached is heard. */
export function useResult({ outcome, before, owner, lost, ...ended }: EndedRun): ResultParts {
  const [kept, setKept] = useState<FinishReport>();
  const report = ended.report?.kept === 'saved' ? ended.report : (kept ?? ended.report);
  const news = newsOf(before, outcome, report);
  useLevelTick(news);
  return { report, news, note: outcome.resumed ? RESUMED : undefined, kept: { report, owner, lost, onKept: setKept } };
}
