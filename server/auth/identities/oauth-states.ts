import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Writer } from '../../database/store.ts';
import { digest, randomToken } from '../credentials/secret.ts';
import { OAUTH_STATE_MS } from '../settings.ts';
import type { OAuthStatesTable } from '../../database/tables/accounts.ts';
import type { FlowSecrets } from './openid-provider.ts';

export type OAuthState = Selectable<OAuthStatesTable>;

/** What a client wants of a provider: a session, or another identity for the user of a session. */
interface OAuthWish {
  /** Where the client wants to be led back to, checked. */
  readonly redirectTo: string;
  /** The challenge of the client's PKCE flow; undefined in the implicit one. */
  readonly challenge: string | undefined;
  /** Who asks to add an identity; undefined for a sign-in. */
  readonly linking: { readonly userId: string; readonly sessionId: string } | undefined;
}

/**
 * The secrets of a flow. Nonce and verifier are derived from the state by a keyed hash, so that the database holds none of them, and
 * whoever sees the state in an address knows neither.
 */
export function flowOf(secret: string, state: string): FlowSecrets {
  const derive = (purpose: string): string => createHmac('sha256', secret).update(`oauth ${purpose} ${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), verifier: derive('verifier') };
}

/** Stores what is wanted, and returns the state that brings it back: good once, for five minutes. */
export async function issueState(writer: Writer, wish: OAuthWish, now: number): Promise<string> {
  const state = randomToken();
  await writer
    .insertInto('oauth_states')
    .values({
      state_hash: digest(state),
      redirect_to: wish.redirectTo,
      challenge: wish.challenge ?? null,
      linking_user: wish.linking?.userId ?? null,
      linking_session: wish.linking?.sessionId ?? null,
      expires_at: now + OAUTH_STATE_MS,
      created_at: now,
    })
    .execute();
  return state;
}

/** Uses up a state, even one that has expired. If several requests bring it at the same time, one of them gets it. */
export function takeState(writer: Writer, state: string): Promise<OAuthState | undefined> {
  return writer.deleteFrom('oauth_states').where('state_hash', '=', digest(state)).returningAll().executeTakeFirst();
}
