import type { AchievementKey } from '../../../shared/games/number-puzzle/v1/achievements.ts';
import type { PuzzleDifficulty } from '../../../shared/games/number-puzzle/v1/config.ts';
import type { Rarity } from '../../../shared/badges/catalogue-badge.ts';
import { DIFFICULTY_LABELS } from './labels.ts';

type Kind = 'first' | 'speed' | 'efficient' | 'master';

/** Labels of spec 1 §2. A medal that is harder to earn has more facets. */
const KINDS: { readonly [kind in Kind]: { readonly label: string; readonly rarity: Rarity } } = {
  first: { label: 'First Clear', rarity: 'common' },
  speed: { label: 'Speed Run', rarity: 'rare' },
  efficient: { label: 'Efficient', rarity: 'epic' },
  master: { label: 'Master', rarity: 'legendary' },
};

interface AchievementText {
  readonly label: string;
  /** Which board it was earned on: "Easy". */
  readonly board: string;
  readonly rarity: Rarity;
}

export function achievementText(key: AchievementKey): AchievementText {
  const [kind, difficulty] = key.split('_') as [Kind, PuzzleDifficulty];
  return { ...KINDS[kind], board: DIFFICULTY_LABELS[difficulty] };
}
