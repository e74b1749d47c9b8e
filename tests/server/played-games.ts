import { createHash } from 'node:crypto';
import type { Canonical } from '../../shared/canonical.ts';
import { canonicalJson } from '../../shared/canonical.ts';
import { badgeClaimId } from '../../shared/items/badge-claim/kind.ts';
import type { BadgeClaimPayload } from '../../shared/items/badge-claim/payload.ts';
import { noticeReadId } from '../../shared/items/notice-read/kind.ts';
import type { NoticeReadPayload } from '../../shared/items/notice-read/payload.ts';
import { rewardClaimId } from '../../shared/items/reward-claim/kind.ts';
import type { RewardClaimPayload } from '../../shared/items/reward-claim/payload.ts';
import type { SessionTime } from '../../shared/items/kit/session-time.ts';
import type { SessionPayload } from '../../shared/items/session/payload.ts';
import type { Item } from '../../shared/contract/sync.ts';
import { dayNumber } from '../../shared/day.ts';
import type { LogEntry, Outcome } from '../../shared/games/kit/game.ts';
import { packLog } from '../../shared/games/kit/log.ts';
import type { SpeedMathConfig } from '../../shared/games/speed-math/v1/config.ts';
import type { SpeedMathMove } from '../../shared/games/speed-math/v1/moves.ts';
import { speedMath } from '../../shared/games/speed-math/v1/rules.ts';
import { seedFromText, seedToHex } from '../../shared/seed.ts';
import { TEST_NOW } from './app-for-test.ts';

const MINUTE_MS = 60_000;

/** A game as a device would have recorded it. */
export interface PlayedGame {
  readonly id: string;
  readonly owner: string;
  /** Right answers out of `questions`; the others are one too high. */
  readonly correct?: number;
  readonly questions?: number;
  readonly time?: Partial<SessionTime>;
  /** Changes the finished payload before it is hashed. */
  readonly alter?: (payload: SessionPayload) => Record<string, unknown>;
}

const configOf = (questions: number): SpeedMathConfig => ({
  operation: 'addition',
  difficulty: 'double',
  friendly: true,
  timeLimit: 60,
  questions,
});

/** Plays a run of Speed Math under an id, an answer every two seconds. */
export function playRun(id: string, correct: number, questions: number): { log: string; outcome: Outcome } {
  const entries: LogEntry<SpeedMathMove>[] = [];
  let state = speedMath.start(configOf(questions), seedFromText(id));
  for (let n = 1; n <= questions; n++) {
    const atMs = n * 2000;
    state = speedMath.step(state, { type: 'tick' }, atMs);
    const move: SpeedMathMove = { type: 'answer', value: state.problem.answer + (n > correct ? 1 : 0) };
    state = speedMath.step(state, move, atMs);
    entries.push({ move, atMs });
  }
  const end: LogEntry<SpeedMathMove> = { move: { type: 'tick' }, atMs: questions * 2000 + 800 };
  state = speedMath.step(state, end.move, end.atMs);
  return { log: packLog(speedMath, [...entries, end]), outcome: speedMath.outcome(state) };
}

/** The session item of a game, ended a minute before the server's clock of the tests unless told otherwise. */
export function sessionItem({ id, owner, correct = 5, questions = 5, time, alter }: PlayedGame): Item {
  const { log, outcome } = playRun(id, correct, questions);
  const endedMs = time?.endedMs ?? TEST_NOW - MINUTE_MS;
  const payload: SessionPayload = {
    game: 'speed-math',
    rules: 1,
    seed: seedToHex(seedFromText(id)),
    config: configOf(questions),
    log,
    time: {
      startedMs: endedMs - MINUTE_MS,
      endedMs,
      utcOffsetMin: 0,
      clockOffsetMs: 0,
      floorMs: endedMs - 2 * MINUTE_MS,
      day: dayNumber(endedMs, 0),
      ...time,
    },
    claims: { score: outcome.score, accuracy: outcome.accuracy ?? 0, timeTaken: outcome.timeTaken, difficulty: outcome.difficulty },
  };
  return anyItem({ id, owner, kind: 'session', payload: alter ? alter(payload) : payload });
}

/** An item of any kind with the right hash. */
export function anyItem(given: { id: string; owner: string; kind: string; payload: Record<string, unknown>; v?: number }): Item {
  const { id, owner, kind, payload, v = 1 } = given;
  return { id, kind, v, owner, hash: hashOf(kind, payload, v), payload };
}

export const hashOf = (kind: string, payload: Record<string, unknown>, v: number): string =>
  createHash('sha256')
    .update(canonicalJson({ kind, payload: payload as Canonical, v }))
    .digest('base64url');

/** An activity event as the client records it at the start of a game. */
export const activityItem = (id: string, owner: string): Item =>
  anyItem({ id, owner, kind: 'activity', payload: { type: 'game_start', gameId: 1, session: 'a-session', atMs: TEST_NOW } });

/** What a device saw of time a minute before the server's clock of the tests. */
const CLAIM_TIME = {
  endedMs: TEST_NOW - MINUTE_MS,
  utcOffsetMin: 0,
  clockOffsetMs: 0,
  floorMs: TEST_NOW - 2 * MINUTE_MS,
  day: dayNumber(TEST_NOW - MINUTE_MS, 0),
};

/** The claim of a badge, claimed `laterMs` after others. */
export function badgeClaim(badge: string, owner: string, { generation = 0, laterMs = 0 } = {}): Item {
  const payload: BadgeClaimPayload = { badge, generation, time: { ...CLAIM_TIME, endedMs: CLAIM_TIME.endedMs + laterMs } };
  return anyItem({ id: badgeClaimId(payload), owner, kind: 'badge-claim', payload });
}

/** The claim of a challenge's reward. */
export function rewardClaim(challenge: string, owner: string, generation = 0, laterMs = 0): Item {
  const payload: RewardClaimPayload = { challenge, generation, time: { ...CLAIM_TIME, endedMs: CLAIM_TIME.endedMs + laterMs } };
  return anyItem({ id: rewardClaimId(payload), owner, kind: 'reward-claim', payload });
}

/** That the notice of a badge was read. */
export function noticeRead(badge: string, owner: string, generation = 0): Item {
  const payload: NoticeReadPayload = { badge, generation };
  return anyItem({ id: noticeReadId(payload), owner, kind: 'notice-read', payload });
}

let count = 0;
/** An id that no other test uses. */
export const newId = (): string => `0192f3a0-0000-7000-8000-${String(++count).padStart(12, '0')}`;
