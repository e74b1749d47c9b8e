import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Writer } from '../../database/store.ts';
import type { AccessTokens, Proof } from '../credentials/access-token.ts';
import type { AuthDeps } from '../deps.ts';
import { noteSource } from './known-sources.ts';
import { digest, randomToken } from '../credentials/secret.ts';
import { SESSION_IDLE_MS, SESSION_WHOLE_MS } from '../settings.ts';
import type { AuthSessionsTable } from '../../database/tables/accounts.ts';
import { appMetadata, userObject, type FactorRow, type IdentityRow, type UserObject, type UserRow } from '../users/user-object.ts';
import { factorsOf, identitiesOf } from '../users/users.ts';
import { parseMetadata } from '../contract/metadata.ts';

export type SessionRow = Selectable<AuthSessionsTable>;

/** The Session answer of protocol, "Objects and tokens". */
export interface SessionAnswer {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: UserObject;
}

/** A session with its present refresh token in clear text, which exists only here. */
export interface OpenSession {
  readonly user: UserRow;
  readonly identities: readonly IdentityRow[];
  readonly factors: readonly FactorRow[];
  readonly session: SessionRow;
  readonly refreshToken: string;
}

/** Whether a session is past its end: 90 days without use, or 365 in all. */
export function isOver(session: Pick<SessionRow, 'used_at' | 'created_at'>, now: number): boolean {
  return now >= session.used_at + SESSION_IDLE_MS || now >= session.created_at + SESSION_WHOLE_MS;
}

/** Stores a refresh token as its digest. `now`: ms since the epoch. */
export async function storeRefreshToken(
  writer: Writer,
  token: { readonly text: string; readonly sessionId: string; readonly gen: number; readonly sealed: string | null },
  now: number,
): Promise<void> {
  const row = { token_hash: digest(token.text), session_id: token.sessionId, gen: token.gen, sealed: token.sealed, created_at: now };
  await writer.insertInto('refresh_tokens').values(row).execute();
}

/** Which identity at a provider was used, only the return from the provider knows (identities.ts). */
async function noteSignIn(writer: Writer, user: UserRow, method: Proof['method'], now: number): Promise<UserRow> {
  if (method !== 'oauth')
    await writer
      .updateTable('identities')
      .set({ last_sign_in_at: now })
      .where('user_id', '=', user.id)
      .where('provider', '=', 'email')
      .execute();
  const fields = { last_sign_in_at: now };
  await writer.updateTable('users').set(fields).where('id', '=', user.id).execute();
  return { ...user, ...fields };
}

/** Where a sign-in comes from. */
export interface SignInPlace {
  readonly source: string;
  /** The device's readable name (device-name.ts); null if it is not known. */
  readonly device: string | null;
}

/** How a user just proved their identity (`password`, `otp`, `oauth`), and where. */
interface SignInProof extends SignInPlace {
  readonly method: Proof['method'];
  /** Whether the session is there to choose a new password. */
  readonly recovers?: boolean;
}

/**
 * The most sessions of a user, more than anyone has devices. Beyond it the longest unused one ends, so that no account fills the table.
 * Those without the second step end first: whoever has the password alone cannot sign the owner's devices out.
 */
const MAX_SESSIONS = 100;

async function endOldest(writer: Writer, userId: string, begun: string): Promise<void> {
  const newest = writer
    .selectFrom('auth_sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '!=', begun)
    .orderBy('aal', 'desc')
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MAX_SESSIONS - 1);
  await writer.deleteFrom('auth_sessions').where('user_id', '=', userId).where('id', '!=', begun).where('id', 'not in', newest).execute();
}

/** Begins a session for a user who just proved their identity. The caller has locked the user's row. */
export async function beginSession(
  { clock, secret }: Pick<AuthDeps, 'clock' | 'secret'>,
  writer: Writer,
  user: UserRow,
  { method, source, device, recovers = false }: SignInProof,
): Promise<OpenSession> {
  const now = clock();
  const amr: readonly Proof[] = [{ method, timestamp: Math.floor(now / 1000) }];
  const session: SessionRow = {
    id: randomUUID(),
    user_id: user.id,
    aal: 'aal1',
    amr: JSON.stringify(amr),
    raised_by: null,
    device,
    gen: 1,
    seen_gen: 0,
    rotated_at: now,
    proven_at: now,
    recovers: recovers ? 1 : 0,
    used_at: now,
    created_at: now,
  };
  const refreshToken = randomToken();
  await writer.insertInto('auth_sessions').values(session).execute();
  await storeRefreshToken(writer, { text: refreshToken, sessionId: session.id, gen: session.gen, sealed: null }, now);
  await endOldest(writer, user.id, session.id);
  await noteSource(writer, secret, user.id, source, now);
  const signedIn = await noteSignIn(writer, user, method, now);
  const factors = await factorsOf(writer, user.id);
  return { user: signedIn, identities: await identitiesOf(writer, user.id), factors, session, refreshToken };
}

/** The answer with a new session. Call it outside the transaction, because signing takes time. */
export async function sessionAnswer(tokens: AccessTokens, open: OpenSession, ttlS: number): Promise<SessionAnswer> {
  const { user, identities, session } = open;
  const { token, expiresAtS } = await tokens.sign({
    sub: user.id,
    email: user.email,
    app_metadata: appMetadata(identities),
    user_metadata: parseMetadata(user.user_metadata),
    session_id: session.id,
    aal: session.aal,
    amr: JSON.parse(session.amr) as Proof[],
    gen: session.gen,
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ttlS,
    expires_at: expiresAtS,
    refresh_token: open.refreshToken,
    user: userObject(user, identities, open.factors),
  };
}

export type LogoutScope = 'global' | 'local' | 'others';

/** Ends sessions of a user: this one, all others, or all (protocol, "Calls"). */
export async function endSessions(writer: Writer, userId: string, sessionId: string, scope: LogoutScope): Promise<void> {
  const all = writer.deleteFrom('auth_sessions').where('user_id', '=', userId);
  if (scope === 'global') await all.execute();
  else await all.where('id', scope === 'local' ? '=' : '!=', sessionId).execute();
}
