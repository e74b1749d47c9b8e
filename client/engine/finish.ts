import { withAttempt } from '../../shared/challenge/attempt.ts';
import type { Challenge } from '../../shared/challenge/challenge.ts';
import type { SessionTime } from '../../shared/items/kit/session-time.ts';
import type { SessionClaims, SessionPayload } from '../../shared/items/session/payload.ts';
import type { SessionSummary } from '../../shared/contract/state.ts';
import { evidenceRules } from '../../shared/games/evidence.ts';
import type { Outcome } from '../../shared/games/kit/game.ts';
import type { PlayedRun } from '../../shared/games/kit/played-run.ts';
import { leftToPractise } from '../../shared/memory/left-to-practise.ts';
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

/**
 * A session is of the oldest version that can say it, for that is taken by most servers (P10): that it was left, how fast the fingers are, or
 * which class round it is of.
 */
const VERSIONS = { first: 1, left: 2, hand: 3, round: 4 } as const;

/** What the payload says of the player's fingers. */
export type KnownHand = NonNullable<SessionPayload['hand']>;

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

function payloadOf({ header, log, time, played, hand }: PayloadParts): SessionPayload {
  const { game, rules, seed, config, challenge, round } = header;
  const inputs = { game, rules, seed, config, log, ...(challenge && { challenge }), ...(played.left && { left: true as const }) };
  return { ...inputs, time, claims: claimsOf(countedOutcome(played)), ...(hand && { hand }), ...(round && { round }) };
}

interface PayloadParts {
  readonly header: JournalHeader;
  readonly log: string;
  readonly time: SessionTime;
  readonly played: PlayedRun;
  readonly hand: KnownHand | undefined;
}

function versionOf({ hand, left, round }: SessionPayload): number {
  if (round) return VERSIONS.round;
  if (hand) return VERSIONS.hand;
  return left ? VERSIONS.left : VERSIONS.first;
}

/**
 * Everything that the finish transaction writes: the session with its log, as it counts here and as it is sent. That the game was begun
 * and completed (spec 1 §3, user_activity) is said by the session, and by no item beside it (decision D36). The hash is made here, before
 * any transaction is open.
 * @param known what is known of the server's clock and of the player's fingers
 * @param challenge of the revision that the run is an attempt at; undefined for free play, and if this device does not know it.
 */
export async function finishedSession(
  host: Host,
  run: RunFold,
  known: KnownTime & { readonly hand?: KnownHand | undefined },
  challenge?: Challenge,
): Promise<FinishedSession> {
  const { header } = run;
  const { endMs, ...time } = timeOfEnd(host, { startedMs: header.startedMs, lengthMs: run.lastAtMs }, known);
  const played = run.played();
  // Where answers are about no facts, the fingers say nothing of them.
  const hand = evidenceRules(header.game) && known.hand;
  const payload = payloadOf({ header, log: run.log(), time, played, hand });
  const { evidence, ...session } = summarise(header.sessionId, payload, played, { endMs, day: time.day });
  const summary = challenge ? withAttempt(session, payload, challenge) : session;
  const item = await makeItem(host, { id: header.sessionId, kind: 'session', v: versionOf(payload), payload });
  return { row: { id: header.sessionId, item, summary, ...(evidence !== undefined && { evidence }), contained: 0 }, outbox: [item] };
}

/** Whether a finished run becomes a session: not without an answer (decision G20), unless it is a challenge attempt (decision C9). */
export const becomesSession = ({ isAttempt, game, state }: RunFold): boolean => isAttempt || game.tried(state);

/** The outcome of a stored session: also of a run that another tab ended first. */
function outcomeOf(summary: SessionSummary): Outcome {
  const { score, accuracy, timeTaken, durationMs, difficulty, movesCount, resumed, course, data } = summary;
  return {
    score,
    accuracy: accuracy ?? null,
    timeTaken,
    durationMs,
    difficulty,
    movesCount: movesCount ?? null,
    resumed,
    ...(course && { course }),
    sessionData: data as Outcome['sessionData'],
  };
}

/** What became of a run that is a session. */
export function reportOf({ id, summary, evidence }: SessionRow, kept: FinishReport['kept']): FinishReport {
  const toPractise = leftToPractise(evidence ?? '');
  return {
    sessionId: id,
    outcome: outcomeOf(summary),
    kept,
    xpEarned: sessionXp(summary),
    ...(toPractise.length > 0 && { toPractise }),
    ...(summary.unverified && { unverified: true as const }),
  };
}
