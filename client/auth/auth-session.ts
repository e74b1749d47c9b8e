import { AuthClient, isAuthApiError, isAuthSessionMissingError, type AuthError, type GoTrueClient, type Session } from '@supabase/auth-js';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { Host } from '../storage/host.ts';
import type { Credentials, NoCredentials } from '../sync/account.ts';
import { authFetch, type DeviceTickets } from './auth-fetch.ts';
import type { InLine } from './exclusive.ts';

/** Where the auth client keeps its tokens: the device database, one key a player. */
export interface TokenStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/** What the sessions need of the world. */
export interface AuthWorld {
  readonly storage: TokenStorage;
  readonly origin: string;
  readonly after: Host['after'];
  readonly fetch: typeof fetch;
  readonly deviceTickets: DeviceTickets;
  /** Runs `work` when no other tab is at the same. */
  readonly inLine: InLine;
}

/** Who signed in, as the device needs to know it. */
export interface SignedInAccount {
  readonly accountId: string;
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
}

/** A sentence for the red box above the form. */
export type AuthFailure = string;

/** Signing in happens under this key; only then is it known whose tokens they are. */
const PENDING = 'auth:pending';
const keyOf = (localId: string) => `auth:${localId}`;

/** Signing out works offline: the server's part is given up after this. */
const SIGN_OUT_MS = 5_000;

const unreachable = 'Tenfold cannot be reached right now. Your games are safe on this device; try again when you are online.';

function sentence(error: AuthError): AuthFailure {
  // Unknown: an answer that cannot be our server's, a captive portal's page for one.
  return error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError' ? unreachable : error.message;
}

/** How the server turns a refresh down (protocol, "Refresh tokens"). */
const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 401, 403]);

/**
 * Whether our server refused a refresh: answers of anybody else have become "not reached" in authFetch. The client makes an error of its
 * own of `session_not_found`, and repeats a refusal for a minute without asking again.
 */
const isRefusal = (error: AuthError | null): boolean =>
  (isAuthApiError(error) || isAuthSessionMissingError(error)) && REFUSALS.has(error.status);

function account(session: Session): SignedInAccount {
  const { user } = session;
  const text = (key: string) => {
    const value: unknown = user.user_metadata[key];
    return typeof value === 'string' ? value : '';
  };
  const email = user.email ?? '';
  const username = text('username');
  return { accountId: user.id, email, username, displayName: text('display_name') || username || email.split('@')[0] || 'User' };
}

/**
 * The interactive session, spoken through the public auth client. Each account on this device has tokens of its own, so
 * switching players signs nobody out (P7). Loaded only when someone opens the dialog or is signed in.
 */
export class AuthSessions {
  /** One a key for as long as the page lives: each reads the storage anew at each question, and two of one key disturb each other. */
  private readonly clients = new Map<string, GoTrueClient>();
  private readonly world: AuthWorld;
  private readonly storage: TokenStorage;
  private readonly origin: string;

  constructor(world: AuthWorld) {
    this.world = world;
    this.storage = world.storage;
    this.origin = world.origin;
  }

  private client(storageKey: string): GoTrueClient {
    const known = this.clients.get(storageKey);
    if (known) return known;
    const client = new AuthClient({
      url: `${this.origin}/auth/v1`,
      storageKey,
      storage: this.storage,
      fetch: authFetch(this.world.fetch, this.world.deviceTickets),
      flowType: 'pkce',
      persistSession: true,
      // Tokens are refreshed when one is asked for: an offline page then makes no attempts of its own.
      autoRefreshToken: false,
      detectSessionInUrl: false,
    });
    this.clients.set(storageKey, client);
    return client;
  }

  async signUp(form: { username: string; email: string; password: string }): Promise<Result<null, AuthFailure>> {
    const { error } = await this.client(PENDING).signUp({
      email: form.email,
      password: form.password,
      options: {
        data: { username: form.username, display_name: form.username },
        emailRedirectTo: `${this.origin}/auth/callback`,
      },
    });
    return error ? fail(sentence(error)) : ok(null);
  }

  async signIn(form: { email: string; password: string }): Promise<Result<SignedInAccount, AuthFailure>> {
    const { data, error } = await this.client(PENDING).signInWithPassword(form);
    return error ? fail(sentence(error)) : ok(account(data.session));
  }

  /** Trades the code of /auth/callback for a session; `no_verifier` when the link was opened in another browser. */
  async exchangeCode(code: string): Promise<Result<SignedInAccount, 'no_verifier' | 'failed'>> {
    const verifier = await this.storage.getItem(`${PENDING}-code-verifier`);
    if (!verifier) return fail('no_verifier');
    const { data, error } = await this.client(PENDING).exchangeCodeForSession(code);
    return error ? fail('failed') : ok(account(data.session));
  }

  /** Hands the tokens of a completed sign-in to the player they belong to. Repeatable: a second call finds nothing to move. */
  async assignTo(localId: string): Promise<void> {
    const tokens = await this.storage.getItem(PENDING);
    if (tokens === null) return;
    await this.storage.setItem(keyOf(localId), tokens);
    await this.storage.removeItem(PENDING);
  }

  /** A sign-in that was completed but, because the page closed, never assigned to a player. */
  async pendingAccount(): Promise<SignedInAccount | undefined> {
    const { data } = await this.client(PENDING).getSession();
    return data.session ? account(data.session) : undefined;
  }

  /**
   * Token and user of one reading, refreshed when near the end, or when the server refused the token that is held: by a clock that is
   * slow it looks valid for ever (P5). A refused refresh ends the session (`signed_out`); one that could not be tried keeps it
   * (`offline`): offline is never taken for signed out (P8). One tab at a time refreshes; each reads the storage anew.
   */
  credentials(localId: string, refused?: string): Promise<Credentials | NoCredentials> {
    const key = keyOf(localId);
    return this.world.inLine(key, async () => {
      const before = await this.storage.getItem(key);
      const client = this.client(key);
      const held = await client.getSession();
      const stale = held.data.session !== null && held.data.session.access_token === refused;
      const { data, error } = stale ? await client.refreshSession() : held;
      if (data.session) return { accessToken: data.session.access_token, userId: data.session.user.id };
      if (isRefusal(error)) await this.forget(key, before);
      return (await this.storage.getItem(key)) === null ? 'signed_out' : 'offline';
    });
  }

  /**
   * The server refused these tokens. The client keeps them while their access token looks valid, which by a slow clock is for ever;
   * nothing is to be had for them any more. What another tab has stored since stays.
   */
  private async forget(key: string, refused: string | null): Promise<void> {
    if ((await this.storage.getItem(key)) === refused) await this.storage.removeItem(key);
  }

  /** Ends all sessions of the account where the server can be reached; here the tokens go in any case, and soon. */
  async signOut(localId: string): Promise<void> {
    const key = keyOf(localId);
    await this.soon(this.world.inLine(key, () => this.client(key).signOut({ scope: 'global' })));
    // A refresh that is still under way sees that its session is gone, and writes nothing.
    await this.storage.removeItem(key);
  }

  /** Waits for `work`, well or not, but not for long. */
  private async soon(work: Promise<unknown>): Promise<void> {
    let cancel = () => {};
    const late = new Promise<void>((resolve) => {
      cancel = this.world.after(SIGN_OUT_MS, resolve);
    });
    await Promise.race([work.catch(() => undefined), late]);
    cancel();
  }
}
