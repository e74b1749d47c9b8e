import type { Mode } from './config.ts';
import { recordsOfTallies, type TableTallies } from './mastery.ts';

/** The name of a mode's best score in `sessionData.records`. */
const bestScoreRecord = (mode: Mode): string => `best_score/${mode}`;

interface RecordedRun {
  readonly mode: Mode;
  readonly score: number;
  readonly tallies: TableTallies;
  readonly resumed: boolean;
}

/**
 * The records of a run for progress: the tallies of its tables, and its score in its mode. The player can end practice at any time, so
 * its scores are not compared. Nor are those of a resumed run, or of a run without an answer.
 */
export function recordsOf({ mode, score, tallies, resumed }: RecordedRun): { readonly [name: string]: number } {
  const answers = recordsOfTallies(tallies);
  const compared = mode !== 'practice' && !resumed && Object.keys(tallies).length > 0;
  return compared ? { ...answers, [bestScoreRecord(mode)]: score } : answers;
}
