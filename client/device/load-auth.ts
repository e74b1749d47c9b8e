import type { Credentials, NoCredentials } from '../sync/account.ts';

/** What the device needs of the auth client, which is loaded only where somebody is signed in. */
export interface AuthClient {
  /** The tokens of one player on this device. `refused` is the access token that the server did not take. */
  readonly credentials: (localId: string, refused?: string) => Promise<Credentials | NoCredentials>;
  /** Goes on with a sign-in that was cut off before its tokens had an owner. */
  readonly finishPendingSignIn: () => Promise<void>;
}

/** The entry names where the auth client is, so that nothing here imports it. */
export type LoadAuth = () => Promise<AuthClient>;
