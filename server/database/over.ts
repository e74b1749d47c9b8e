import { sql, type RawBuilder } from 'kysely';
import { SKEW_MS } from '../when.ts';

/** SQL for `passedMs(column, now) >= windowMs`: the window that began at a stored time is over. */
export const windowIsOver = (column: string, windowMs: number, now: number): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} <= ${now - windowMs} or ${sql.ref(column)} > ${now + SKEW_MS})`;

/** SQL for `isOpen(column, lifeMs, now)`: what ends at a stored time still holds. */
export const endIsAhead = (column: string, lifeMs: number, now: number): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} > ${now} and ${sql.ref(column)} <= ${now + lifeMs + SKEW_MS})`;
