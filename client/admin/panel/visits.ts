import { isInteger, isJson, isText, type Json } from '../../../shared/json.ts';

/** How often a page was visited in the last days. */
interface PageVisits {
  readonly path: string;
  readonly visits: number;
}

const DAYS = 30;

export const VISITS_PATH = `/api/admin/visits?days=${DAYS}`;

/** Visits of the last 30 days by page, the most visited first; undefined if the server does not count them (decision S17). */
export function visitsIn({ isOn, visits }: Json): readonly PageVisits[] | undefined {
  if (!Array.isArray(visits) || (isOn !== true && visits.length === 0)) return undefined;
  return sumsOf(visits);
}

/** The sums of daily totals. */
function sumsOf(days: readonly unknown[]): readonly PageVisits[] {
  const sums = new Map<string, number>();
  for (const day of days) {
    if (!isJson(day) || !isText(day['path']) || !isInteger(day['visits'])) continue;
    sums.set(day['path'], (sums.get(day['path']) ?? 0) + day['visits']);
  }
  return [...sums].map(([path, visits]) => ({ path, visits })).sort((a, b) => b.visits - a.visits || (a.path < b.path ? -1 : 1));
}
