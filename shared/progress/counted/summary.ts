import type { SessionPayload } from '../../items/session/payload.ts';
import type { SessionSummary } from '../../contract/state.ts';
import type { PlayedRun } from '../../games/kit/played-run.ts';
import { countedOutcome } from './counted-outcome.ts';
import { isPlausible } from './plausible.ts';
import { packFacts } from './session-facts.ts';
import type { EndOfGame } from './time.ts';

/**
 * A session as it counts: the run's outcome and facts at its effective end, marked if nobody could have played it or if it was left. Device and server both make it
 * with this function, the device from freezeDay, the server from effectiveEnd.
 */
export function summarise(id: string, payload: SessionPayload, run: PlayedRun, { endMs, day }: EndOfGame): SessionSummary {
  const outcome = countedOutcome(run);
  return {
    id,
    game: payload.game,
    rules: payload.rules,
    score: outcome.score,
    ...(outcome.accuracy === null ? {} : { accuracy: outcome.accuracy }),
    timeTaken: outcome.timeTaken,
    durationMs: outcome.durationMs,
    ...(outcome.movesCount === null ? {} : { movesCount: outcome.movesCount }),
    difficulty: outcome.difficulty,
    resumed: outcome.resumed,
    endMs,
    utcOffsetMin: payload.time.utcOffsetMin,
    day,
    ...(payload.challenge === undefined ? {} : { challenge: payload.challenge.id }),
    data: { ...outcome.sessionData },
    ...(isPlausible(payload.time, { outcome, answerTimes: run.answerTimes }) ? {} : { unverified: true }),
    facts: packFacts(run.facts()),
    ...(run.left && { left: run.left.tried ? 'tried' : 'untried' }),
  };
}
