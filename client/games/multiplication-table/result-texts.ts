import { MASTERED_AT } from '../../../shared/games/multiplication-table/v1/mastery.ts';
import * as words from '../../words/en/multiplication-table/result.ts';
import type { TableProgress } from './progress.ts';

/** What is missing to master the played table that is nearest to it. */
export function nextText(tables: readonly TableProgress[]): string {
  const [nearest] = tables.filter(({ mastered }) => !mastered).sort((a, b) => b.correct - a.correct);
  if (nearest === undefined) return tables.length === 1 ? words.thisMastered : words.allMastered;
  return words.missing(MASTERED_AT - nearest.correct, nearest.table);
}
