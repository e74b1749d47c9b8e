import type { DayNumber } from '../../day.ts';
import type { FactId } from '../../memory/facts.ts';
import type { Memory } from '../../memory/known-fact.ts';

/** What a sitting has come to, as memory sees it afterwards. */
interface AfterSitting {
  /** Facts that are to be asked later than tomorrow, and those that are to be asked tomorrow. */
  readonly movedOn: number;
  readonly tomorrow: number;
  readonly faster: readonly FactId[];
  /** The next day on which something is due, and how much is by then; null if nothing ever was asked. */
  readonly next: { readonly day: DayNumber; readonly facts: number } | null;
}

/** @param asked the facts of the sitting. */
export function afterSitting(asked: ReadonlySet<FactId>, { facts, today }: Memory): AfterSitting {
  const tomorrow = today + 1;
  const later = facts.flatMap(({ dueDay }) => (dueDay !== null && dueDay > today ? [dueDay] : []));
  const day = Math.min(...later);
  const seen = facts.filter(({ fact }) => asked.has(fact));
  return {
    movedOn: seen.filter(({ dueDay }) => dueDay !== null && dueDay > tomorrow).length,
    tomorrow: seen.filter(({ dueDay }) => dueDay === tomorrow).length,
    faster: seen.filter(({ isFaster }) => isFaster).map(({ fact }) => fact),
    next: later.length === 0 ? null : { day, facts: later.filter((due) => due === day).length },
  };
}
