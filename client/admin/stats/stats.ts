import type { AdminStats } from '../../../shared/contract/admin.ts';
import { isInteger } from '../../../shared/json.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Admin } from '../gate/admin-context.ts';

const COUNTS = ['users', 'sessions', 'posts', 'published'] as const satisfies readonly (keyof AdminStats)[];

/** Asks the server for the figures of panel and home. An error is the reason for the log (spec 2 §8: a failure is only logged). */
export async function readStats({ call }: Pick<Admin, 'call'>): Promise<Result<AdminStats, string>> {
  const answer = await call({ method: 'GET', path: '/api/admin/stats' });
  if (!answer.ok) return fail(answer.error.sentence);
  const { value } = answer;
  if (!COUNTS.every((name) => isInteger(value[name]))) return fail('The figures could not be read.');
  return ok(Object.fromEntries(COUNTS.map((name) => [name, value[name]])) as unknown as AdminStats);
}
