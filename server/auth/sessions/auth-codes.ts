import type { Selectable } from 'kysely';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import { isOpen } from '../../when.ts';
import { badVerifier, flowStateExpired, flowStateUnknown, type AuthFailure } from '../contract/failure.ts';
import { matchesChallenge } from '../credentials/pkce.ts';
import { digest, randomToken } from '../credentials/secret.ts';
import { AUTH_CODE_MS, AUTH_CODE_TRIES } from '../settings.ts';
import type { AuthCodesTable } from '../../database/tables/accounts.ts';
import type { ProvidedIdentity } from '../users/identities.ts';

/** An identity that waits for the browser that asked for it. */
export interface Connection {
  /** The session that asked. */
  readonly sessionId: string;
  readonly identity: ProvidedIdentity;
}

/** What a code is exchanged for: a session, or with `connection` an identity for the user. */
interface Exchange {
  readonly userId: string;
  readonly method: 'otp' | 'oauth';
  /** Whether the session is there to choose a new password. */
  readonly recovers?: boolean;
  readonly connection?: Connection;
}

/** Makes the code that a PKCE flow exchanges for a session (protocol, "Links, redirects, PKCE"). */
export async function issueAuthCode(writer: Writer, exchange: Exchange, challenge: string, now: number): Promise<string> {
  const code = randomToken();
  await writer
    .insertInto('auth_codes')
    .values({
      code_hash: digest(code),
      user_id: exchange.userId,
      challenge,
      method: exchange.method,
      recovers: exchange.recovers === true ? 1 : 0,
      linking_session: exchange.connection?.sessionId ?? null,
      identity: exchange.connection ? JSON.stringify(exchange.connection.identity) : null,
      expires_at: now + AUTH_CODE_MS,
      created_at: now,
    })
    .execute();
  return code;
}

async function forget(writer: Writer, codeHash: string): Promise<void> {
  await writer.deleteFrom('auth_codes').where('code_hash', '=', codeHash).execute();
}

/**
 * Uses up a code: once, within five minutes, with its verifier. After a wrong verifier the code stays valid for the right one,
 * until five were wrong. A refusal writes, too, so the caller must not undo its transaction.
 */
export async function takeAuthCode(writer: Writer, code: string, verifier: string, now: number): Promise<Result<Exchange, AuthFailure>> {
  const row = await writer
    .updateTable('auth_codes')
    .set((old) => ({ tries: old('tries', '+', 1) }))
    .where('code_hash', '=', digest(code))
    .returningAll()
    .executeTakeFirst();
  if (!row) return fail(flowStateUnknown);
  if (!isOpen(row.expires_at, AUTH_CODE_MS, now)) return fail(flowStateExpired);
  const good = matchesChallenge(verifier, row.challenge);
  if (good || row.tries >= AUTH_CODE_TRIES) await forget(writer, row.code_hash);
  return good ? ok(exchangeOf(row)) : fail(badVerifier);
}

function exchangeOf({ user_id: userId, method, recovers, linking_session: sessionId, identity }: Selectable<AuthCodesTable>): Exchange {
  const connection = sessionId !== null && identity !== null && { sessionId, identity: JSON.parse(identity) as ProvidedIdentity };
  return { userId, method, recovers: recovers === 1, ...(connection && { connection }) };
}
