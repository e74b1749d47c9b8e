import type { SessionSummary } from '../../../../../shared/contract/state.ts';
import type { RedeemedBadge } from '../../../../../shared/items/badge-claim/counted.ts';
import type { DayNumber } from '../../../../../shared/day.ts';
import { sessionXp } from '../../../../../shared/progress/counted/xp.ts';

/** Sessions that count, and badges that do. */
export interface Counting {
  readonly sessions: readonly SessionSummary[];
  readonly badges: readonly RedeemedBadge[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const DAY_SECONDS = 86_400;

/** The challenge or the class round of a session; undefined for free play. */
const paidAs = ({ challenge, unverified, round }: SessionSummary): string | undefined => round ?? (unverified ? undefined : challenge);

/** Scores and accuracies are those of ordinary runs (decision G27). */
const isOrdinary = ({ course }: SessionSummary): boolean => course === undefined;

/** The stats of some sessions, counted one by one from spec 2 §3 and not by folds. */
export function statsOf(sessions: readonly SessionSummary[]) {
  const ordinary = sessions.filter(isOrdinary);
  const accuracies = ordinary.flatMap(({ accuracy }) => accuracy ?? []);
  return {
    averageScore: ordinary.length === 0 ? 0 : Math.round(sum(ordinary.map(({ score }) => score)) / ordinary.length),
    averageAccuracy: accuracies.length === 0 ? undefined : Math.round(sum(accuracies) / accuracies.length),
    playTime: sum(sessions.map(({ timeTaken }) => Math.min(timeTaken, DAY_SECONDS))),
  };
}

export const bestOf = (sessions: readonly SessionSummary[]): number =>
  Math.max(
    0,
    ...sessions
      .filter(isOrdinary)
      .filter(({ resumed, unverified }) => !resumed && !unverified)
      .map(({ score }) => score),
  );

/** XP of free play, of each challenge and class round once, and of badges. */
export function xpOf({ sessions, badges }: Counting): number {
  const paidOnce = new Map<string, number>();
  for (const session of sessions) {
    const name = paidAs(session);
    if (name !== undefined) paidOnce.set(name, Math.max(paidOnce.get(name) ?? 0, sessionXp(session)));
  }
  return freeXpOf(sessions) + sum([...paidOnce.values()]) + sum(badges.map(({ xp }) => xp));
}

const freeXpOf = (sessions: readonly SessionSummary[]): number => sum(sessions.filter((one) => paidAs(one) === undefined).map(sessionXp));

/** A stretch of days, counted one by one; the one that ends today has what is still to come, too. */
export function bucket(sessions: readonly SessionSummary[], [from, to]: readonly [DayNumber, DayNumber], today: DayNumber) {
  const those = sessions.filter(({ day }) => from <= day && (day <= to || to >= today));
  return { from, to, games: those.length, xp: freeXpOf(those), ...statsOf(those) };
}
