import { IDEMPOTENCY_HEADER } from '../../../shared/contract/admin.ts';
import { isJson, isText, type Json } from '../../../shared/json.ts';
import { fail, type Result } from '../../../shared/result.ts';
import { callSignedIn, type Call, type CallFailure } from '../../auth/signed-in-call.ts';
import type { HostRequest } from '../../storage/host.ts';
import type { SignedIn } from '../../sync/account.ts';
import * as words from '../../words/en/admin/calls.ts';

/** What makes a request a save (protocol, "Admin writes"). */
export interface SaveMarks {
  /** A UUID. The server answers a repeated request with the same key as it answered the first. */
  readonly key: string;
  /** The revision from which the editor started; absent for something new. */
  readonly revision?: number;
}

/** A call of the API for admins. */
export interface AdminRequest extends Omit<Call, 'headers'> {
  readonly save?: SaveMarks;
}

/**
 * Why a call failed. `not_admin`: the role has gone. `stale`: somebody else saved meanwhile; `current` is what is stored now, null if it
 * was deleted. `refused`: the server did nothing, `reason` is its reason or code, `values` belong to that, and `field` is the part of a
 * form that is wrong. `sentence` says it to the admin.
 */
export type AdminFailure =
  | Exclude<CallFailure, { code: 'refused' }>
  | { readonly code: 'not_admin'; readonly sentence: string }
  | { readonly code: 'stale'; readonly sentence: string; readonly current: Json | null }
  | { readonly code: 'refused'; readonly sentence: string; readonly reason?: string; readonly values?: Json; readonly field?: string };

export type AdminAnswer = Result<Json, AdminFailure>;

/** These say nothing of the request itself: it may be sent again as it is. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/** Makes a call with the tokens of an admin's account. */
export async function callAsAdmin(account: SignedIn, { save, ...call }: AdminRequest): Promise<AdminAnswer> {
  const answer = await callSignedIn(account, { ...call, ...(save && { headers: headersOf(save) }) });
  if (answer.ok || answer.error.code !== 'refused') return answer as AdminAnswer;
  const { sentence, status, body } = answer.error;
  if (status === 403) return fail({ code: 'not_admin', sentence: words.notAdmin });
  if (status === 412) return fail({ code: 'stale', sentence, current: isJson(body['current']) ? body['current'] : null });
  if (status >= 500 || PASSING.has(status)) return fail({ code: 'unreachable', sentence, status });
  const { code, reason = code, values, field } = body;
  return fail({
    code: 'refused',
    sentence,
    ...(isText(reason) && { reason }),
    ...(isJson(values) && { values }),
    ...(isText(field) && { field }),
  });
}

const headersOf = ({ key, revision }: SaveMarks): HostRequest['headers'] => ({
  [IDEMPOTENCY_HEADER]: key,
  ...(revision !== undefined && { 'if-match': `"${revision}"` }),
});
