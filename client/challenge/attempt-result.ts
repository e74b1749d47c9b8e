import { isPassed } from '../../shared/challenge/attempt.ts';
import type { Challenge } from '../../shared/challenge/challenge.ts';
import { readChallenge } from '../../shared/challenge/read-challenge.ts';
import { revisionOf } from '../../shared/challenge/today.ts';
import type { SessionSummary } from '../../shared/contract/state.ts';
import { standingOf } from '../../shared/progress/standing.ts';
import { isEndedOf, type EndedAttempt } from './ended-attempt.ts';
import type { TodaysChallenge } from './read-today.ts';

/** How a player's attempts at a challenge turned out. */
export interface AttemptResult {
  /** The best (decision C2). */
  readonly score: number;
  /** Whole percent; absent in a game without one, and if another device played it. */
  readonly accuracy?: number;
  readonly passed: boolean;
  /** What the reward pays; 0 if it was not passed. */
  readonly xpReward: number;
  readonly claimed: boolean;
}

/** Where a player is with today's challenge. `open`: an attempt has begun and not ended, in another tab. */
export type AttemptState =
  | { readonly state: 'none' }
  | { readonly state: 'open' }
  | { readonly state: 'stored'; readonly result: AttemptResult }
  /** Only this window has it. */
  | { readonly state: 'in-memory'; readonly result: AttemptResult; readonly ended: EndedAttempt };

const bestOf = (sessions: readonly SessionSummary[]): SessionSummary | undefined => sessions.toSorted((a, b) => b.score - a.score)[0];

const accuracyOf = (session: Pick<SessionSummary, 'accuracy'> | undefined) =>
  session?.accuracy === undefined ? {} : { accuracy: session.accuracy };

function storedResult({ attempts }: TodaysChallenge, id: string): AttemptResult | undefined {
  if (!attempts) return undefined;
  const { bestScore, passed, xpReward, claimed } = standingOf(attempts.challenges, id);
  const best = bestOf(attempts.sessions);
  // A game at the challenge that is no attempt was played all the same: the same problems are no challenge a second time.
  const score = bestScore ?? best?.score;
  return score === undefined ? undefined : { score, ...(best?.score === score && accuracyOf(best)), passed, xpReward, claimed };
}

/** The challenge of the revision under which an attempt was played. */
function challengeOf({ revisions }: TodaysChallenge, { revision }: EndedAttempt): Challenge | undefined {
  const read = readChallenge(revisionOf(revisions, revision) ?? revision);
  return read.ok ? read.value : undefined;
}

function resultInMemory(today: TodaysChallenge, ended: EndedAttempt): AttemptResult {
  const { outcome, unverified } = ended.report;
  const { score, accuracy, timeTaken, movesCount, sessionData } = outcome;
  const challenge = challengeOf(today, ended);
  const reached = { score, timeTaken, data: { ...sessionData }, ...(movesCount !== null && { movesCount }) };
  const passed = challenge !== undefined && unverified !== true && isPassed(challenge, reached);
  return { score, ...(accuracy !== null && { accuracy }), passed, xpReward: passed ? challenge.xpReward : 0, claimed: false };
}

/** Where the player of this window is with today's challenge. @param localId undefined for a guest. */
export function attemptState(today: TodaysChallenge, ended: EndedAttempt | undefined, localId: string | undefined): AttemptState {
  if (today.ofDay.state === 'none') return { state: 'none' };
  const { id } = today.ofDay.revision;
  const stored = storedResult(today, id);
  if (stored) return { state: 'stored', result: stored };
  if (ended?.revision.id === id && isEndedOf(ended, localId) && ended.report.kept === 'memory') {
    return { state: 'in-memory', result: resultInMemory(today, ended), ended };
  }
  return today.attempts?.open.includes(id) ? { state: 'open' } : { state: 'none' };
}
