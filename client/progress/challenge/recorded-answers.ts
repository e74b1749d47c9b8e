import type { Answer } from '../../../shared/games/kit/facts.ts';
import { rulesFor } from '../../../shared/games/registry.ts';
import type { RunRecord } from '../../../shared/games/replay.ts';
import { restoreRun } from '../../../shared/games/restore.ts';
import type { StoredItem } from '../../storage/records.ts';

/** The answers in the record of a session; none if this build cannot replay it. */
export function recordedAnswers({ payload }: StoredItem): readonly Answer[] {
  const record = payload as unknown as RunRecord;
  const rules = rulesFor(record.game, record.rules);
  const run = rules && restoreRun(rules, record);
  return rules && run?.ok ? rules.answers(run.value.state) : [];
}
