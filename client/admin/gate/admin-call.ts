import { IDEMPOTENCY_HEADER } from '../../../shared/contract/admin.ts';
import { isJson, isText, type Json } from '../../../shared/json.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { HostRequest } from '../../storage/host.ts';
import { exchangeSignedIn, type SignedIn } from '../../sync/account.ts';
import type { Answer } from '../../sync/exchange.ts';

/** What makes a request a save (protocol, "Admin writes"). */
export interface SaveMarks {
  /** A UUID. The server answers a repeated request with the same key as it answered the first. */
  readonly key: string;
  /** The revision from which the editor started; absent for something new. */
  readonly revision?: number;
}

/** A call of the API for admins. */
export interface AdminRequest {
  readonly method: HostRequest['method'];
  readonly path: string;
  readonly body?: unknown;
  readonly save?: SaveMarks;
}

/**
 * Why a call failed. `unreachable`: nobody knows whether the server did it; `status` is that of the answer, if one came. `not_admin`: the role has gone. `stale`: somebody else saved
 * meanwhile; `current` is what is stored now, null if it was deleted. `refused`: the server did nothing, `reason` is its code and `field`
 * the part of a form that is wrong. `sentence` says it to the admin.
 */
export type AdminFailure =
  | { readonly code: 'unreachable'; readonly sentence: string; readonly status?: number }
  | { readonly code: 'signed_out' | 'not_admin'; readonly sentence: string }
  | { readonly code: 'stale'; readonly sentence: string; readonly current: Json | null }
  | { readonly code: 'refused'; readonly sentence: string; readonly reason?: string; readonly field?: string };

export type AdminAnswer = Result<Json, AdminFailure>;

const UNREACHABLE = 'Tenfold cannot be reached right now. Try again when you are online.';
const SIGNED_OUT = 'Please sign in again, and then try once more.';
const NOT_ADMIN = 'Admin access required';

/** These say nothing of the request itself: it may be sent again as it is. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/** Makes a call with the tokens of an admin's account. */
export async function callAsAdmin(account: SignedIn, { method, path, body, save }: AdminRequest): Promise<AdminAnswer> {
  // A server takes no request as JSON that has no content.
  const sent = method === 'GET' ? undefined : (body ?? {});
  const answer = await exchangeSignedIn(account, path, sent, { method, ...(save && { headers: headersOf(save) }) });
  if (answer.ok) return read(answer.value);
  return answer.error === 'signed_out'
    ? fail({ code: 'signed_out', sentence: SIGNED_OUT })
    : fail({ code: 'unreachable', sentence: UNREACHABLE });
}

const headersOf = ({ key, revision }: SaveMarks): HostRequest['headers'] => ({
  [IDEMPOTENCY_HEADER]: key,
  ...(revision !== undefined && { 'if-match': `"${revision}"` }),
});

function read(answer: Answer): AdminAnswer {
  if (answer.kind === 'unreachable') return fail({ code: 'unreachable', sentence: UNREACHABLE });
  if (answer.status === 204) return ok({});
  if (answer.kind === 'foreign') return fail({ code: 'unreachable', sentence: UNREACHABLE, status: answer.status });
  const { status, body } = answer;
  if (status >= 200 && status < 300) return ok(body);
  const sentence = isText(body['error']) ? body['error'] : UNREACHABLE;
  if (status === 403) return fail({ code: 'not_admin', sentence: NOT_ADMIN });
  if (status === 412) return fail({ code: 'stale', sentence, current: isJson(body['current']) ? body['current'] : null });
  if (status >= 500 || PASSING.has(status)) return fail({ code: 'unreachable', sentence, status });
  return fail({
    code: 'refused',
    sentence,
    ...(isText(body['code']) && { reason: body['code'] }),
    ...(isText(body['field']) && { field: body['field'] }),
  });
}
