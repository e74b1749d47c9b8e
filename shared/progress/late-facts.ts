import type { SessionSummary } from '../contract/state.ts';
import { replay, type RunRecord } from '../games/replay.ts';
import { packFacts } from './counted/session-facts.ts';

/**
 * A summary of an older build, completed with the facts of its log. If the log does not give any, its facts are null, so that nobody
 * tries again; if this build lacks the rules, the summary is returned as it is, for a build that has them.
 * @param record the session's payload.
 */
export function withFacts(summary: SessionSummary, record: RunRecord): SessionSummary {
  const run = replay(record);
  if (run.ok) return { ...summary, facts: packFacts(run.value.facts()) };
  return run.error === 'unknown_rules' ? summary : { ...summary, facts: null };
}
