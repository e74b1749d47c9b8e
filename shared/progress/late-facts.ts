import { evidenceOfRun } from '../games/evidence.ts';
import { replay, type RunRecord } from '../games/replay.ts';
import type { SessionPayload } from '../items/session/payload.ts';
import type { StoredSession } from '../items/session/stored-session.ts';
import { packFacts } from './counted/session-facts.ts';
import { mannerOf } from './counted/summary.ts';

/**
 * A session of an older build, completed with the facts and the evidence of its log. If the log does not give any, they are null, so that
 * nobody tries again; if this build lacks the rules, the session is returned as it is, for a build that has them.
 * @param record the session's payload.
 */
export function completed(session: StoredSession, record: RunRecord & Pick<SessionPayload, 'hand'>): StoredSession {
  const run = replay(record);
  if (!run.ok && run.error === 'unknown_rules') return session;
  const { facts, evidence } = session;
  return {
    ...session,
    facts: facts === undefined ? (run.ok ? packFacts(run.value.facts()) : null) : facts,
    evidence:
      evidence === undefined ? (run.ok ? evidenceOfRun(record.game, run.value.answers(), mannerOf(record, run.value)) : null) : evidence,
  };
}
