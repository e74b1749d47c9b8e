import type { AchievementKey } from '../../../shared/games/number-puzzle/v1/achievements.ts';
import type { PuzzleDifficulty } from '../../../shared/games/number-puzzle/v1/config.ts';
import type { Rarity } from '../../../shared/badges/catalogue-badge.ts';
import * as words from '../../words/en/number-puzzle/achievements.ts';
import { levels } from '../../words/en/number-puzzle/setup.ts';

type Kind = 'first' | 'speed' | 'efficient' | 'master';

/** Labels of spec 1 §2. A medal that is harder to earn has more facets. */
const KINDS: { readonly [kind in Kind]: { readonly label: string; readonly rarity: Rarity } } = {
  first: { label: words.first, rarity: 'common' },
  speed: { label: words.speed, rarity: 'rare' },
  efficient: { label: words.efficient, rarity: 'epic' },
  master: { label: words.master, rarity: 'legendary' },
};

interface AchievementText {
  readonly label: string;
  /** Which board it was earned on: "Easy". */
  readonly board: string;
  readonly rarity: Rarity;
}

export function achievementText(key: AchievementKey): AchievementText {
  const [kind, difficulty] = key.split('_') as [Kind, PuzzleDifficulty];
  return { ...KINDS[kind], board: levels[difficulty] };
}
