import { wholeNumber } from '../../../text/number.ts';

/** A player's badges: the figures, the filters and the cards. */

export const collected = 'Collected';
export const badgeXp = 'Badge XP';
export const collectionRate = 'Collection rate';

export const badgesToShow = 'Badges to show';
export const noneHere = 'No badge here yet. Every game brings you nearer to one.';
export const loading = 'Loading badges…';

/** "Rare · Level 5". */
export const rarityAndLevel = (rarity: string, level: number) => `${rarity} · Level ${wholeNumber(level)}`;
/** On the card of a badge that can be redeemed. */
export const ready = 'Ready';

/** The last line of a card: spec 2 §2, to the letter. */
export const unlocked = 'Unlocked';
export const levelRequired = (level: number) => `Level ${wholeNumber(level)} required`;
export const clickToCheck = 'Click to check requirements';
/** Redeemed, and not decided by the server. */
export const waiting = 'Waiting';
