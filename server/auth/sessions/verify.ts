import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import { issueAuthCode } from './auth-codes.ts';
import type { AuthDeps } from '../deps.ts';
import { agreeToChange } from './email-change.ts';
import { changeNotMade, codeExpired, linkExpired, tooManyRequests, type AuthFailure } from '../contract/failure.ts';
import { endMailTokens, takeMailCode, takeMailToken, type MailTokenRow, type VerifyType } from '../mails/mail-tokens.ts';
import { beginSession, sessionAnswer, type OpenSession, type SessionAnswer, type SignInPlace } from './sessions.ts';
import { restoreSignUp } from './own-sign-up.ts';
import type { UserRow } from '../users/user-object.ts';
import { isBanned, lockUser } from '../users/users.ts';
import * as words from '../../words/en/auth.ts';

/** A proof of a mailbox: the token of a link, or the address with its six digits. */
export type MailboxProof = { readonly tokenHash: string } | { readonly email: string; readonly code: string };

/** What the owner of a mailbox goes on to do. `recovery`: choose a password, whatever the mail was for (decision D33). */
type Purpose = 'signup' | 'recovery' | 'email_change';

/** The result of a valid proof. `half`: one mailbox of an e-mail change has agreed, the other has not yet. */
export type Verified =
  | { readonly kind: 'session'; readonly purpose: Purpose; readonly open: OpenSession }
  | { readonly kind: 'code'; readonly purpose: Purpose; readonly code: string }
  | { readonly kind: 'half' };

interface Applied {
  readonly user: UserRow;
  readonly purpose: Purpose;
}

/**
 * Confirms the account of a proven mailbox, with what this mail's sign-up asked for. The password stays only if no sign-up offered another
 * one and the mail is not a recovery's: else nobody knows whose it is. What others asked for ends.
 */
async function confirm(writer: Writer, user: UserRow, { kind, sign_up_data: data }: MailTokenRow, now: number): Promise<Applied> {
  const own = kind === 'recovery' ? 'recovery' : 'signup';
  if (user.email_confirmed_at !== null) return { user, purpose: own };
  const purpose = user.password_in_doubt === 1 ? 'recovery' : own;
  await restoreSignUp(writer, user, data, now);
  await endMailTokens(writer, user.id, ['signup']);
  const change = { email_confirmed_at: now, updated_at: now, password_in_doubt: 0, ...(purpose === 'recovery' && { password_hash: null }) };
  const confirmed = await writer.updateTable('users').set(change).where('id', '=', user.id).returningAll().executeTakeFirstOrThrow();
  return { user: confirmed, purpose };
}

async function apply(writer: Writer, user: UserRow, row: MailTokenRow, now: number): Promise<Applied | 'half' | 'taken' | undefined> {
  if (row.kind === 'signup' || row.kind === 'recovery') return confirm(writer, user, row, now);
  const changed = await agreeToChange(writer, user, row, now);
  return typeof changed === 'object' ? { user: changed, purpose: 'email_change' } : changed;
}

function take(writer: Writer, proof: MailboxProof, type: VerifyType, now: number): Promise<MailTokenRow | undefined> {
  return 'tokenHash' in proof
    ? takeMailToken(writer, proof.tokenHash, type, now)
    : takeMailCode(writer, proof.email, proof.code, type, now);
}

/** @param asCode true for what was done in the browser: its PKCE flow gets a code, never tokens in an address. */
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
  const { purpose } = applied;
  const recovers = purpose === 'recovery';
  if (!asCode || row.challenge === null)
    return { kind: 'session', purpose, open: await beginSession(deps, writer, applied.user, { method: 'otp', recovers, ...place }) };
  return { kind: 'code', purpose, code: await issueAuthCode(writer, { userId: user.id, method: 'otp', recovers }, row.challenge, now) };
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

/** The Session answer, and what its user goes on to do: the public client tells its page of a recovery by the same word in an address. */
type VerifiedAnswer = SessionAnswer & { readonly type: Purpose };

/** POST /verify: answers with a session, or with the message that one mailbox of an e-mail change has agreed. */
export async function verifyPosted(
  deps: AuthDeps,
  proof: MailboxProof,
  type: VerifyType,
  place: SignInPlace,
): Promise<Result<VerifiedAnswer | { msg: string; code: string }, AuthFailure>> {
  const verified = await verifyProof(deps, proof, type, false, place);
  if (!verified.ok) return verified;
  const { value } = verified;
  if (value.kind !== 'session') return ok({ msg: words.oneMailboxAgreed, code: '200' });
  const answer = await sessionAnswer(deps.tokens, value.open, deps.settings.accessTtlS);
  return ok({ ...answer, type: value.purpose });
}
