import type { ChallengeRevision } from '../../shared/contract/content.ts';
import type { Attempt, SessionSummary } from '../../shared/contract/state.ts';
import type { SessionPayload } from '../../shared/items/session/payload.ts';
import { comparedRun, type ComparedRun } from '../../shared/progress/counted/compared-run.ts';
import type { Counted } from '../../shared/progress/counted/counted.ts';
import { sessionXp } from '../../shared/progress/counted/xp.ts';
import type { Figures } from '../../shared/progress/figures.ts';
import { challengeXp } from '../../shared/progress/folds/challenges.ts';
import { standingOf } from '../../shared/progress/standing.ts';
import { totalXp } from '../../shared/progress/view.ts';
import { seedFromText, seedToHex } from '../../shared/seed.ts';
import { MATH_RACE, NUMBER_PUZZLE } from './challenge-games.ts';

/** Where a player is with one challenge. `best` is null without an attempt. */
interface ChallengeCount {
  readonly id: string;
  readonly xp: number;
  readonly best: number | null;
  readonly passed: boolean;
  readonly reward: number;
  readonly claimed: boolean;
}

/** What raw sessions and claims come to. Lists are in order. */
export interface Recount {
  readonly xp: number;
  /** And with class rounds. */
  readonly challenges: readonly ChallengeCount[];
  readonly games: readonly { readonly game: string; readonly sessions: number; readonly scoreSum: number; readonly best: number }[];
  readonly days: readonly { readonly day: number; readonly sessions: number; readonly scoreSum: number }[];
  readonly practised: readonly number[];
  /** The dates of the challenges at which something was tried. */
  readonly dailies: readonly number[];
  readonly bests: readonly SetupCount[];
  /** What stands of each name that was chosen. */
  readonly preferences: readonly { readonly name: string; readonly value: string }[];
}

/** What is kept of the runs with one set-up. */
interface SetupCount {
  readonly key: string;
  readonly runs: number;
  readonly best: readonly number[];
  readonly firstMs: number;
  readonly lastMs: readonly number[];
}

const LAST_RUNS = 20;
const DAY_MS = 86_400_000;

