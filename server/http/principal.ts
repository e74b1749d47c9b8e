import type { Result } from '../../shared/result.ts';
import type { Writer } from '../database/store.ts';
import type { Profile } from '../../shared/contract/state.ts';

/** The holder of a valid access token. `aal` is the level in the session row, not the one in the token. */
export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  readonly aal: 'aal1' | 'aal2';
  /** The present role in the profile. No token contains it. */
  readonly role: Profile['role'];
  /** The generation of upload tickets when the token was looked at: a new password begins another one. */
  readonly ticketGeneration: number;
}

/**
 * Why a bearer token was refused, with its status (protocol, "Objects and tokens"). `insufficient_aal`: valid, but its user has a second
 * factor, and the session lacks the second step (decision D18). `not_admin`: valid, but the route is for admins.
 */
export interface Refusal {
  readonly status: 401 | 403;
  readonly code: 'no_authorization' | 'bad_jwt' | 'user_not_found' | 'user_banned' | 'session_not_found' | 'insufficient_aal' | 'not_admin';
}

/** An upload ticket: its account, when it was issued (ms), and of which generation it is. */
export interface IssuedTicket {
  readonly id: string;
  readonly player: string;
  readonly issuedMs: number;
  /** Absent: it is from before there were generations, and counts by its time. */
  readonly generation?: number;
}

/**
 * `revoked`: ended by itself, or issued before a password change. `banned`: its account is blocked for now. `deleted`: its account was deleted. `unknown`:
 * the server has no such account, for instance because its database was restored from a time before the sign-up.
 */
export type TicketStanding = 'alive' | 'revoked' | 'banned' | 'deleted' | 'unknown';

/** How much of a sign-in a caller must have finished: `all` that its account asks for, or the `first` step alone (decision D18). */
export type SignInSteps = 'first' | 'all';

/** What the rest of the server calls on accounts. Tests pass in another implementation. */
export interface AccountDirectory {
  /** The holder of a bearer token. By default a session must have finished all steps. */
  authenticate(authorization: string | undefined, steps?: SignInSteps): Promise<Result<Principal, Refusal>>;
  /** The profile that a player's document carries. */
  profile(userId: string): Promise<Profile | undefined>;
  /** The standing of an upload ticket whose signature is valid. `db`: the writer of a transaction that acts on it. */
  ticketStanding(ticket: IssuedTicket, db?: Writer): Promise<TicketStanding>;
  /**
   * Must be called first in a transaction that a bearer token permits: undefined if its session has ended since the token was checked. It
   * locks the user's row. The user's tickets of other generations than `ticketGeneration` have ended.
   */
  stillSignedIn(writer: Writer, principal: Principal): Promise<{ readonly ticketGeneration: number } | undefined>;
  /**
   * Must be called first in a transaction that an admin's token permits, in the place of `stillSignedIn`: why the caller may not act any
   * more, because the session has ended or the role was taken away; undefined if nothing has changed.
   */
  adminRefusal(writer: Writer, principal: Principal): Promise<Refusal | undefined>;
}
