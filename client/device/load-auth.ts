import type { Credentials, NoCredentials } from '../sync/account.ts';

/** What the device needs of the auth client, which is loaded only for a signed-in account. */
export interface AuthClient {
  /** The tokens of one player on this device. `refused` is the access token that the server did not take. */
  readonly credentials: (localId: string, refused?: string) => Promise<Credentials | NoCredentials>;
  /** Completes a sign-in that was interrupted before its tokens were assigned to a player. */
  readonly finishPendingSignIn: () => Promise<void>;
}

/** Loads the auth client. The window's entry passes it in, so that nothing here imports that client. */
export type LoadAuth = () => Promise<AuthClient>;
