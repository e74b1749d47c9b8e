import type { AdminUser, AdminUsersResponse } from '../../../shared/contract/admin.ts';
import { isInteger, isJson, isText, type Json } from '../../../shared/json.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { AdminFailure } from '../gate/admin-call.ts';
import type { Admin } from '../gate/admin-context.ts';
import { cachedAs, type Cached } from '../gate/cached-answers.ts';
import * as words from '../../words/en/admin/users.ts';

const USERS_PATH = '/api/admin/users';

type Caller = Pick<Admin, 'call'>;

/** Whether an answer came, and said that it was not done. */
const hasStatus = (failure: AdminFailure): boolean => failure.code !== 'unreachable' || (failure.status ?? 0) >= 400;

const isUser = (value: unknown): value is AdminUser =>
  isJson(value) &&
  isText(value['id']) &&
  typeof value['username'] === 'string' &&
  typeof value['displayName'] === 'string' &&
  isInteger(value['level']) &&
  isInteger(value['totalXp']);

/** The 50 accounts with the most XP whose name contains the text, as it is written. An error is a sentence. */
export async function findUsers({ call }: Caller, text: string): Promise<Result<AdminUsersResponse, string>> {
  const query = text === '' ? '' : `?search=${encodeURIComponent(text)}`;
  const answer = await call({ method: 'GET', path: `${USERS_PATH}${query}` });
  if (!answer.ok) return fail(answer.error.sentence);
  const found = usersIn(answer.value);
  return found ? ok(found) : fail(words.unreadable);
}

/** The 50 with the most XP, as they were read last on this device. */
export const cachedUsers = async ({ cached }: Pick<Admin, 'cached'>): Promise<Cached<AdminUsersResponse> | undefined> =>
  cachedAs(await cached(USERS_PATH), usersIn);

const usersIn = ({ users, total }: Json): AdminUsersResponse | undefined =>
  Array.isArray(users) && isInteger(total) ? { users: users.filter(isUser), total } : undefined;

/** Resets an account (decision D7). An error is the text of spec 2 §8: for an answer that was no success, and for none. */
export async function resetUser({ call }: Caller, { id }: Pick<AdminUser, 'id'>): Promise<Result<string, string>> {
  const answer = await call({ method: 'POST', path: `/api/admin/reset-user?userId=${encodeURIComponent(id)}` });
  if (answer.ok) return ok(words.resetDone);
  return fail(hasStatus(answer.error) ? words.resetFailed : words.resetError);
}
