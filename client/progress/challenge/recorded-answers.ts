import type { Answer } from '../../../shared/games/kit/facts.ts';
import type { StoredItem } from '../../storage/records.ts';
import { recordedRun } from '../recorded-run.ts';

/** The answers in the record of a session; none if this build cannot replay it. */
export function recordedAnswers({ payload }: StoredItem): readonly Answer[] {
  const recorded = recordedRun(payload);
  return recorded.ok ? recorded.value.rules.answers(recorded.value.run.state) : [];
}
