import { fail, ok, type Result } from '../../shared/result.ts';
import { device } from '../device/device.ts';
import { storageSentence } from '../device/storage-sentence.ts';
import { syncFailureText } from '../device/sync-failure-text.ts';
import { exchange, type Answer } from '../sync/exchange.ts';
import { failureOf } from '../sync/failure.ts';
import type { AuthFailure } from './auth-failure.ts';
import { refusalText } from '../text/refusal-text.ts';
import { refusals } from '../words/en/refusals/account.ts';
import * as words from '../words/en/auth/delete-account.ts';

const OFFLINE: AuthFailure = { code: 'unreachable', sentence: words.unreachable };
const SIGNED_OUT: AuthFailure = { code: 'session_missing', sentence: words.signInAgain };

/** A 429 says by its status alone what it says everywhere. */
function refusedBecause(answer: Answer): string {
  const text = syncFailureText(failureOf(answer));
  if (answer.kind !== 'json' || answer.status === 429) return text;
  return refusalText(refusals, [answer.body['reason'], answer.body['code']], text);
}

/**
 * Deletes the account of a player here, on the server and then on this device, with all its games (protocol, "Deleted accounts").
 * @param password absent for an account that has none
 */
export async function deleteAccount(localId: string, password?: string): Promise<Result<null, AuthFailure>> {
  const { host, storage } = device();
  const { authSessions } = await import('./sign-in-flow.ts');
  const held = await authSessions().credentials(localId);
  if (held === 'offline' || held === 'unwell') return fail(OFFLINE);
  if (held === 'signed_out') return fail(SIGNED_OUT);
  const body = { ...(password !== undefined && { password }) };
  const answer = await exchange(host, '/api/account', held.accessToken, body, { method: 'DELETE' });
  if (answer.kind !== 'json' || answer.status !== 200 || answer.body['player'] !== held.userId)
    return fail({ code: 'refused', sentence: refusedBecause(answer) });
  const removed = await storage.players.removeFromDevice(localId);
  return removed.ok ? ok(null) : fail({ code: removed.error, sentence: storageSentence(removed.error) });
}
