import { ACHIEVEMENTS, type AchievementKey } from '../../../shared/games/number-puzzle/v1/achievements.ts';
import { DIFFICULTIES, type PuzzleDifficulty } from '../../../shared/games/number-puzzle/v1/config.ts';

/** The keys that spec 1 §3 names. Only guests use them (decision G14). */
const TIMES_KEY = 'numberPuzzleBestTimes';
const ACHIEVEMENTS_KEY = 'numberPuzzleAchievements';

/** The best times and achievements of a player. */
export interface PuzzleRecords {
  /** In milliseconds. */
  readonly bestMs: { readonly [difficulty in PuzzleDifficulty]?: number };
  readonly earned: ReadonlySet<AchievementKey>;
}

export const NO_RECORDS: PuzzleRecords = { bestMs: {}, earned: new Set() };

/** The better times of both, and all achievements of both. */
export function joinRecords(one: PuzzleRecords, other: PuzzleRecords): PuzzleRecords {
  const bestMs: { [difficulty in PuzzleDifficulty]?: number } = {};
  for (const difficulty of DIFFICULTIES) {
    const times = [one.bestMs[difficulty], other.bestMs[difficulty]].filter((ms) => ms !== undefined);
    if (times.length > 0) bestMs[difficulty] = Math.min(...times);
  }
  return { bestMs, earned: new Set([...one.earned, ...other.earned]) };
}

/** Where a guest's records are stored. A call may throw if the browser blocks storage. */
type GuestStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** The guest's records in this browser. Values that this app did not write are ignored. */
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
    return null; // Storage is blocked, or this app did not write the value.
  }
}

/** Adds to a guest's records. Adding the same records again changes nothing. */
export function addGuestRecords(storage: GuestStorage, fresh: PuzzleRecords): void {
  const { bestMs, earned } = joinRecords(readGuestRecords(storage), fresh);
  try {
    storage().setItem(TIMES_KEY, JSON.stringify(bestMs));
    storage().setItem(ACHIEVEMENTS_KEY, JSON.stringify([...earned]));
  } catch {
    // Storage is blocked or full. A guest's records are not important enough for a message.
  }
}
