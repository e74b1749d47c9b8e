import { fail, ok, type Result } from '../../shared/result.ts';
import { triggerSync } from '../device/sync-service.ts';
import type { PlayerRow } from '../storage/records.ts';
import { callAccount } from './account-call.ts';
import type { NameAnswer } from './username-check.ts';

/** Asks the server whether the account could have this name. */
export async function askForName(row: PlayerRow, name: string): Promise<NameAnswer> {
  const path = `/api/account/username-available?${new URLSearchParams({ name }).toString()}`;
  const answer = await callAccount(row, { method: 'GET', path });
  if (!answer.ok) return answer;
  const { available, reason } = answer.value;
  if (available === true) return ok(undefined);
  return typeof reason === 'string' ? ok(reason) : fail('This is no answer of our server');
}

/** Changes the name, and brings the new one to this device by the next pull. The value is the name as it is stored. */
export async function saveUsername(row: PlayerRow, name: string): Promise<Result<string, string>> {
  const answer = await callAccount(row, { method: 'PUT', path: '/api/account/username', body: { username: name } });
  if (!answer.ok) return fail(`Error updating username: ${answer.error}`);
  triggerSync('now');
  const { username } = answer.value;
  return ok(typeof username === 'string' ? username : name);
}
