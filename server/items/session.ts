import { Compile } from 'typebox/compile';
import { withAttempt } from '../../shared/challenge/attempt.ts';
import type { Challenge } from '../../shared/challenge/challenge.ts';
import { isSetUpFor, readCode } from '../../shared/classroom/round.ts';
import type { Corrected } from '../../shared/contract/sync.ts';
import type { RoundSetup } from '../../shared/games/kit/round-form.ts';
import { replay, type ReplayError } from '../../shared/games/replay.ts';
import { session } from '../../shared/items/session/kind.ts';
import type { StoredSession } from '../../shared/items/session/stored-session.ts';
import {
  SessionPayload1,
  SessionPayload2,
  SessionPayload3,
  SessionPayload4,
  type SessionPayload,
} from '../../shared/items/session/payload.ts';
import { summarise } from '../../shared/progress/counted/summary.ts';
import { claimedEnd, effectiveEnd, type EffectiveEnd } from '../../shared/progress/counted/time.ts';
import { sound, type Decision, type Deferred, type ItemKind, type Rejected } from './item-kind.ts';

const [Payload1, Payload2, Payload3, Payload4] = [
  Compile(SessionPayload1),
  Compile(SessionPayload2),
  Compile(SessionPayload3),
  Compile(SessionPayload4),
];

/** Whether a payload has the shape of its version. */
const SHAPES: ReadonlyMap<number, (payload: unknown) => payload is SessionPayload> = new Map([
  [1, (payload: unknown): payload is SessionPayload => Payload1.Check(payload)],
  [2, (payload: unknown): payload is SessionPayload => Payload2.Check(payload)],
  [3, (payload: unknown): payload is SessionPayload => Payload3.Check(payload)],
  [4, (payload: unknown): payload is SessionPayload => Payload4.Check(payload)],
]);

/** What a replayed session is worth by itself. */
type Replayed = Extract<Decision, { status: 'accepted' | 'corrected' }> & { readonly counts: { readonly session: StoredSession } };

type NamingPayload = SessionPayload & { readonly challenge: NonNullable<SessionPayload['challenge']> };

interface Grounds {
  readonly replayed: Replayed;
  /** The payload of a session that names a challenge. */
  readonly naming?: NamingPayload;
}

/**
 * A finished game, verified by replaying its log (protocol, "Verification" and "Time"): what counts is what the rules make of the
 * moves, the day that was possible, and in full only what somebody can have played. The claims only decide whether the answer is
 * `corrected`. Nothing of it depends on the player. One that names a challenge waits until the revision is known under which it was
 * played; then it is an attempt, or a game like others (decision C2).
 */
export const sessionKind: ItemKind<Grounds> = {
  payloads: { 1: SessionPayload1, 2: SessionPayload2, 3: SessionPayload3, 4: SessionPayload4 },
  check({ id, v, payload }, receivedMs) {
    const hasShape = SHAPES.get(v);
    if (!hasShape) return { status: 'deferred', code: 'version' };
    if (!hasShape(payload) || (payload.left && !payload.challenge)) return { status: 'rejected', code: 'payload' };
    if (!session.isIdOf(id, payload)) return { status: 'rejected', code: 'seed' };
    const amiss = payload.round && amissInRound(payload.round.code, payload);
    if (amiss) return amiss;
    const run = replay(payload);
    if (!run.ok) return unreplayable(run.error);
    const end = effectiveEnd(payload.time, receivedMs);
    const replayed = compare(payload, summarise(id, payload, run.value, end), end);
    return sound({ replayed, ...(namesChallenge(payload) && { naming: payload }) });
  },
  decide({ challenges }, { replayed, naming }) {
    if (!naming) return replayed;
    const challenge = challenges.find(naming.challenge);
    return challenge ? judged(replayed, naming, challenge) : { status: 'deferred', code: 'challenge' };
  },
};

/** What is wrong with a run as one of a class round; undefined if nothing is. A code of a newer build waits for one. */
function amissInRound(code: string, { game, rules, config, challenge }: SessionPayload): Deferred | Rejected | undefined {
  const round = readCode(code);
  if (!round.ok && round.error.reason === 'newer') return { status: 'deferred', code: 'rules' };
  if (!round.ok || challenge !== undefined) return { status: 'rejected', code: 'payload' };
  return isSetUpFor(round.value, { game, rules, config: config as RoundSetup['config'] })
    ? undefined
    : { status: 'rejected', code: 'config' };
}

const namesChallenge = (payload: SessionPayload): payload is NamingPayload => payload.challenge !== undefined;

/** Who hears other figures has judged the attempt by its own. */
function judged(replayed: Replayed, payload: SessionPayload, challenge: Challenge): Replayed {
  const session = withAttempt(replayed.counts.session, payload, challenge);
  const { corrected } = replayed;
  return { ...replayed, counts: { session }, ...(corrected && { corrected: { ...corrected, attempt: session.attempt ?? null } }) };
}

const unreplayable = (error: ReplayError): Deferred | Rejected =>
  error === 'unknown_rules' ? { status: 'deferred', code: 'rules' } : { status: 'rejected', code: error };

function compare(payload: SessionPayload, summary: StoredSession, end: EffectiveEnd): Replayed {
  const score = correctedScore(payload.claims, summary);
  const time = correctedTime(payload, end);
  const counts = { session: summary };
  // The payload does not say whether the device has marked it: who has, hears what it knows.
  const corrected: Corrected = { ...score, ...time, ...(summary.unverified && { unverified: true }) };
  if (score) return { status: 'corrected', code: 'score', corrected, counts };
  if (end.corrected) return { status: 'corrected', code: 'day', corrected, counts };
  if (summary.unverified) return { status: 'corrected', code: 'unverified', corrected, counts };
  return { status: 'accepted', counts, ...(time && { corrected }) };
}

function correctedScore(claims: SessionPayload['claims'], { score, accuracy, timeTaken }: StoredSession): Corrected | undefined {
  if (claims.score === score && claims.accuracy === accuracy && claims.timeTaken === timeTaken) return undefined;
  return { score, timeTaken, ...(accuracy !== undefined && { accuracy }) };
}

/** A device whose clock ran ahead learns the end that counts even where the day stays, so that all devices agree. */
function correctedTime({ time }: SessionPayload, { endMs, day }: EffectiveEnd): Corrected | undefined {
  return claimedEnd(time) === endMs && time.day === day ? undefined : { endMs, day };
}
