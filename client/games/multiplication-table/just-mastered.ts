import { MASTERED_AT } from '../../../shared/games/multiplication-table/v1/mastery.ts';
import { isRight, talliesOf } from '../../../shared/games/multiplication-table/v1/rules.ts';
import type { TableState } from '../../../shared/games/multiplication-table/v2/rules.ts';
import type { GameRecords } from '../../../shared/progress/counted/game-records.ts';
import { progressOf } from './progress.ts';

/** The table that became mastered with the answer in feedback, all games before this one included; undefined while those are not read. */
export function justMastered(state: TableState, before: GameRecords | undefined): number | undefined {
  const last = state.feedbackUntilMs === null ? undefined : state.answers.at(-1);
  if (before === undefined || last === undefined || !isRight(last)) return undefined;
  const table = last.question.a;
  const [correct] = talliesOf(state)[table] ?? [0, 0];
  return progressOf(before, table).correct + correct === MASTERED_AT ? table : undefined;
}
