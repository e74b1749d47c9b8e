import { fail, ok, type Result } from '../../shared/result.ts';
import type { Host } from '../storage/host.ts';
import type { PlayerStore } from '../storage/player-store.ts';
import { exchange, type Answer, type Manner } from './exchange.ts';

/** Who the auth client holds right now: token and user from one reading, so that they cannot belong to two people. */
export interface Credentials {
  readonly accessToken: string;
  readonly userId: string;
}

/** Why there is no token now: nobody reached for a new one, or a server that has trouble of its own. Neither is taken for signed out (P8). */
export type NoCredentials = 'signed_out' | 'offline' | 'unwell';

/** What a request without a token has come to; undefined if only a sign-in helps. */
export function unasked(why: NoCredentials): Answer | undefined {
  if (why === 'signed_out') return undefined;
  return why === 'offline' ? { kind: 'unreachable' } : { kind: 'foreign', status: 502, statusText: '' };
}

/** The interactive session. Only pages have one; a service worker pushes under tickets alone. */
export interface InteractiveSession {
  /**
   * A token that is valid now, refreshed if need be; `refused` is one that the server has just turned down, although it looks
   * valid here. `offline` and `unwell`: there is a session, but it could not be refreshed now.
   */
  credentials(refused?: string): Promise<Credentials | NoCredentials>;
}

/** One player's account on this device, and everything that sync needs to know of it. */
export interface SyncAccount {
  readonly host: Host;
  readonly store: PlayerStore;
  /** The account whose games these are; they are sent under no other (P7). */
  readonly accountId: string;
  readonly installId: string;
  /** Absent in a service worker, and for the players of this device who are not playing: they push under their tickets. */
  readonly session?: InteractiveSession;
  /** Whether a game is being played in this window; absent where there is none to be played. */
  readonly gameInProgress?: () => boolean;
  /** Told which games of a batch the server has taken just now. */
  readonly gamesTaken?: (ids: readonly string[]) => void;
}

/** As much of an account as a call with its access token needs. */
export type SignedIn = Pick<SyncAccount, 'host' | 'session' | 'accountId'>;

/** The access token of this account, and never another's: whoever plays, the auth client may hold someone else. */
async function accessToken({ session, accountId }: SignedIn, refused?: string): Promise<Result<string, NoCredentials>> {
  const held = (await session?.credentials(refused)) ?? 'signed_out';
  if (held === 'offline' || held === 'unwell') return fail(held);
  return held !== 'signed_out' && held.userId === accountId ? ok(held.accessToken) : fail('signed_out');
}

/** This database's name for itself towards the server; made at its first contact. */
export async function deviceId(store: PlayerStore, host: Host): Promise<string> {
  return (await store.meta('deviceId')) ?? store.keepMeta('deviceId', host.newId());
}

const isRefused = (answer: Answer): boolean => answer.kind === 'json' && answer.status === 401 && typeof answer.body['error'] === 'string';

/**
 * Sends `body` with the interactive session; a token that the server refuses is replaced once, for it may have run out by the
 * server's clock alone. Still refused: the session is dead.
 */
export async function exchangeSignedIn(
  account: SignedIn,
  path: string,
  body: unknown,
  manner: Manner = {},
): Promise<Result<Answer, NoCredentials>> {
  const token = await accessToken(account);
  if (!token.ok) return token;
  const answer = await exchange(account.host, path, token.value, body, manner);
  if (!isRefused(answer)) return ok(answer);
  const renewed = await accessToken(account, token.value);
  if (!renewed.ok) return renewed;
  if (renewed.value === token.value) return fail('signed_out');
  const second = await exchange(account.host, path, renewed.value, body, manner);
  return isRefused(second) ? fail('signed_out') : ok(second);
}
