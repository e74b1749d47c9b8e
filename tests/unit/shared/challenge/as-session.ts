import { withAttempt } from '../../../../shared/challenge/attempt.ts';
import type { Challenge } from '../../../../shared/challenge/challenge.ts';
import type { SessionSummary } from '../../../../shared/contract/state.ts';
import { replay, type RunRecord } from '../../../../shared/games/replay.ts';
import type { SessionPayload } from '../../../../shared/items/session/payload.ts';
import { summarise } from '../../../../shared/progress/counted/summary.ts';

/** The run as a session of a challenge, at noon of its day, by the code of device and server. */
export function asSession(challenge: Challenge, record: RunRecord): SessionSummary {
  const { id, revision, day } = challenge;
  const startedMs = day * 86_400_000 + 12 * 3_600_000;
  const endedMs = startedMs + 700_000;
  const payload: SessionPayload = {
    game: record.game,
    rules: record.rules,
    seed: record.seed,
    config: { ...(record.config as object) },
    log: record.log,
    challenge: { id, revision },
    time: { startedMs, endedMs, utcOffsetMin: 0, floorMs: 0, day },
    claims: { score: 0, timeTaken: 0, difficulty: 'easy' },
  };
  const run = replay(payload);
  if (!run.ok) throw new Error(run.error);
  return withAttempt(summarise('s1', payload, run.value, { endMs: endedMs, day }), payload, challenge);
}

export const passes = (challenge: Challenge, record: RunRecord): boolean => asSession(challenge, record).attempt?.passed === true;
