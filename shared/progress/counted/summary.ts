import { evidenceOfRun } from '../../games/evidence.ts';
import type { SessionPayload } from '../../items/session/payload.ts';
import type { StoredSession } from '../../items/session/stored-session.ts';
import type { Manner } from '../../memory/evidence.ts';
import type { PlayedRun } from '../../games/kit/played-run.ts';
import { countedOutcome } from './counted-outcome.ts';
import { isPlausible } from './plausible.ts';
import { packFacts } from './session-facts.ts';
import type { EndOfGame } from './time.ts';

/**
 * A session as it counts: the run's outcome, facts and evidence at its effective end, marked if nobody could have played it or if it was
 * left. Device and server both make it with this function, the device from freezeDay, the server from effectiveEnd.
 */
export function summarise(id: string, payload: SessionPayload, run: PlayedRun, { endMs, day }: EndOfGame): StoredSession {
  const outcome = countedOutcome(run);
  const course = outcome.course ?? (payload.round && 'round');
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
    ...(course && { course }),
    ...(payload.round && { round: payload.round.code }),
    ...(run.left && { left: run.left.tried ? 'tried' : 'untried' }),
    evidence: evidenceOfRun(payload.game, run.answers(), mannerOf(payload, run)),
  };
}

/** What the device said of the player's fingers. By switch, and by any clock but the ordinary one (decision G26), a time says nothing of thinking. */
export const mannerOf = ({ hand }: Pick<SessionPayload, 'hand'>, { outcome }: Pick<PlayedRun, 'outcome'>): Manner => ({
  hand: hand ?? null,
  timed: hand?.input !== 'switch' && (outcome.sessionData['clock'] ?? 'on') === 'on',
});
