import type { AdminStats } from '../../../shared/contract/admin.ts';
import { isInteger } from '../../../shared/json.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { AdminFailure } from '../gate/admin-call.ts';
import type { Admin } from '../gate/admin-context.ts';

const COUNTS = ['users', 'sessions', 'posts', 'published'] as const satisfies readonly (keyof AdminStats)[];

/** Asks the server for the figures of panel and home. */
export async function readStats({ call }: Pick<Admin, 'call'>): Promise<Result<AdminStats, AdminFailure>> {
  const answer = await call({ method: 'GET', path: '/api/admin/stats' });
  if (!answer.ok) return answer;
  const { value } = answer;
  if (!COUNTS.every((name) => isInteger(value[name])))
    return fail({ code: 'unreachable', sentence: 'The answer of the server could not be read.' });
  return ok(Object.fromEntries(COUNTS.map((name) => [name, value[name]])) as unknown as AdminStats);
}
