import type { PlayableSlug } from '../games/catalogue.ts';
import type { GameHue } from '../games/kit/catalogue-game.ts';
import type { Badge } from './badge.ts';

/** From the most common to the rarest (spec 2 §3, achievements). */
export const RARITIES = ['common', 'rare', 'epic', 'legendary', 'mythic'] as const;
export type Rarity = (typeof RARITIES)[number];

/** What a badge is about; `game_specific` ones are about one game. */
export type BadgeCategory = 'game_specific' | 'level' | 'streak' | 'accuracy' | 'practice' | 'challenge';

/** A badge with all that screens show of it (spec 2 §3, achievements) but its words, which the window has. */
export interface CatalogueBadge extends Badge {
  readonly category: BadgeCategory;
  /** How many facets the medal has. */
  readonly rarity: Rarity;
  /** What is drawn on the medal: the mark of a game, or a sign for the category. */
  readonly icon: PlayableSlug | Exclude<BadgeCategory, 'game_specific'>;
  /** The hue of its medal and its sheet. */
  readonly color: GameHue;
}

/** What a row of the catalogue says; the rest follows from it (catalogue.ts). */
export type BadgeRow = Omit<CatalogueBadge, 'xp' | 'requiredLevel' | 'category' | 'icon' | 'color'>;
