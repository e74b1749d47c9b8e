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

/** Makes a call with the tokens of an account on this device. An error is a sentence for the player. */
export async function callAccount(
  { localId, accountId = '' }: PlayerRow,
  { method, path, body }: AccountCall,
): Promise<Result<Json, string>> {
  const session = { credentials: (refused?: string) => credentials(localId, refused) };
  const answer = await exchangeSignedIn({ host: device().host, session, accountId }, path, body, { method });
  if (answer.ok) return read(answer.value);
  return fail(answer.error === 'offline' ? UNREACHABLE : SIGNED_OUT);
}

function read(answer: Answer): Result<Json, string> {
  if (answer.kind !== 'json') return fail(UNREACHABLE);
  if (answer.status === 200) return ok(answer.body);
  const { error } = answer.body;
  return fail(typeof error === 'string' ? error : UNREACHABLE);
}
