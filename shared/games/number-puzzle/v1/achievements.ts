import { DIFFICULTIES, type PuzzleDifficulty } from './config.ts';
import { isEfficient, ratingOf, type Solved } from './score.ts';

/** Decision G14. The largest board has none for speed. */
export type AchievementKey = `${'first' | 'efficient' | 'master'}_${PuzzleDifficulty}` | `speed_${Exclude<PuzzleDifficulty, 'hard'>}`;

/** Under 30 s and under 2 min (spec 1 §9). */
const SPEED_MS = { easy: 30_000, medium: 120_000 } as const;

const achievementsFor = (size: PuzzleDifficulty): readonly AchievementKey[] => [
  `first_${size}`,
  ...(size === 'hard' ? [] : [`speed_${size}` as const]),
  `efficient_${size}`,
  `master_${size}`,
];

/** All there are, in the order of the strip: board by board, each from the first clear to the master. */
export const ACHIEVEMENTS: readonly AchievementKey[] = DIFFICULTIES.flatMap(achievementsFor);

/** A solved board, and whether its run was interrupted. */
export interface SolvedRun extends Solved {
  readonly resumed: boolean;
}

/**
 * What a solved board earns (spec 1 §9, decision G14). A run that was interrupted earns nothing that looks at the clock: a board
 * can be thought over in a break.
 */
export function achievementsOf(solved: SolvedRun): readonly AchievementKey[] {
  const { difficulty, durationMs, resumed } = solved;
  const earned = new Set<AchievementKey>([`first_${difficulty}`]);
  if (difficulty !== 'hard' && !resumed && durationMs < SPEED_MS[difficulty]) earned.add(`speed_${difficulty}`);
  if (isEfficient(solved)) earned.add(`efficient_${difficulty}`);
  if (!resumed && ratingOf(solved) === 'MASTER') earned.add(`master_${difficulty}`);
  return ACHIEVEMENTS.filter((key) => earned.has(key));
}

/** The name under which progress keeps a board's times: the least of them is the best. */
export const timeRecord = (difficulty: PuzzleDifficulty): `best_ms/${PuzzleDifficulty}` => `best_ms/${difficulty}`;

/** What the fold over all sessions keeps of this one (game.ts, `sessionData`): its achievements, and its time if nothing interrupted it. */
export function recordsOf(solved: SolvedRun): { readonly [name: string]: number } {
  const records: { [name: string]: number } = {};
  for (const key of achievementsOf(solved)) records[key] = 1;
  if (!solved.resumed) records[timeRecord(solved.difficulty)] = solved.durationMs;
  return records;
}
