import { canonicalJson } from '../canonical.ts';
import type { SessionSummary } from '../contract/state.ts';
import type { Reached } from '../games/challenge-kit/challenge-rules.ts';
import { dayNumber, type DayNumber } from '../day.ts';
import type { SessionTime } from '../items/kit/session-time.ts';
import { isAtChallenge } from '../progress/counted/at-challenge.ts';
import { seedToHex } from '../seed.ts';
import { challengeSeed, type Challenge } from './challenge.ts';

/** What an attempt is judged by besides its summary: a SessionPayload has it. */
export interface RecordedAttempt {
  readonly game: string;
  readonly seed: string;
  readonly config: unknown;
  readonly log: string;
  readonly time: Pick<SessionTime, 'startedMs' | 'endedMs'>;
}

function hasConfigOf({ rules, goal }: Challenge, given: unknown): boolean {
  const parsed = rules.parseConfig(given);
  return parsed.ok && canonicalJson(parsed.value) === canonicalJson(goal.config);
}

/** Whether a record is of the game, the set-up and the problems of a challenge, and did nothing that an attempt does not allow. */
export const isRecordOf = (challenge: Challenge, record: Omit<RecordedAttempt, 'time'>): boolean =>
  record.game === challenge.rules.slug &&
  record.seed === seedToHex(challengeSeed(challenge)) &&
  hasConfigOf(challenge, record.config) &&
  challenge.rules.allows?.(record.log) !== false;

/**
 * The UTC day on which a session began (decision C2). The effective start lies as long before the effective end as the device's clock
 * says. It is not lifted to the floor as an end is: a device may have seen a server's time in the middle of a game.
 * @param endMs the effective end: of the device's reckoning on the device, of the server's on the server. Ms since the epoch.
 */
export const startDay = ({ startedMs, endedMs }: RecordedAttempt['time'], endMs: number): DayNumber =>
  dayNumber(endMs - Math.max(endedMs - startedMs, 0), 0);

/**
 * Whether a session is an attempt at a challenge: its payload names it, it is of the challenge's game, set-up and problems, it began on
 * the challenge's date (decision C2), a person could have played it (decision D23), and it was not resumed (decision G22). Any other
 * session that names the challenge counts as a game, and not here.
 */
export const isAttemptAt = (challenge: Challenge, record: RecordedAttempt, session: SessionSummary): boolean =>
  isAtChallenge(session) &&
  session.challenge === challenge.id &&
  !session.resumed &&
  startDay(record.time, session.endMs) === challenge.day &&
  isRecordOf(challenge, record);

/** The window ends a calm attempt with its date; it may be so late. */
const DATE_SLACK_MS = 60_000;

/** Whether a calm attempt went on after its challenge's date, which is its only limit of time (decision C14). */
const isAfterDate = ({ course, endMs }: Pick<SessionSummary, 'course' | 'endMs'>, { day }: Pick<Challenge, 'day'>): boolean =>
  course === 'calm' && dayNumber(endMs - DATE_SLACK_MS, 0) > day;

/** Whether an attempt passed its challenge, by the rules of its game. */
export const isPassed = ({ rules, goal }: Challenge, reached: Reached): boolean => rules.isPassed(goal, reached);

/**
 * A session as it counts beside its challenge: with how the attempt turned out, if it is one. Device and server both make it with this
 * function.
 * @param session what summarise made of it.
 * @param record its payload.
 * @param challenge of the revision that the payload names.
 */
export function withAttempt<Session extends SessionSummary>(session: Session, record: RecordedAttempt, challenge: Challenge): Session {
  if (!isAttemptAt(challenge, record, session)) return session;
  const { revision, xpReward, day } = challenge;
  const passed = isPassed(challenge, session) && !isAfterDate(session, challenge);
  return { ...session, attempt: { revision, passed, xpReward, day } };
}
