import { holds } from './criteria.ts';
import { readFigure, readLeastMs, type BadgeFigures } from './figures.ts';
import type { Badge } from './badge.ts';

/** How far a player is with a badge, as "7 of 10". `have` is `need` when the badge is earned, and less until then. */
interface BadgeProgress {
  readonly have: number;
  readonly need: number;
  /** For a badge that asks for a time: the player's best so far. */
  readonly bestMs?: number;
}

/** Counts what the badge's one criterion counts; for a time, or for several criteria, it counts the criteria that hold. */
export function progressTo({ criteria }: Pick<Badge, 'criteria'>, figures: BadgeFigures): BadgeProgress {
  const [only, ...others] = criteria;
  if (only !== undefined && others.length === 0 && 'atLeast' in only) {
    return { have: Math.min(readFigure(only, figures), only.atLeast), need: only.atLeast };
  }
  const bestMs = only !== undefined && others.length === 0 && 'time' in only ? readLeastMs(only, figures) : undefined;
  const have = criteria.filter((criterion) => holds(criterion, figures)).length;
  return { have, need: criteria.length, ...(bestMs !== undefined && { bestMs }) };
}
