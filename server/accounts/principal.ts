import type { Result } from '../../shared/result.ts';
import type { Profile } from '../../shared/contract/state.ts';

/** Who a valid access token speaks for. `aal` is the level in the session row, not the one in the token. */
export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  readonly aal: 'aal1' | 'aal2';
}

/** Why a bearer token was refused, with the status that the auth API answers (auth-api.md, section 3). */
export interface Refusal {
  readonly status: 401 | 403;
  readonly code: 'no_authorization' | 'bad_jwt' | 'user_not_found' | 'user_banned' | 'session_not_found';
}

/** What the rest of the server asks of accounts; tests pass in another. */
export interface AccountDirectory {
  authenticate(authorization: string | undefined): Promise<Result<Principal, Refusal>>;
  /** The profile that a player's document carries. */
  profile(userId: string): Promise<Profile | undefined>;
  /**
   * When all upload tickets of this user issued before this time died (ms; 0: never): password change, account deletion.
   * A ticket of an unknown user is still trusted for its signature; undefined says the account is not known here.
   */
  ticketsDeadBefore(userId: string): Promise<number | undefined>;
}
