import { weekOf } from '../../day.ts';
import { sessionFold } from './fold.ts';
import { earlier, later, type Instant } from './instant.ts';
import { entry, mergeTables, type Table } from './table.ts';

/** The first and the last effective end on one civil day. */
export interface Day {
  readonly first: Instant;
  readonly last: Instant;
}

const mergeDay = (a: Day, b: Day): Day => ({ first: earlier(a.first, b.first), last: later(a.last, b.last) });

/** Practised days by their number. A part a calendar week. */
export const days = sessionFold<Table<Day>>({
  name: 'days',
  version: 1,
  empty: {},
  bucketOf: ({ day }) => String(weekOf(day)),
  of: ({ day, endMs, utcOffsetMin }) => {
    const end: Instant = { ms: endMs, utcOffsetMin };
    return entry(String(day), { first: end, last: end });
  },
  union: (a, b) => mergeTables(a, b, mergeDay),
});
