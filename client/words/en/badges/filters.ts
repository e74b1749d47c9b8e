/** The row of filters (spec 2 §2, Badges); the last five are the rarities. */
export const filters = {
  all: 'All',
  unlocked: 'Unlocked',
  locked: 'Locked',
  common: 'Common',
  rare: 'Rare',
  epic: 'Epic',
  legendary: 'Legendary',
  mythic: 'Mythic',
};
