import type { OpenableSlug, PlayableSlug } from '../../shared/games/catalogue.ts';

/** The page of a game: practice, which is not on offer among the games, has one of its own. */
export type GamePath = `/games/${PlayableSlug}` | '/practice';

export const gamePath = (slug: OpenableSlug): GamePath => (slug === 'practice' ? '/practice' : `/games/${slug}`);
