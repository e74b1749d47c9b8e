import { withAttempt } from '../../shared/challenge/attempt.ts';
import type { Challenge } from '../../shared/challenge/challenge.ts';
import type { SessionTime } from '../../shared/items/kit/session-time.ts';
import type { SessionClaims, SessionPayload } from '../../shared/items/session/payload.ts';
import type { SessionSummary } from '../../shared/contract/state.ts';
import type { Outcome } from '../../shared/games/kit/game.ts';
import type { PlayedRun } from '../../shared/games/kit/played-run.ts';
import { countedOutcome } from '../../shared/progress/counted/counted-outcome.ts';
import { summarise } from '../../shared/progress/counted/summary.ts';
import { freezeDay, type EndOfGame } from '../../shared/progress/counted/time.ts';
import { sessionXp } from '../../shared/progress/counted/xp.ts';
import { makeItem } from '../storage/hash.ts';
import type { Host } from '../storage/host.ts';
import { deviceTime, whole, type KnownTime } from '../storage/known-time.ts';
import type { FinishedSession } from '../storage/player-store.ts';
import type { JournalHeader, SessionRow } from '../storage/records.ts';
import type { FinishReport } from './engine.ts';
import type { RunFold } from './run-fold.ts';

const ITEM_VERSION = 1;
/** The version of a session that says that it was left. All others stay of the first, which every server takes (P10). */
const LEFT_VERSION = 2;

/** When a run began by the device's clock, and how long it was by the run's own clock. Both in ms. */
interface RunTime {
  readonly startedMs: number;
  readonly lengthMs: number;
}

/**
 * The device's times at the end of a run, and the day they give (protocol, "Time"). A player cannot set the run's own clock. So if the
 * device's clock was set back during the game, the start is written early enough for the run to fit (decision D23).
 */
export function timeOfEnd(host: Pick<Host, 'now' | 'utcOffsetMin' | 'buildMs'>, run: RunTime, known: KnownTime): SessionTime & EndOfGame {
  const { deviceMs, clockOffsetMs, floorMs, utcOffsetMin } = deviceTime(host, known);
  // A clock that was reset may show less time than the run took.
  const endedMs = Math.max(deviceMs, run.lengthMs);
  const startedMs = Math.min(whole(run.startedMs), endedMs - run.lengthMs);
  const end = freezeDay({ deviceMs: endedMs, clockOffsetMs, floorMs, utcOffsetMin });
  return { startedMs, endedMs, utcOffsetMin, floorMs, ...end, ...(clockOffsetMs === undefined ? {} : { clockOffsetMs }) };
}

const claimsOf = (outcome: Outcome): SessionClaims => ({
  score: outcome.score,
  ...(outcome.accuracy === null ? {} : { accuracy: outcome.accuracy }),
  timeTaken: outcome.timeTaken,
  difficulty: outcome.difficulty,
});

function payloadOf(header: JournalHeader, log: string, time: SessionTime, played: PlayedRun): SessionPayload {
  const { game, rules, seed, config, challenge } = header;
  const inputs = { game, rules, seed, config, log, ...(challenge && { challenge }), ...(played.left && { left: true as const }) };
  return { ...inputs, time, claims: claimsOf(countedOutcome(played)) };
}

/**
 * Everything that the finish transaction writes: the session with its log, as it counts here and as it is sent. That the game was begun
 * and completed (spec 1 §3, user_activity) is said by the session, and by no item beside it (decision D36). The hash is made here, before
 * any transaction is open.
 * @param challenge of the revision that the run is an attempt at; undefined for free play, and if this device does not know it.
 */
export async function finishedSession(host: Host, run: RunFold, known: KnownTime, challenge?: Challenge): Promise<FinishedSession> {
  const { header } = run;
  const { endMs, ...time } = timeOfEnd(host, { startedMs: header.startedMs, lengthMs: run.lastAtMs }, known);
  const played = run.played();
  const payload = payloadOf(header, run.log(), time, played);
  const { evidence, ...session } = summarise(header.sessionId, payload, played, { endMs, day: time.day });
  const summary = challenge ? withAttempt(session, payload, challenge) : session;
  const item = await makeItem(host, { id: header.sessionId, kind: 'session', v: payload.left ? LEFT_VERSION : ITEM_VERSION, payload });
  return { row: { id: header.sessionId, item, summary, ...(evidence !== undefined && { evidence }), contained: 0 }, outbox: [item] };
}

/** Whether a finished run becomes a session: not without an answer (decision G20), unless it is a challenge attempt (decision C9). */
export const becomesSession = ({ isAttempt, game, state }: RunFold): boolean => isAttempt || game.tried(state);

/** The outcome of a stored session, for a run that another tab ended first. */
function outcomeOf(summary: SessionSummary): Outcome {
  const { score, accuracy, timeTaken, durationMs, difficulty, movesCount, resumed, data } = summary;
  return {
    score,
    accuracy: accuracy ?? null,
    timeTaken,
    durationMs,
    difficulty,
    movesCount: movesCount ?? null,
    resumed,
    sessionData: data as Outcome['sessionData'],
  };
}

/** What became of a run that is a session. */
export const reportOf = ({ id, summary }: SessionRow, kept: FinishReport['kept']): FinishReport => ({
  sessionId: id,
  outcome: outcomeOf(summary),
  kept,
  xpEarned: sessionXp(summary),
  ...(summary.unverified && { unverified: true as const }),
});
