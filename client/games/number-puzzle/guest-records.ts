import { ACHIEVEMENTS, type AchievementKey } from '../../../shared/games/number-puzzle/v1/achievements.ts';
import { DIFFICULTIES, type PuzzleDifficulty } from '../../../shared/games/number-puzzle/v1/config.ts';

/** The keys that the specification names (spec 1 §3, decision G14): a guest's only. */
const TIMES_KEY = 'numberPuzzleBestTimes';
const ACHIEVEMENTS_KEY = 'numberPuzzleAchievements';

/** What is known of a player's boards. */
export interface PuzzleRecords {
  /** In milliseconds. */
  readonly bestMs: { readonly [difficulty in PuzzleDifficulty]?: number };
  readonly earned: ReadonlySet<AchievementKey>;
}

export const NO_RECORDS: PuzzleRecords = { bestMs: {}, earned: new Set() };

/** The better times and all achievements of both. */
export function joinRecords(one: PuzzleRecords, other: PuzzleRecords): PuzzleRecords {
  const bestMs: { [difficulty in PuzzleDifficulty]?: number } = {};
  for (const difficulty of DIFFICULTIES) {
    const times = [one.bestMs[difficulty], other.bestMs[difficulty]].filter((ms) => ms !== undefined);
    if (times.length > 0) bestMs[difficulty] = Math.min(...times);
  }
  return { bestMs, earned: new Set([...one.earned, ...other.earned]) };
}

/** Where a guest's records are; using it may throw where storage is blocked. */
type GuestStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** What a guest reached in this browser. Anything else that stands there is left out. */
export function readGuestRecords(storage: GuestStorage): PuzzleRecords {
  const times: unknown = parsed(storage, TIMES_KEY);
  const keys: unknown = parsed(storage, ACHIEVEMENTS_KEY);
  const bestMs: { [difficulty in PuzzleDifficulty]?: number } = {};
  for (const difficulty of DIFFICULTIES) {
    const ms = typeof times === 'object' && times !== null ? (times as { readonly [key: string]: unknown })[difficulty] : undefined;
    if (typeof ms === 'number' && Number.isSafeInteger(ms) && ms >= 0) bestMs[difficulty] = ms;
  }
  const list: readonly unknown[] = Array.isArray(keys) ? keys : [];
  return { bestMs, earned: new Set(ACHIEVEMENTS.filter((key) => list.includes(key))) };
}

function parsed(storage: GuestStorage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') as unknown;
  } catch {
    return null; // Blocked, or not what this app wrote.
  }
}

/** Adds what a guest reached now. The same again changes nothing. */
export function addGuestRecords(storage: GuestStorage, fresh: PuzzleRecords): void {
  const { bestMs, earned } = joinRecords(readGuestRecords(storage), fresh);
  try {
    storage().setItem(TIMES_KEY, JSON.stringify(bestMs));
    storage().setItem(ACHIEVEMENTS_KEY, JSON.stringify([...earned]));
  } catch {
    // Blocked or full: a guest's records are not worth a word.
  }
}
