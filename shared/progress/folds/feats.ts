import type { SessionSummary } from '../../contract/state.ts';
import { isForBadges, isOrdinary } from '../counted/course.ts';
import { isNoBest } from '../counted/no-best.ts';

/**
 * What badges ask for, of one game: sums, maxima and a minimum, so all of it only grows (decision D5). An unverified session feeds none
 * of it (decision D23), nor does one on paper; of other courses all but the least time counts (decision G27). A resumed one counts in the
 * sums and is no best (decision G22), nor is one that was solved with hints (G29).
 */
export interface Feats {
  /** Sessions that were played to their end, by difficulty. */
  readonly finished: { readonly [difficulty in SessionSummary['difficulty']]: number };
  readonly answers: number;
  readonly right: number;
  /** Sessions of at least FEAT_LEAST_ANSWERS answers with an accuracy of 100 (decision D15), and of 90 or more. */
  readonly perfect: number;
  readonly accurate: number;
  /** Of one session: the most right answers, and the best accuracy with at least FEAT_LEAST_ANSWERS answers. 0 without any. */
  readonly mostRight: number;
  readonly bestAccuracy: number;
  /** The least time in which ten right answers were given in one session (games/kit/facts.ts), ms; absent without any. */
  readonly quickestTenMs?: number;
}

/** An accuracy is no feat with fewer answers (decision D15). */
const FEAT_LEAST_ANSWERS = 10;
const ACCURATE_FROM = 90;
const NO_FACTS = [0, 0, 0, null] as const;

export const NO_FEATS: Feats = {
  finished: { easy: 0, medium: 0, hard: 0, expert: 0 },
  answers: 0,
  right: 0,
  perfect: 0,
  accurate: 0,
  mostRight: 0,
  bestAccuracy: 0,
};

/** What some sessions come to. One whose facts are not known yet has no answers; when they are, its part is folded anew. */
export function featsOf(sessions: readonly SessionSummary[]): Feats {
  const finished = { ...NO_FEATS.finished };
  let [answers, right, perfect, accurate, mostRight, bestAccuracy, quickestTenMs] = [0, 0, 0, 0, 0, 0, Infinity];
  for (const session of sessions) {
    const { difficulty, accuracy = 0, facts, left } = session;
    if (!isForBadges(session)) continue;
    const [given, correct, , tenMs] = facts ?? NO_FACTS;
    const judged = given >= FEAT_LEAST_ANSWERS ? accuracy : 0;
    if (left === undefined) finished[difficulty] += 1;
    answers += given;
    right += correct;
    if (judged === 100) perfect += 1;
    if (judged >= ACCURATE_FROM) accurate += 1;
    if (isNoBest(session)) continue;
    mostRight = Math.max(mostRight, correct);
    bestAccuracy = Math.max(bestAccuracy, judged);
    if (isOrdinary(session)) quickestTenMs = Math.min(quickestTenMs, tenMs ?? Infinity);
  }
  return { finished, answers, right, perfect, accurate, mostRight, bestAccuracy, ...(Number.isFinite(quickestTenMs) && { quickestTenMs }) };
}

export const mergeFeats = (a: Feats, b: Feats): Feats => ({
  finished: {
    easy: a.finished.easy + b.finished.easy,
    medium: a.finished.medium + b.finished.medium,
    hard: a.finished.hard + b.finished.hard,
    expert: a.finished.expert + b.finished.expert,
  },
  answers: a.answers + b.answers,
  right: a.right + b.right,
  perfect: a.perfect + b.perfect,
  accurate: a.accurate + b.accurate,
  mostRight: Math.max(a.mostRight, b.mostRight),
  bestAccuracy: Math.max(a.bestAccuracy, b.bestAccuracy),
  ...quicker(a, b),
});

function quicker(a: Feats, b: Feats): Pick<Feats, 'quickestTenMs'> {
  const least = Math.min(a.quickestTenMs ?? Infinity, b.quickestTenMs ?? Infinity);
  return Number.isFinite(least) ? { quickestTenMs: least } : {};
}
