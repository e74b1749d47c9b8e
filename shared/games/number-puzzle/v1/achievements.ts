import { DIFFICULTIES, type PuzzleDifficulty } from './config.ts';
import { isEfficient, ratingOf, type Solved } from './score.ts';

/** The achievements (decision G14). The largest board has none for speed. */
export type AchievementKey = `${'first' | 'efficient' | 'master'}_${PuzzleDifficulty}` | `speed_${Exclude<PuzzleDifficulty, 'hard'>}`;

/** The speed achievements need a time below these: 30 s and 2 min (spec 1 §9). */
const SPEED_MS = { easy: 30_000, medium: 120_000 } as const;

const achievementsFor = (size: PuzzleDifficulty): readonly AchievementKey[] => [
  `first_${size}`,
  ...(size === 'hard' ? [] : [`speed_${size}` as const]),
  `efficient_${size}`,
  `master_${size}`,
];

/** All achievements, in the order in which they are shown: by board, and for each from the first solved board to the master. */
export const ACHIEVEMENTS: readonly AchievementKey[] = DIFFICULTIES.flatMap(achievementsFor);

/** A solved board, and whether its run was interrupted. */
interface SolvedRun extends Solved {
  readonly resumed: boolean;
}

/**
 * The achievements of a solved board (spec 1 §9, decision G14). An interrupted run gets none that depends on the time, because the player
 * can think during a break.
 */
export function achievementsOf(solved: SolvedRun): readonly AchievementKey[] {
  const { difficulty, durationMs, resumed } = solved;
  const earned = new Set<AchievementKey>([`first_${difficulty}`]);
  if (difficulty !== 'hard' && !resumed && durationMs < SPEED_MS[difficulty]) earned.add(`speed_${difficulty}`);
  if (isEfficient(solved)) earned.add(`efficient_${difficulty}`);
  if (!resumed && ratingOf(solved) === 'MASTER') earned.add(`master_${difficulty}`);
  return ACHIEVEMENTS.filter((key) => earned.has(key));
}

/** The name of a board's times in the records. The least of them is the best time. */
export const timeRecord = (difficulty: PuzzleDifficulty): `best_ms/${PuzzleDifficulty}` => `best_ms/${difficulty}`;

/** The records of a solved board (game.ts, `sessionData`): its achievements, and its time if the run was not interrupted. */
export function recordsOf(solved: SolvedRun): { readonly [name: string]: number } {
  const records: { [name: string]: number } = {};
  for (const key of achievementsOf(solved)) records[key] = 1;
  if (!solved.resumed) records[timeRecord(solved.difficulty)] = solved.durationMs;
  return records;
}
