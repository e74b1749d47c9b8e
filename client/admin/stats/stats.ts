import type { AdminStats } from '../../../shared/contract/admin.ts';
import { isInteger, type Json } from '../../../shared/json.ts';

const COUNTS = ['users', 'sessions', 'posts', 'published'] as const satisfies readonly (keyof AdminStats)[];

export const STATS_PATH = '/api/admin/stats';

/** The figures of panel and home in an answer; undefined if it is none. */
export function statsIn(body: Json): AdminStats | undefined {
  if (!COUNTS.every((name) => isInteger(body[name]))) return undefined;
  return Object.fromEntries(COUNTS.map((name) => [name, body[name]])) as unknown as AdminStats;
}
