import type { Mode } from './config.ts';
import { recordsOfTallies, type TableTallies } from './mastery.ts';

/** The name of a mode's best score in `sessionData.records`. */
export const bestScoreRecord = (mode: Mode): string => `best_score/${mode}`;

export interface RecordedRun {
  readonly mode: Mode;
  readonly score: number;
  readonly tallies: TableTallies;
  readonly resumed: boolean;
}

/**
 * What progress keeps of a run: the tallies of its tables, and its score among those of its mode. Practice ends when the player likes, so
 * its scores are not compared; nor are those of a resumed run, or of one in which nothing was answered.
 */
export function recordsOf({ mode, score, tallies, resumed }: RecordedRun): { readonly [name: string]: number } {
  const answers = recordsOfTallies(tallies);
  const compared = mode !== 'practice' && !resumed && Object.keys(tallies).length > 0;
  return compared ? { ...answers, [bestScoreRecord(mode)]: score } : answers;
}
