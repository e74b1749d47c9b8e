import { fail, ok, type Result } from '../../shared/result.ts';
import type { Host } from '../storage/host.ts';
import type { PlayerStore } from '../storage/player-store.ts';

/** Who the auth client holds right now: token and user from one reading, so that they cannot belong to two people. */
export interface Credentials {
  readonly accessToken: string;
  readonly userId: string;
}

/** Why there is no token now. Offline is never taken for signed out (P8). */
export type NoCredentials = 'signed_out' | 'offline';

/** The interactive session. Only pages have one; a service worker pushes under tickets alone. */
export interface InteractiveSession {
  /** A token that is valid now, refreshed if need be. `offline`: there is a session, but it could not be refreshed now. */
  credentials(): Promise<Credentials | NoCredentials>;
}

/** One player's account on this device, and everything that sync needs to know of it. */
export interface SyncAccount {
  readonly host: Host;
  readonly store: PlayerStore;
  /** The account whose games these are; they are sent under no other (P7). */
  readonly accountId: string;
  readonly installId: string;
  readonly session?: InteractiveSession;
}

/** The access token of this account, and never another's: whoever plays, the auth client may hold someone else. */
export async function accessToken({ session, accountId }: SyncAccount): Promise<Result<string, NoCredentials>> {
  const held = (await session?.credentials()) ?? 'signed_out';
  if (held === 'offline') return fail(held);
  return held !== 'signed_out' && held.userId === accountId ? ok(held.accessToken) : fail('signed_out');
}

/** This database's name for itself towards the server; made at its first contact. */
export async function deviceId(store: PlayerStore, host: Host): Promise<string> {
  const known = await store.meta('deviceId');
  if (known !== undefined) return known;
  await store.setMeta({ deviceId: host.newId() });
  return (await store.meta('deviceId')) as string;
}
