import { someFigures } from '../../shared/progress/figures.ts';
import type { FoldName } from '../../shared/progress/folds/registry.ts';
import { sessionsIn } from '../../shared/progress/folds/games.ts';
import type { Parts } from '../../shared/progress/parts.ts';
import { totalXp, XP_FOLDS } from '../../shared/progress/view.ts';

/**
 * What a player comes to in lists of many players: all XP, and the sessions that count. They stand in the player's row, which every
 * change writes anyway. A cache: `check` recomputes them from the items.
 */
export interface Totals {
  readonly xp: number;
  readonly sessions: number;
}

export const NO_TOTALS: Totals = { xp: 0, sessions: 0 };

/** What parts come to. @param parts of the XP's folds at least (shared/progress/view.ts). */
export function totalsIn(parts: Parts): Totals {
  const figures = someFigures(parts, XP_FOLDS);
  return { xp: totalXp(figures), sessions: sessionsIn(figures.games) };
}

/** The one fold of them in which two parts may hold the same thing: the attempt at a challenge, and the claim of its reward. */
export const OVERLAPPING = 'challenges' satisfies FoldName;

/** What came to the totals. Both hold all parts of the overlapping fold if one of them is among the changed. */
export function gainOf(before: Parts, after: Parts): Totals {
  const [old, young] = [totalsIn(before), totalsIn(after)];
  return { xp: young.xp - old.xp, sessions: young.sessions - old.sessions };
}
