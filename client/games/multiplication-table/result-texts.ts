import { MASTERED_AT } from '../../../shared/games/multiplication-table/v1/mastery.ts';
import type { Mode } from '../../../shared/games/multiplication-table/v1/config.ts';
import { bestScoreRecord } from '../../../shared/games/multiplication-table/v1/records.ts';
import type { GameRecords } from '../../../shared/progress/counted/game-records.ts';
import * as words from '../../words/en/multiplication-table/result.ts';
import { modeLabel } from './labels.ts';
import type { TableProgress } from './progress.ts';

/** What is missing to master the played table that is nearest to it. */
export function nextText(tables: readonly TableProgress[]): string {
  const [nearest] = tables.filter(({ mastered }) => !mastered).sort((a, b) => b.correct - a.correct);
  if (nearest === undefined) return tables.length === 1 ? words.thisMastered : words.allMastered;
  return words.missing(MASTERED_AT - nearest.correct, nearest.table);
}

/** Compares a score with the best of its mode. `records` contain the run already. Undefined for practice, whose scores are not compared. */
export function bestText(records: GameRecords | undefined, mode: Mode, score: number): string | undefined {
  if (mode === 'practice') return undefined;
  const best = records?.[bestScoreRecord(mode)];
  if (best === undefined) return '';
  const label = modeLabel(mode);
  if (score < best.most) return words.yourBest(label, best.most);
  return best.count === 1 ? words.yourFirst(label) : words.bestSoFar(label);
}
