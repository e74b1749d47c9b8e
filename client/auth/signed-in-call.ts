import { isText, type Json } from '../../shared/json.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { HostRequest } from '../storage/host.ts';
import { exchangeSignedIn, type SignedIn } from '../sync/account.ts';
import { refusalText } from '../text/refusal-text.ts';
import * as words from '../words/en/refusals/account.ts';

/** A call of the API with the tokens of an account on this device. */
export interface Call {
  readonly method: HostRequest['method'];
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: HostRequest['headers'];
}

/**
 * Why a call failed; `sentence` says it to the player. `unreachable`: nobody knows whether the server did it; `status` is that of the
 * answer, if one came. `refused`: the server said so.
 */
export type CallFailure =
  | { readonly code: 'unreachable'; readonly sentence: string; readonly status?: number }
  | { readonly code: 'signed_out'; readonly sentence: string }
  | { readonly code: 'refused'; readonly sentence: string; readonly status: number; readonly body: Json };

export async function callSignedIn(account: SignedIn, { method, path, body, headers }: Call): Promise<Result<Json, CallFailure>> {
  // A server takes no request as JSON that has no content.
  const sent = method === 'GET' ? undefined : (body ?? {});
  const exchanged = await exchangeSignedIn(account, path, sent, { method, ...(headers && { headers }) });
  if (!exchanged.ok) return exchanged.error === 'signed_out' ? fail({ code: 'signed_out', sentence: words.signInAgain }) : unreachable();
  const answer = exchanged.value;
  if (answer.kind === 'unreachable') return unreachable();
  if (answer.status === 204) return ok({});
  if (answer.kind === 'foreign') return unreachable(answer.status);
  if (answer.status >= 200 && answer.status < 300) return ok(answer.body);
  const { error, code, reason } = answer.body;
  const sentence = isText(error) ? refusalText(words.refusals, [reason, code], error) : words.unreachable;
  return fail({ code: 'refused', sentence, status: answer.status, body: answer.body });
}

const unreachable = (status?: number) =>
  fail<CallFailure>({ code: 'unreachable', sentence: words.unreachable, ...(status !== undefined && { status }) });
