import { fail, ok, type Result } from '../../shared/result.ts';
import { credentials } from '../auth/sign-in-flow.ts';
import { device } from '../device/device.ts';
import type { HostRequest } from '../storage/host.ts';
import type { PlayerRow } from '../storage/records.ts';
import { exchangeSignedIn } from '../sync/account.ts';
import type { Answer } from '../sync/exchange.ts';
import type { Json } from '../sync/wire.ts';

const UNREACHABLE = 'Tenfold cannot be reached right now. Try again when you are online.';
const SIGNED_OUT = 'Please sign in again, and then try once more.';

/** A call of the account API. */
export interface AccountCall {
  readonly method: HostRequest['method'];
  readonly path: string;
  readonly body?: unknown;
}

/** Why a call failed, with a sentence for the player. `unasked`: there is no network now, or nobody is signed in. */
export interface CallFailure {
  readonly code: 'unasked' | 'refused';
  readonly sentence: string;
}

/** Makes a call with the tokens of an account on this device. */
export async function callAccount(
  { localId, accountId = '' }: PlayerRow,
  { method, path, body }: AccountCall,
): Promise<Result<Json, CallFailure>> {
  const session = { credentials: (refused?: string) => credentials(localId, refused) };
  const answer = await exchangeSignedIn({ host: device().host, session, accountId }, path, body, { method });
  if (answer.ok) return read(answer.value);
  return fail({ code: 'unasked', sentence: answer.error === 'signed_out' ? SIGNED_OUT : UNREACHABLE });
}

function read(answer: Answer): Result<Json, CallFailure> {
  if (answer.kind !== 'json') return fail({ code: 'unasked', sentence: UNREACHABLE });
  if (answer.status === 200) return ok(answer.body);
  const { error } = answer.body;
  return fail({ code: 'refused', sentence: typeof error === 'string' ? error : UNREACHABLE });
}
