import { fail, ok, type Result } from '../../shared/result.ts';
import { prepared } from '../database/prepared.ts';
import type { Writer } from '../database/store.ts';
import { isStorageTrouble } from '../database/trouble.ts';
import type { VerifiedClaims } from './credentials/access-token.ts';
import type { AuthDeps } from './deps.ts';
import { badJwt, insufficientAal, sessionEnded, noAuthorization, userBanned, userNotFound } from './contract/failure.ts';
import type { AccountDirectory, IssuedTicket, Principal, Refusal, SignInSteps, TicketStanding } from '../http/principal.ts';
import { profileOf } from '../profiles/profiles.ts';
import { isOver } from './sessions/sessions.ts';
import { stillSignedIn } from './sessions/still-signed-in.ts';
import { isBanned } from './users/users.ts';

type Refused = Result<Principal, Refusal>;

const refused = ({ status, code }: { status: number; code: string }): Refused => fail({ status, code } as Refusal);

const bearerOf = (authorization: string | undefined): string | undefined => /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];

function holderOf({ store }: AuthDeps, claims: VerifiedClaims) {
  return store.db
    .selectFrom('users')
    .leftJoin('auth_sessions', (join) => join.onRef('auth_sessions.user_id', '=', 'users.id').on('auth_sessions.id', '=', claims.sessionId))
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select((row) => [
      'users.banned_until',
      'users.ticket_generation',
      'profiles.role',
      'auth_sessions.aal',
      'auth_sessions.seen_gen',
      'auth_sessions.used_at',
      'auth_sessions.created_at',
      row
        .selectFrom('factors')
        .select('factors.id')
        .whereRef('factors.user_id', '=', 'users.id')
        .where('factors.status', '=', 'verified')
        .limit(1)
        .as('verified_factor'),
    ])
    .where('users.id', '=', claims.userId)
    .executeTakeFirst();
}

/**
 * Notes that an access token was used. This ends the grace of its refresh token's parent (protocol, "Refresh tokens", rule 3). Where nothing
 * can be stored right now its holder may read all the same: the next request notes it, and until then nobody can refresh either.
 */
async function markSeen({ store, log }: AuthDeps, { sessionId, gen }: VerifiedClaims): Promise<void> {
  try {
    await store.write((writer) =>
      writer.updateTable('auth_sessions').set({ seen_gen: gen }).where('id', '=', sessionId).where('seen_gen', '<', gen).execute(),
    );
  } catch (error) {
    if (!isStorageTrouble(error)) throw error;
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the use of a token could not be noted');
  }
}

/**
 * The holder of a valid token. This is the one place that asks for the second step (decision D18): every guard and the realtime channel
 * come here.
 */
async function admit(deps: AuthDeps, claims: VerifiedClaims, steps: SignInSteps): Promise<Refused> {
  const holder = await holderOf(deps, claims);
  if (!holder) return refused(userNotFound);
  if (isBanned(holder, deps.clock())) return refused(userBanned(403));
  const { role, aal, seen_gen, used_at, created_at, verified_factor, ticket_generation: ticketGeneration } = holder;
  if (aal === null || seen_gen === null || used_at === null || created_at === null) return refused(sessionEnded);
  if (isOver({ used_at, created_at }, deps.clock())) return refused(sessionEnded);
  if (seen_gen < claims.gen) await markSeen(deps, claims);
  if (steps === 'all' && aal === 'aal1' && verified_factor !== null) return refused(insufficientAal(401));
  return ok({ userId: claims.userId, sessionId: claims.sessionId, aal, role: role ?? 'player', ticketGeneration });
}

/** Account and ticket by one statement, for every push asks twice. A ticket may have no row: it was lost with a restored backup. */
const selectStanding = prepared((db, { player, id }: { player: string; id: string }) =>
  db
    .selectFrom('users')
    .leftJoin('tickets', (join) => join.onRef('tickets.player', '=', 'users.id').on('tickets.id', '=', id))
    .select(['users.tickets_dead_before', 'users.ticket_generation', 'users.banned_until', 'tickets.revoked_ms'])
    .where('users.id', '=', player),
);

const selectTombstone = prepared((db, { player }: { player: string }) =>
  db.selectFrom('tombstones').select('player').where('player', '=', player),
);

/** The standing of an upload ticket (see AccountDirectory), read at every push. `db` may be the writer of a transaction. */
export async function ticketStanding(db: Writer, { id, player, issuedMs, generation }: IssuedTicket, now: number): Promise<TicketStanding> {
  const [found] = await selectStanding(db, { player, id });
  if (!found) return (await selectTombstone(db, { player })).length > 0 ? 'deleted' : 'unknown';
  if (isBanned(found, now)) return 'banned';
  const isOld = generation === undefined ? issuedMs < found.tickets_dead_before : generation !== found.ticket_generation;
  return found.revoked_ms !== null || isOld ? 'revoked' : 'alive';
}

/** Accounts as the rest of the server sees them. */
export function createDirectory(deps: AuthDeps): AccountDirectory {
  return {
    async authenticate(authorization, steps = 'all') {
      const bearer = bearerOf(authorization);
      if (bearer === undefined) return refused(noAuthorization);
      const claims = await deps.tokens.verify(bearer);
      return claims ? admit(deps, claims, steps) : refused(badJwt);
    },
    profile: (userId) => profileOf(deps.store.db, userId),
    ticketStanding: (ticket, db = deps.store.db) => ticketStanding(db, ticket, deps.clock()),
    async stillSignedIn(writer, principal) {
      const user = await stillSignedIn(writer, principal, deps.clock());
      return user && { ticketGeneration: user.ticket_generation };
    },
    async adminRefusal(writer, principal) {
      if (!(await stillSignedIn(writer, principal, deps.clock()))) return { status: 403, code: 'session_not_found' };
      const profile = await writer.selectFrom('profiles').select('role').where('user_id', '=', principal.userId).executeTakeFirst();
      return profile?.role === 'admin' ? undefined : { status: 403, code: 'not_admin' };
    },
  };
}
