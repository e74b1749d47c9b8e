import { RARITIES, type BadgeRow, type CatalogueBadge, type Rarity } from '../catalogue-badge.ts';
import { RARITY_HUE } from '../rarity-hue.ts';
import { ROWS_OF_GAMES } from './of-games.ts';
import { ROWS_OVER_ALL } from './over-all.ts';

/** Every badge has the same reward (decision D4). */
export const BADGE_XP = 100;

/** The least level at which a badge of a rarity can be redeemed. */
const REQUIRED_LEVEL: { readonly [rarity in Rarity]: number } = { common: 1, rare: 2, epic: 3, legendary: 5, mythic: 10 };

type About = Pick<CatalogueBadge, 'category' | 'icon'>;

const described = (row: BadgeRow, about: About): CatalogueBadge => ({
  ...row,
  ...about,
  requiredLevel: REQUIRED_LEVEL[row.rarity],
  xp: BADGE_XP,
  color: RARITY_HUE[row.rarity],
});

const ALL: readonly CatalogueBadge[] = [
  ...ROWS_OVER_ALL.flatMap(([category, rows]) => rows.map((row) => described(row, { category, icon: category }))),
  ...ROWS_OF_GAMES.flatMap(([game, rows]) => rows.map((row) => described(row, { category: 'game_specific', icon: game }))),
];

/**
 * All badges of this build, by id; the common ones first. Claims name the ids, so an id stays for ever and never means another badge. The
 * criteria of a badge may become easier, but never harder.
 */
export const BADGES: ReadonlyMap<string, CatalogueBadge> = new Map(
  RARITIES.flatMap((rarity) => ALL.filter((badge) => badge.rarity === rarity)).map((badge) => [badge.id, badge]),
);
