import type { Selectable } from 'kysely';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import { seal, unseal } from '../../secrets/sealing.ts';
import { passedMs, SKEW_MS } from '../../when.ts';
import type { AuthDeps } from '../deps.ts';
import { refreshOfEndedSession, refreshReused, refreshUnknown, sessionExpired, userBanned, type AuthFailure } from '../contract/failure.ts';
import { digest, randomToken } from '../credentials/secret.ts';
import { isOver, sessionAnswer, storeRefreshToken, type OpenSession, type SessionAnswer, type SessionRow } from './sessions.ts';
import type { RefreshTokensTable } from '../../database/tables/accounts.ts';
import { factorsOf, identitiesOf, isBanned, userById } from '../users/users.ts';

type TokenRow = Selectable<RefreshTokensTable>;

/** The facts on which a refresh is decided. Numbers count a session's refresh tokens; times in ms. */
interface RefreshFacts {
  readonly brought: number;
  readonly active: number;
  /** The highest number seen in use, that is in a request with its access token. */
  readonly seen: number;
  readonly rotatedAt: number;
  readonly now: number;
  readonly reuseWindowMs: number;
}

/**
 * Whether the answer that brought the active token may have been lost, so that whoever asked may be given it again: it was given a
 * moment ago, or no request was seen yet with the token that came with it.
 */
export function mayBeLost({ active, seen, rotatedAt, now, reuseWindowMs }: Omit<RefreshFacts, 'brought'>): boolean {
  return passedMs(rotatedAt, now) < reuseWindowMs || seen < active;
}

/**
 * Decides a refresh (protocol, "Refresh tokens", rules 2 to 4). The active token rotates. Its direct parent gets the same successor again
 * if the rotation is recent or the successor was never seen, so that a lost answer signs nobody out. Every other token is theft.
 */
export function decideRefresh(facts: RefreshFacts): 'rotate' | 'repeat' | 'theft' {
  if (facts.brought === facts.active) return 'rotate';
  return facts.brought === facts.active - 1 && mayBeLost(facts) ? 'repeat' : 'theft';
}

const PURPOSE = 'tenfold refresh successor';

/** Locks a session until the end of the transaction, so that its refreshes and second steps run one after another. */
export function lockSession(writer: Writer, id: string): Promise<SessionRow | undefined> {
  return writer
    .updateTable('auth_sessions')
    .set((row) => ({ used_at: row.ref('used_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

interface Step {
  readonly session: SessionRow;
  readonly refreshToken: string;
}

async function rotate(writer: Writer, parent: string, session: SessionRow, now: number): Promise<Step> {
  const refreshToken = randomToken();
  // A session that a wrong clock dated ahead begins now: it would never get old.
  const created_at = session.created_at > now + SKEW_MS ? now : session.created_at;
  const change = { gen: session.gen + 1, rotated_at: now, used_at: now, created_at };
  const sealed = seal(parent, PURPOSE, refreshToken);
  await storeRefreshToken(writer, { text: refreshToken, sessionId: session.id, gen: change.gen, sealed }, now);
  await writer.updateTable('auth_sessions').set(change).where('id', '=', session.id).execute();
  return { session: { ...session, ...change }, refreshToken };
}

/** The seal of a session's active token; undefined if it is the first one, which nothing led to. */
export async function sealOfActive(writer: Writer, { id, gen }: SessionRow): Promise<string | undefined> {
  const active = await writer
    .selectFrom('refresh_tokens')
    .select('sealed')
    .where('session_id', '=', id)
    .where('gen', '=', gen)
    .executeTakeFirst();
  return active?.sealed ?? undefined;
}

/** The active token again, unsealed with its parent. Undefined only if the row is not that parent's. */
async function repeat(writer: Writer, parent: string, session: SessionRow): Promise<Step | undefined> {
  const refreshToken = unseal(parent, PURPOSE, (await sealOfActive(writer, session)) ?? '');
  return refreshToken === undefined ? undefined : { session, refreshToken };
}

function findToken(writer: Writer, token: string): Promise<TokenRow | undefined> {
  return writer.selectFrom('refresh_tokens').selectAll().where('token_hash', '=', digest(token)).executeTakeFirst();
}

async function endStolen(deps: AuthDeps, writer: Writer, session: SessionRow): Promise<void> {
  await writer.deleteFrom('auth_sessions').where('id', '=', session.id).execute();
  deps.log.warn({ event: 'refresh_token_reused', user: session.user_id, session: session.id }, 'security: session ended');
}

/** The facts of a session's active token. */
export function activeFacts({ clock, settings }: AuthDeps, session: SessionRow): Omit<RefreshFacts, 'brought'> {
  const { gen: active, seen_gen: seen, rotated_at: rotatedAt } = session;
  return { active, seen, rotatedAt, now: clock(), reuseWindowMs: settings.reuseWindowS * 1000 };
}

async function advance(deps: AuthDeps, writer: Writer, token: string, row: TokenRow, session: SessionRow): Promise<Step | undefined> {
  const facts = { ...activeFacts(deps, session), brought: row.gen };
  const verdict = decideRefresh(facts);
  if (verdict === 'rotate') return rotate(writer, token, session, facts.now);
  const again = verdict === 'repeat' ? await repeat(writer, token, session) : undefined;
  if (!again) await endStolen(deps, writer, session);
  return again;
}

async function refreshInside(deps: AuthDeps, writer: Writer, token: string): Promise<Result<OpenSession, AuthFailure>> {
  const row = await findToken(writer, token);
  if (!row) return fail(refreshUnknown);
  const session = await lockSession(writer, row.session_id);
  if (!session) return fail(refreshOfEndedSession);
  if (isOver(session, deps.clock())) return fail(sessionExpired);
  const user = await userById(writer, session.user_id);
  if (!user) return fail(refreshOfEndedSession);
  if (isBanned(user, deps.clock())) return fail(userBanned(400));
  const step = await advance(deps, writer, token, row, session);
  if (!step) return fail(refreshReused);
  return ok({ user, identities: await identitiesOf(writer, user.id), factors: await factorsOf(writer, user.id), ...step });
}

/** `grant_type=refresh_token`, in one transaction. It ends a stolen session even though the answer is a refusal. */
export async function refresh(deps: AuthDeps, token: string): Promise<Result<SessionAnswer, AuthFailure>> {
  const opened = await deps.store.write((writer) => refreshInside(deps, writer, token));
  return opened.ok ? ok(await sessionAnswer(deps.tokens, opened.value, deps.settings.accessTtlS)) : opened;
}
