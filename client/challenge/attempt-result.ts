import { isPassed } from '../../shared/challenge/attempt.ts';
import { readChallenge } from '../../shared/challenge/read-challenge.ts';
import { revisionOf } from '../../shared/challenge/today.ts';
import type { ChallengeRevision } from '../../shared/contract/content.ts';
import type { SessionSummary } from '../../shared/contract/state.ts';
import { factsOf, type Answer } from '../../shared/games/kit/facts.ts';
import type { MeasuredFacts } from '../../shared/games/statistics-kit/best.ts';
import { standingOf } from '../../shared/progress/standing.ts';
import type { StoredItem } from '../storage/records.ts';
import { isEndedOf, type EndedAttempt } from './ended-attempt.ts';
import type { TodaysChallenge } from './read-today.ts';

/** A run at a challenge: how it was set up and how it went. */
export interface AttemptRun extends MeasuredFacts, Pick<SessionSummary, 'id' | 'game' | 'timeTaken' | 'course'> {
  /** For its answers: those of a run of this window, or the record of one of this device. Without either nobody knows them here. */
  readonly answers?: readonly Answer[];
  readonly item?: StoredItem;
}

/** How a player's attempts at a challenge turned out. */
export interface AttemptResult {
  /** The challenge as it was asked: an edit changes nothing for who has played it. As it is now if another device played. */
  readonly asked: ChallengeRevision;
  /** The best (decision C2). */
  readonly score: number;
  /** The run that reached it; absent if another device played it, of which this one has not heard. */
  readonly run?: AttemptRun;
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

const bestOf = (sessions: readonly SessionSummary[]): SessionSummary | undefined => [...sessions].sort((a, b) => b.score - a.score)[0];

function runOf(session: SessionSummary, items: readonly StoredItem[]): AttemptRun {
  const item = items.find(({ id }) => id === session.id);
  return item ? { ...session, item } : session;
}

function storedResult({ attempts, revisions }: TodaysChallenge, now: ChallengeRevision): AttemptResult | undefined {
  if (!attempts) return undefined;
  const { id } = now;
  const { bestScore, passed, xpReward, claimed } = standingOf(attempts.challenges, id);
  const best = bestOf(attempts.sessions);
  // A game at the challenge that is no attempt was played all the same: the same problems are no challenge a second time.
  const score = bestScore ?? best?.score;
  if (score === undefined) return undefined;
  const asked = (best?.attempt && revisionOf(revisions, { id, revision: best.attempt.revision })) ?? now;
  return { asked, score, ...(best?.score === score && { run: runOf(best, attempts.items) }), passed, xpReward, claimed };
}

function resultInMemory(today: TodaysChallenge, ended: EndedAttempt): AttemptResult {
  const { sessionId: id, outcome, unverified } = ended.report;
  const { score, accuracy, timeTaken, movesCount, sessionData, course } = outcome;
  const asked = revisionOf(today.revisions, ended.revision) ?? ended.revision;
  const challenge = readChallenge(asked);
  const reached = { score, timeTaken, data: { ...sessionData }, ...(movesCount !== null && { movesCount }), ...(course && { course }) };
  const passed = challenge.ok && unverified !== true && isPassed(challenge.value, reached);
  const { difficulty, durationMs } = outcome;
  const facts = factsOf(ended.answers);
  const run: AttemptRun = {
    ...reached,
    id,
    game: challenge.ok ? challenge.value.rules.slug : '',
    difficulty,
    durationMs,
    ...(accuracy !== null && { accuracy }),
    facts: [facts.answers, facts.right, facts.ms],
    answers: ended.answers,
  };
  return { asked, score, run, passed, xpReward: passed ? asked.xp_reward : 0, claimed: false };
}

/** Where the player of this window is with today's challenge. @param localId undefined for a guest. */
export function attemptState(today: TodaysChallenge, ended: EndedAttempt | undefined, localId: string | undefined): AttemptState {
  if (today.ofDay.state === 'none') return { state: 'none' };
  const { revision } = today.ofDay;
  const { id } = revision;
  const stored = storedResult(today, revision);
  if (stored) return { state: 'stored', result: stored };
  if (ended?.revision.id === id && isEndedOf(ended, localId) && ended.report.kept === 'memory') {
    return { state: 'in-memory', result: resultInMemory(today, ended), ended };
  }
  return today.attempts?.open.includes(id) ? { state: 'open' } : { state: 'none' };
}
