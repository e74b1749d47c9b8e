import type { Result } from '../../shared/result.ts';
import type { Writer } from '../database/store.ts';
import type { Profile } from '../../shared/contract/state.ts';

/** Who a valid access token speaks for. `aal` is the level in the session row, not the one in the token. */
export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  readonly aal: 'aal1' | 'aal2';
  /** From the profile, as it is now: no token carries it. */
  readonly role: Profile['role'];
}

/** Why a bearer token was refused, with the status that the auth API answers (protocol, "Objects and tokens"). `not_admin`: it is good, but the route is for admins. */
export interface Refusal {
  readonly status: 401 | 403;
  readonly code: 'no_authorization' | 'bad_jwt' | 'user_not_found' | 'user_banned' | 'session_not_found' | 'not_admin';
}

/** Whose an upload ticket is, and when it was given; ms. */
export interface IssuedTicket {
  readonly player: string;
  readonly issuedMs: number;
}

/**
 * `revoked`: given before a password change. `banned`: its account may do nothing for now. `unknown`: there is no such account here,
 * as on a server that was restored from before it signed up.
 */
export type TicketStanding = 'alive' | 'revoked' | 'banned' | 'unknown';

/** What the rest of the server asks of accounts; tests pass in another. */
export interface AccountDirectory {
  authenticate(authorization: string | undefined): Promise<Result<Principal, Refusal>>;
  /** The profile that a player's document carries. */
  profile(userId: string): Promise<Profile | undefined>;
  /** What its account says of an upload ticket whose signature is good. `db`: the writer of a transaction that acts on it. */
  ticketStanding(ticket: IssuedTicket, db?: Writer): Promise<TicketStanding>;
  /**
   * Asked first in the transaction of whatever a bearer token lets write: undefined if its session ended since it was let through. It
   * holds the user's row; the answer says which of the user's tickets have ended (those given before that time, ms).
   */
  stillSignedIn(writer: Writer, principal: Principal): Promise<{ readonly ticketsDeadBefore: number } | undefined>;
}
