import { fail, ok } from '../../shared/result.ts';
import { callAccount } from '../auth/sign-in-flow.ts';
import type { PlayerRow } from '../storage/records.ts';
import type { NameAnswer } from './username-check.ts';

/** Asks the server whether the account could have this name. */
export async function askForName(row: PlayerRow, name: string): Promise<NameAnswer> {
  const path = `/api/account/username-available?${new URLSearchParams({ name }).toString()}`;
  const answer = await callAccount(row, { method: 'GET', path });
  if (!answer.ok) return fail(answer.error.code === 'refused' ? 'failed' : 'unasked');
  const { available, reason } = answer.value;
  if (available === true) return ok(undefined);
  return typeof reason === 'string' ? ok(reason) : fail('failed');
}
