import { Compile } from 'typebox/compile';
import { SessionPayload } from '../../shared/contract/session.ts';
import type { SessionSummary } from '../../shared/contract/state.ts';
import type { Corrected } from '../../shared/contract/sync.ts';
import type { ReplayError } from '../../shared/games/replay.ts';
import { replay } from '../../shared/games/replay.ts';
import { summarise } from '../../shared/progress/summary.ts';
import type { JudgedEnd } from '../../shared/progress/time.ts';
import { claimedEnd, judgeTime } from '../../shared/progress/time.ts';
import { isSameSeed, seedFromHex, seedFromText } from '../../shared/seed.ts';
import type { JudgedItem, Verdict } from './verdict.ts';

const Payload = Compile(SessionPayload);

/**
 * Verifies a finished game by replaying its log (protocol, "Verification" and "Time"): what counts is what the rules make of the
 * moves, the day that was possible, and in full only what somebody can have played. The claims only decide whether the answer is `corrected`.
 */
export function judgeSession({ id, v, payload }: JudgedItem, receivedMs: number): Verdict {
  if (v !== 1) return { status: 'deferred', code: 'version' };
  if (!Payload.Check(payload)) return { status: 'rejected', code: 'payload' };
  // This server has no challenges yet; whether the seed is the challenge's can only be judged by one that has.
  if (payload.challenge) return { status: 'deferred', code: 'challenge' };
  if (!isSeedOf(id, payload.seed)) return { status: 'rejected', code: 'seed' };
  const run = replay(payload);
  if (!run.ok) return unreplayable(run.error);
  const end = judgeTime(payload.time, receivedMs);
  return compare(payload, summarise(id, payload, run.value, end), end);
}

function isSeedOf(id: string, hex: string): boolean {
  const seed = seedFromHex(hex);
  return seed !== null && isSameSeed(seed, seedFromText(id));
}

const unreplayable = (error: ReplayError): Verdict =>
  error === 'unknown_rules' ? { status: 'deferred', code: 'rules' } : { status: 'rejected', code: error };

function compare(payload: SessionPayload, summary: SessionSummary, end: JudgedEnd): Verdict {
  const score = correctedScore(payload.claims, summary);
  const time = correctedTime(payload, end);
  // The payload does not say whether the device has marked it: who has, hears what it knows.
  const corrected: Corrected = { ...score, ...time, ...(summary.unverified && { unverified: true }) };
  if (score) return { status: 'corrected', code: 'score', corrected, summary };
  if (end.corrected) return { status: 'corrected', code: 'day', corrected, summary };
  if (summary.unverified) return { status: 'corrected', code: 'unverified', corrected, summary };
  return { status: 'accepted', summary, ...(time && { corrected }) };
}

function correctedScore(claims: SessionPayload['claims'], { score, accuracy, timeTaken }: SessionSummary): Corrected | undefined {
  if (claims.score === score && claims.accuracy === accuracy && claims.timeTaken === timeTaken) return undefined;
  return { score, timeTaken, ...(accuracy !== undefined && { accuracy }) };
}

/** A device whose clock ran ahead learns the end that counts even where the day stays, so that all devices agree. */
function correctedTime({ time }: SessionPayload, { endMs, day }: JudgedEnd): Corrected | undefined {
  return claimedEnd(time) === endMs && time.day === day ? undefined : { endMs, day };
}
