import { MASTERED_AT } from '../../../shared/games/multiplication-table/v1/mastery.ts';
import type { Mode } from '../../../shared/games/multiplication-table/v1/config.ts';
import { bestScoreRecord } from '../../../shared/games/multiplication-table/v1/records.ts';
import type { GameRecords } from '../../../shared/progress/counted/game-records.ts';
import { wholeNumber } from '../../text/number.ts';
import { MODE_LABELS } from './labels.ts';
import type { TableProgress } from './progress.ts';

/** "Table 7 mastered!", "Tables 7 and 8 mastered!", "Tables 6, 7 and 8 mastered!" */
export function masteredText(tables: readonly number[]): string {
  const [first, ...rest] = tables;
  const last = rest.pop();
  if (last === undefined) return `Table ${first} mastered!`;
  return `Tables ${[first, ...rest].join(', ')} and ${last} mastered!`;
}

/** What is missing to master the played table that is nearest to it. */
export function nextText(tables: readonly TableProgress[]): string {
  const [nearest] = tables.filter(({ mastered }) => !mastered).sort((a, b) => b.correct - a.correct);
  if (nearest === undefined) return tables.length === 1 ? 'You have mastered this table.' : 'You have mastered all of these.';
  const left = MASTERED_AT - nearest.correct;
  return left === 1 ? `1 more right answer masters table ${nearest.table}.` : `${left} more right answers master table ${nearest.table}.`;
}

/** Compares a score with the best of its mode. `records` contain the run already. Undefined for practice, whose scores are not compared. */
export function bestText(records: GameRecords | undefined, mode: Mode, score: number): string | undefined {
  if (mode === 'practice') return undefined;
  const best = records?.[bestScoreRecord(mode)];
  if (best === undefined) return '';
  const { label } = MODE_LABELS[mode];
  if (score < best.most) return `Your best ${label}: ${wholeNumber(best.most)}`;
  return best.count === 1 ? `Your first ${label}` : `Your best ${label} so far!`;
}
