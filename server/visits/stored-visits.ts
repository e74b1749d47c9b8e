import { dateOfDay } from '../../shared/challenge/utc-date.ts';
import type { DailyVisits } from '../../shared/contract/visits.ts';
import type { DayNumber } from '../../shared/day.ts';
import type { Writer } from '../database/store.ts';
import type { VisitsTable } from '../database/tables/visits.ts';

/** Adds visits to what is stored of their days and pages. @param rows at least one, and one of each day and page */
export async function addVisits(writer: Writer, rows: readonly VisitsTable[]): Promise<void> {
  await writer
    .insertInto('visits')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet((row) => ({ visits: row('visits.visits', '+', row.ref('excluded.visits')) })),
    )
    .execute();
}

/** The totals from a UTC day on, the latest day first, and of a day the most visited page. */
export async function readVisits(db: Writer, from: DayNumber): Promise<readonly DailyVisits[]> {
  const rows = await db
    .selectFrom('visits')
    .selectAll()
    .where('day', '>=', from)
    .orderBy('day', 'desc')
    .orderBy('visits', 'desc')
    .orderBy('path')
    .execute();
  return rows.map(({ day, path, visits }) => ({ date: dateOfDay(day), path, visits }));
}
