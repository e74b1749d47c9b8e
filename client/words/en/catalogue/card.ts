import type { CatalogueGame } from '../../../../shared/games/kit/catalogue-game.ts';

/** Stands before an arrow. */
export const play = 'Play ';

/** The word on a game's flag (spec 1 §2). */
export const flags: { readonly [flag in NonNullable<CatalogueGame['flag']>]: string } = { new: 'New', viral: 'Viral' };

/** A game that is only announced. */
export const comingSoon = 'Coming Soon';
/** A game that a later version of the app can play. */
export const later = 'Opens in a later version';