function setupCount(key: string, those: readonly (ComparedRun & { readonly endMs: number })[]): SetupCount {
  const ends = those.map(({ endMs }) => endMs).toSorted((a, b) => a - b);
  const best = those[0]?.costs.map((_, i) => Math.min(...those.map(({ costs }) => costs[i] ?? Infinity))) ?? [];
  return { key, runs: those.length, best, firstMs: ends[0] ?? 0, lastMs: ends.slice(-LAST_RUNS).reverse() };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const distinct = <T extends string | number>(all: readonly T[]): readonly T[] => [...new Set(all)].toSorted((a, b) => (a < b ? -1 : 1));

function reached(revision: ChallengeRevision, session: SessionSummary): boolean {
  const { target_score: target = 0, moves_limit: moves = 0 } = revision.challenge_data;
  if (revision.game_id === MATH_RACE) return session.left === undefined && session.data['correct'] === target;
  if (session.score < target) return false;
  if (revision.game_id !== NUMBER_PUZZLE) return true;
  return session.left === undefined && (session.movesCount ?? Infinity) <= moves && session.timeTaken <= revision.time_limit;
}

/** Whether a session is an attempt, and passed, by the operator's own list; undefined if it is a game like others (decision C2). */
export function judgedBy(
  revisions: readonly ChallengeRevision[],
  { challenge, seed, time }: SessionPayload,
  session: SessionSummary,
): Attempt | undefined {
  const revision = revisions.find((each) => each.id === challenge?.id && each.revision === challenge.revision);
  if (!revision || session.unverified || session.resumed) return undefined;
  const started = new Date(session.endMs - Math.max(0, time.endedMs - time.startedMs));
  if (started.toISOString().slice(0, 10) !== revision.date || seed !== seedToHex(seedFromText(revision.id))) return undefined;
  const day = Date.parse(revision.date) / DAY_MS;
  return { revision: revision.revision, passed: reached(revision, session), xpReward: revision.xp_reward, day };
}

function countOf(id: string, sessions: readonly SessionSummary[], claimed: boolean): ChallengeCount {
  const named = sessions.filter(({ challenge, unverified }) => challenge === id && !unverified);
  const attempts = named.flatMap(({ attempt, score }) => (attempt ? [{ ...attempt, score }] : []));
  const passed = attempts.filter((each) => each.passed);
  const reward = Math.max(0, ...passed.map(({ xpReward }) => xpReward));
  return {
    id,
    xp: Math.max(0, ...named.map((each) => sessionXp(each))) + (claimed ? reward : 0),
    best: attempts.length > 0 ? Math.max(...attempts.map(({ score }) => score)) : null,
    passed: passed.length > 0,
    reward,
    claimed,
  };
}

/** A class round pays its best game, whatever else was played by its code (decision D30). It is named as the fold names it, after all challenges. */
const roundCount = (code: string, sessions: readonly SessionSummary[]): ChallengeCount => ({
  id: `round:${code}`,
  xp: Math.max(...sessions.filter(({ round }) => round === code).map((each) => sessionXp(each))),
  best: null,
  passed: false,
  reward: 0,
  claimed: false,
});

/** Counts by plain sums, past all folds and parts. */
export function recount(items: readonly Counted[]): Recount {
  const sessions = items.flatMap((item) => ('session' in item ? [item.session] : []));
  const badges = new Map(items.flatMap((item) => ('badge' in item ? [[item.badge.badge, item.badge.xp] as const] : [])));
  const claimed = items.flatMap((item) => ('reward' in item ? [item.reward.challenge] : []));
  const named = sessions.flatMap(({ challenge, unverified, attempt, left }) =>
    challenge !== undefined && !unverified && (attempt || left !== 'untried') ? [challenge] : [],
  );
  const challenges = distinct([...named, ...claimed]).map((id) => countOf(id, sessions, claimed.includes(id)));
  const rounds = distinct(sessions.flatMap(({ round }) => round ?? []));
  const paidOnce = [...challenges, ...rounds.map((code) => roundCount(code, sessions))];
  const free = sessions.filter(({ challenge, unverified, round }) => round === undefined && (challenge === undefined || unverified));
  const played = sessions.filter(({ left }) => left !== 'untried');
  const isOrdinary = ({ game, course }: SessionSummary) => course === undefined && game !== 'practice';
  const sumsOf = (those: readonly SessionSummary[]) => ({
    sessions: those.length,
    scoreSum: sum(those.filter(isOrdinary).map(({ score }) => score)),
  });
  const bestOf = (those: readonly SessionSummary[]) =>
    Math.max(
      0,
      ...those
        .filter(isOrdinary)
        .filter(({ resumed, unverified, data }) => !resumed && !unverified && data['hinted'] !== true)
        .map(({ score }) => score),
    );
  const days = distinct(played.map(({ day }) => day));
  const compared = sessions.flatMap((each) => {
    const run = comparedRun(each);
    return run ? [{ ...run, endMs: each.endMs }] : [];
  });
  const chosen = items
    .flatMap((item) => ('preference' in item ? [item.preference] : []))
    .toSorted((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1));
  return {
    preferences: distinct(chosen.map(({ name }) => name)).map((name) => ({
      name,
      value: chosen.findLast((each) => each.name === name)?.value ?? '',
    })),
    xp: sum(free.map((each) => sessionXp(each))) + sum([...badges.values()]) + sum(paidOnce.map(({ xp }) => xp)),
    challenges: paidOnce,
    games: distinct(played.map(({ game }) => game)).map((game) => {
      const those = played.filter((each) => each.game === game);
      return { game, ...sumsOf(those), best: bestOf(those) };
    }),
    days: days.map((day) => ({ day, ...sumsOf(played.filter((each) => each.day === day)) })),
    practised: days,
    dailies: distinct(played.flatMap(({ attempt }) => attempt?.day ?? [])),
    bests: distinct(compared.map(({ key }) => key)).map((key) =>
      setupCount(
        key,
        compared.filter((each) => each.key === key),
      ),
    ),
  };
}

/** What figures say of the same. */
export function shownIn(figures: Figures): Recount {
  const { challenges, games, days, streak, bests, dailies, preferences } = figures;
  const each = ([from, to]: readonly [number, number, ...unknown[]]) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
  const ids = distinct(Object.keys(challenges));
  return {
    preferences: distinct(Object.keys(preferences)).map((name) => ({ name, value: preferences[name]?.[2] ?? '' })),
    xp: totalXp(figures),
    challenges: ids.map((id) => {
      const { bestScore: best, passed, xpReward: reward, claimed } = standingOf(challenges, id);
      const tally = challenges[id];
      return { id, xp: tally ? challengeXp(tally) : 0, best, passed, reward, claimed };
    }),
    games: distinct(Object.keys(games)).flatMap((game) => {
      const found = games[game];
      return found ? [{ game, sessions: found.sessions, scoreSum: found.scoreSum, best: found.bestScore }] : [];
    }),
    days: days.map(([day, sessions, scoreSum]) => ({ day, sessions, scoreSum })),
    practised: streak.flatMap(each),
    dailies: dailies.flatMap(each),
    bests: distinct(Object.keys(bests)).flatMap((key) => {
      const [runs = 0, best = [], [firstMs = 0] = [], last = []] = bests[key] ?? [];
      return [{ key, runs, best: best.map(([cost]) => cost), firstMs, lastMs: last.map(([endMs]) => endMs) }];
    }),
  };
}
