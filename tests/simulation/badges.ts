import type { Badge, BadgeCatalogue } from '../../shared/badges/badge.ts';

const badge = (id: string, sessions: number, requiredLevel: number, xp: number): Badge => ({
  id,
  requiredLevel,
  xp,
  criteria: [{ figure: 'finished', atLeast: sessions }],
});

/** By games played, and by a level that only other badges bring. */
export const BADGES: BadgeCatalogue = new Map(
  [
    badge('first-game', 1, 1, 1_000),
    badge('third-game', 3, 1, 100),
    badge('level-two', 1, 2, 1_000),
    badge('level-three', 2, 3, 1_000),
  ].map((each) => [each.id, each]),
);
