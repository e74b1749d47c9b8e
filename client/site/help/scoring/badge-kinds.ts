import { BADGES } from '../../../../shared/badges/catalogue/catalogue.ts';
import { RARITIES, type BadgeCategory, type Rarity } from '../../../../shared/badges/catalogue-badge.ts';

const ALL = [...BADGES.values()];

/** One rarity: how many badges it has, and the least level at which they can be redeemed. */
interface RarityRow {
  readonly rarity: Rarity;
  readonly count: number;
  readonly level: number;
}

export const RARITY_ROWS: readonly RarityRow[] = RARITIES.map((rarity) => {
  const those = ALL.filter((badge) => badge.rarity === rarity);
  return { rarity, count: those.length, level: Math.min(...those.map(({ requiredLevel }) => requiredLevel)) };
});

const CATEGORY_TEXTS: { readonly [category in BadgeCategory]: readonly [name: string, text: string] } = {
  game_specific: ['One game', 'A feat in a single game: a table mastered, a puzzle solved in few moves, a level reached.'],
  level: ['Level', 'Reach a level.'],
  streak: ['Streak', 'Practise on days in a row.'],
  accuracy: ['Accuracy', 'Play whole games without a mistake, or nearly.'],
  practice: ['Practice', 'Play many games, on many days.'],
  challenge: ['Daily challenge', 'Take part in the challenge of the day.'],
};

/** What badges are about, with the number of each. */
export const CATEGORY_ROWS = Object.entries(CATEGORY_TEXTS).map(([category, [name, text]]) => ({
  name,
  text,
  count: ALL.filter((badge) => badge.category === category).length,
}));

/** What each badge pays (decision D4). */
export const BADGE_REWARD = Math.max(...ALL.map(({ xp }) => xp));
