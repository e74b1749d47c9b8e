import type { GameHue, PlayableSlug } from '../games/catalogue.ts';
import type { Badge } from './badge.ts';

/** From the most common to the rarest (spec 2 §3, achievements). */
export const RARITIES = ['common', 'rare', 'epic', 'legendary', 'mythic'] as const;
export type Rarity = (typeof RARITIES)[number];

/** What a badge is about; `game_specific` ones are about one game. */
export type BadgeCategory = 'game_specific' | 'level' | 'streak' | 'accuracy' | 'practice' | 'challenge';

/** A badge with all that screens show of it (spec 2 §3, achievements). */
export interface DescribedBadge extends Badge {
  readonly name: string;
  /** A sentence to whoever has it, or wants it. */
  readonly description: string;
  /** What is to be done for it, as an instruction. */
  readonly requirement: string;
  readonly category: BadgeCategory;
  /** How many facets the medal has. */
  readonly rarity: Rarity;
  /** What is drawn on the medal: the mark of a game, or a sign for the category. */
  readonly icon: PlayableSlug | Exclude<BadgeCategory, 'game_specific'>;
  /** The plural noun of what progress counts (progress.ts). */
  readonly unit: string;
  readonly specialTitle?: string;
  /** The hue of its medal and its sheet. */
  readonly color: GameHue;
  /** A sentence to whoever has just unlocked it. */
  readonly unlockMessage: string;
}

/** What a row of the catalogue says; the rest follows from it (catalogue.ts). */
export type BadgeRow = Omit<DescribedBadge, 'xp' | 'requiredLevel' | 'category' | 'icon' | 'color'>;
