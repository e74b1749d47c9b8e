import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import { issueAuthCode } from './auth-codes.ts';
import type { AuthDeps } from '../deps.ts';
import { agreeToChange } from './email-change.ts';
import { changeNotMade, codeExpired, linkExpired, tooManyRequests, type AuthFailure } from '../contract/failure.ts';
import { takeMailCode, takeMailToken, type MailTokenRow, type VerifyType } from '../mails/mail-tokens.ts';
import { beginSession, sessionAnswer, type OpenSession, type SessionAnswer, type SignInPlace } from './sessions.ts';
import type { UserRow } from '../users/user-object.ts';
import { isBanned, lockUser } from '../users/users.ts';

/** A proof of a mailbox: the token of a link, or the address with its six digits. */
export type MailboxProof = { readonly tokenHash: string } | { readonly email: string; readonly code: string };

/** The result of a valid proof. `half`: one mailbox of an e-mail change has agreed, the other has not yet. */
export type Verified =
  | { readonly kind: 'session'; readonly open: OpenSession }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'half' };

export const HALF_MESSAGE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Confirms the account of a proven mailbox. A recovery also removes a password from before that proof, since its author is unknown. */
async function confirm(writer: Writer, user: UserRow, isRecovery: boolean, now: number): Promise<UserRow> {
  if (user.email_confirmed_at !== null) return user;
  const change = { email_confirmed_at: now, updated_at: now, ...(isRecovery && { password_hash: null }) };
  await writer.updateTable('users').set(change).where('id', '=', user.id).execute();
  return { ...user, ...change };
}

function apply(writer: Writer, user: UserRow, row: MailTokenRow, now: number): Promise<UserRow | 'half' | 'taken' | undefined> {
  return row.kind === 'signup' || row.kind === 'recovery'
    ? confirm(writer, user, row.kind === 'recovery', now)
    : agreeToChange(writer, user, row, now);
}

function take(writer: Writer, proof: MailboxProof, type: VerifyType, now: number): Promise<MailTokenRow | undefined> {
  return 'tokenHash' in proof
    ? takeMailToken(writer, proof.tokenHash, type, now)
    : takeMailCode(writer, proof.email, proof.code, type, now);
}

/** @param asCode true for a link that was opened in the browser: its PKCE flow gets a code, never tokens in an address. */
async function verifyInside(
  deps: AuthDeps,
  writer: Writer,
  proof: MailboxProof,
  type: VerifyType,
  asCode: boolean,
  place: SignInPlace,
): Promise<Verified | 'taken' | undefined> {
  const now = deps.clock();
  const row = await take(writer, proof, type, now);
  const user = row && (await lockUser(writer, row.user_id));
  if (!row || !user || isBanned(user, now)) return undefined;
  const applied = await apply(writer, user, row, now);
  if (applied === undefined || applied === 'taken') return applied;
  if (applied === 'half') return { kind: 'half' };
  if (!asCode || row.challenge === null)
    return { kind: 'session', open: await beginSession(deps, writer, applied, { method: 'otp', ...place }) };
  return { kind: 'code', code: await issueAuthCode(writer, { userId: user.id, method: 'otp' }, row.challenge, now) };
}

/** Verifies a proof. A valid one always passes; a wrong one is counted, and beyond the limit answered with 429. */
export async function verifyProof(
  deps: AuthDeps,
  proof: MailboxProof,
  type: VerifyType,
  asCode: boolean,
  place: SignInPlace,
): Promise<Result<Verified, AuthFailure>> {
  const verified = await deps.store.write((writer) => verifyInside(deps, writer, proof, type, asCode, place));
  if (verified === 'taken') return fail(changeNotMade);
  if (verified) return ok(verified);
  const waitS = deps.limits.failedVerify.waitS(place.source);
  if (waitS > 0) return fail(tooManyRequests(waitS));
  deps.limits.failedVerify.count(place.source);
  return fail('tokenHash' in proof ? linkExpired : codeExpired);
}

/** POST /verify: answers with a session, or with the message that one mailbox of an e-mail change has agreed. */
export async function verifyPosted(
  deps: AuthDeps,
  proof: MailboxProof,
  type: VerifyType,
  place: SignInPlace,
): Promise<Result<SessionAnswer | { msg: string; code: string }, AuthFailure>> {
  const verified = await verifyProof(deps, proof, type, false, place);
  if (!verified.ok) return verified;
  if (verified.value.kind === 'session') return ok(await sessionAnswer(deps.tokens, verified.value.open, deps.settings.accessTtlS));
  return ok({ msg: HALF_MESSAGE, code: '200' });
}
