import { AuthClient, isAuthApiError, isAuthSessionMissingError, type AuthError, type GoTrueClient, type Session } from '@supabase/auth-js';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { Host } from '../storage/host.ts';
import type { Credentials, NoCredentials } from '../sync/account.ts';
import { authFetch, type DeviceTickets } from './auth-fetch.ts';
import type { ProvenCall } from './captcha.ts';
import type { Exclusive } from './exclusive.ts';
import { GOOGLE_ERRANDS } from './google-errands.ts';

/** Where the auth client keeps its tokens: in the device database, under one key per player. */
export interface TokenStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/** What the sessions need from outside. */
export interface AuthPorts {
  readonly storage: TokenStorage;
  readonly origin: string;
  readonly after: Host['after'];
  readonly fetch: typeof fetch;
  readonly deviceTickets: DeviceTickets;
  /** Does the work that the server asks for before a call; undefined if it cannot be done. */
  readonly captchaToken: (call: ProvenCall) => Promise<string | undefined>;
  /** Runs `work` while no other tab runs work under the same name. */
  readonly exclusive: Exclusive;
}

/** What the device needs to know of an account that signed in. */
export interface SignedInAccount {
  readonly accountId: string;
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
}

/** A sentence for the error box above the form. */
export type AuthFailure = string;

/** The key of the tokens during a sign-in, while it is not known yet which player they belong to. */
const PENDING = 'auth:pending';
/** The same for a sign-in that has gone to Google: a key of its own, so that it does not replace the verifier of a waiting sign-up. */
const GOOGLE = 'auth:google';
const CODE_KEYS = { mail: PENDING, google: GOOGLE } as const;
const keyOf = (localId: string) => `auth:${localId}`;

/** How long signing out waits for the server, in ms. It works offline, too. */
const SIGN_OUT_MS = 5_000;

export const UNREACHABLE = 'Tenfold cannot be reached right now. Your games are safe on this device; try again when you are online.';

/** What the error box says of an error of the auth client. */
export function sentence(error: AuthError): AuthFailure {
  // An unknown error is an answer that is not our server's, for instance a captive portal's page.
  return error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError' ? UNREACHABLE : error.message;
}

/** The statuses with which the server refuses a refresh (protocol, "Refresh tokens"). */
const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 401, 403]);

/**
 * Whether our server refused a refresh; `authFetch` turns all other answers into a 503. The auth client has an error of its own
 * for `session_not_found`, and it repeats a refusal for a minute without asking the server again.
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
 * The interactive sessions, through the public auth client. Each account on this device has tokens of its own, so
 * switching players signs nobody out (P7). Loaded only when a player opens the dialog or is signed in.
 */
export class AuthSessions {
  /** One client per key for the life of the page, because two clients of one key disturb each other. Each call reads the storage anew. */
  readonly #clients = new Map<string, GoTrueClient>();
  readonly #ports: AuthPorts;
  readonly #storage: TokenStorage;
  readonly #origin: string;

  constructor(ports: AuthPorts) {
    this.#ports = ports;
    this.#storage = ports.storage;
    this.#origin = ports.origin;
  }

  #client(storageKey: string): GoTrueClient {
    const known = this.#clients.get(storageKey);
    if (known) return known;
    const client = new AuthClient({
      url: `${this.#origin}/auth/v1`,
      storageKey,
      storage: this.#storage,
      fetch: authFetch(this.#ports.fetch, this.#ports.deviceTickets),
      flowType: 'pkce',
      persistSession: true,
      // Tokens are refreshed only when one is asked for, so that an offline page makes no attempts by itself.
      autoRefreshToken: false,
      detectSessionInUrl: false,
    });
    this.#clients.set(storageKey, client);
    return client;
  }

  /** Makes a call. Where the server asks for a proof of work, that is done, and the call is made once more (decision D20). */
  async #proven<T extends { readonly error: AuthError | null }>(
    call: ProvenCall,
    attempt: (proof: { captchaToken?: string }) => Promise<T>,
  ): Promise<T> {
    const first = await attempt({});
    if (first.error?.code !== 'captcha_failed') return first;
    const captchaToken = await this.#ports.captchaToken(call);
    return captchaToken === undefined ? first : attempt({ captchaToken });
  }

  async signUp(form: { username: string; email: string; password: string }): Promise<Result<null, AuthFailure>> {
    const options = {
      data: { username: form.username, display_name: form.username },
      emailRedirectTo: `${this.#origin}/auth/callback`,
    };
    const { error } = await this.#proven('signup', (proof) =>
      this.#client(PENDING).signUp({ email: form.email, password: form.password, options: { ...options, ...proof } }),
    );
    return error ? fail(sentence(error)) : ok(null);
  }

  async signIn(form: { email: string; password: string }): Promise<Result<SignedInAccount, AuthFailure>> {
    const { data, error } = await this.#proven('token', (options) => this.#client(PENDING).signInWithPassword({ ...form, options }));
    return error ? fail(sentence(error)) : ok(account(data.session));
  }

  /** Where Google is asked who signs in (spec 2 §7: offline access, a prompt for consent). */
  async googleAddress(): Promise<Result<string, AuthFailure>> {
    const { data, error } = await this.#client(GOOGLE).signInWithOAuth({ provider: 'google', options: this.#toGoogle('signIn') });
    return error ? fail(sentence(error)) : ok(data.url);
  }

  /** Where Google is asked for another way to sign in to a player's account. */
  connectAddress(localId: string): Promise<Result<string, AuthFailure>> {
    return this.call(localId, async (client) => {
      const { data, error } = await client.linkIdentity({ provider: 'google', options: this.#toGoogle('connect') });
      return error ? fail(sentence(error)) : ok(data.url ?? this.#origin);
    });
  }

  #toGoogle(errand: keyof typeof GOOGLE_ERRANDS) {
    return {
      redirectTo: `${this.#origin}/auth/callback?google=${GOOGLE_ERRANDS[errand]}`,
      queryParams: { access_type: 'offline', prompt: 'consent' },
      skipBrowserRedirect: true,
    };
  }

  /** A call of a signed-in player, while no other tab refreshes their tokens. */
  call<T>(localId: string, work: (client: GoTrueClient) => Promise<T>): Promise<T> {
    const key = keyOf(localId);
    return this.#ports.exclusive(key, () => work(this.#client(key)));
  }

  /**
   * Exchanges the code of /auth/callback, of a mail's link or from Google, for a session; `no_verifier` if the way began in another
   * browser.
   */
  async exchangeCode(code: string, from: keyof typeof CODE_KEYS): Promise<Result<SignedInAccount, 'no_verifier' | 'failed'>> {
    const key = CODE_KEYS[from];
    if (!(await this.#storage.getItem(`${key}-code-verifier`))) return fail('no_verifier');
    const { data, error } = await this.#client(key).exchangeCodeForSession(code);
    if (error) return fail('failed');
    await this.#move(key, PENDING);
    return ok(account(data.session));
  }

  /** Moves the tokens of a completed sign-in to their player's key. Can be repeated: a second call has nothing to move. */
  async assignTo(localId: string): Promise<void> {
    await this.#move(PENDING, keyOf(localId));
  }

  async #move(from: string, to: string): Promise<void> {
    const tokens = await this.#storage.getItem(from);
    if (tokens === null || from === to) return;
    await this.#storage.setItem(to, tokens);
    await this.#storage.removeItem(from);
  }

  /** The account of a sign-in that was completed but not assigned to a player, because the page closed. */
  async pendingAccount(): Promise<SignedInAccount | undefined> {
    const { data } = await this.#client(PENDING).getSession();
    return data.session ? account(data.session) : undefined;
  }

  /**
   * Token and user of one read. The token is refreshed when it soon expires, or when the server refused it: by a slow clock a token never
   * seems to expire (P5). A refused refresh ends the session (`signed_out`); one that could not be tried keeps it (`offline`), since offline
   * never means signed out (P8). One tab at a time refreshes; each reads the storage anew.
   */
  credentials(localId: string, refused?: string): Promise<Credentials | NoCredentials> {
    const key = keyOf(localId);
    return this.#ports.exclusive(key, async () => {
      const before = await this.#storage.getItem(key);
      const client = this.#client(key);
      const held = await client.getSession();
      const stale = held.data.session !== null && held.data.session.access_token === refused;
      const { data, error } = stale ? await client.refreshSession() : held;
      if (data.session) return { accessToken: data.session.access_token, userId: data.session.user.id };
      if (isRefusal(error)) await this.#forget(key, before);
      return (await this.#storage.getItem(key)) === null ? 'signed_out' : 'offline';
    });
  }

  /**
   * Deletes tokens that the server refused. The client keeps them while their access token seems valid, which by a slow clock is for ever.
   * Tokens that another tab has stored since then stay.
   */
  async #forget(key: string, refused: string | null): Promise<void> {
    if ((await this.#storage.getItem(key)) === refused) await this.#storage.removeItem(key);
  }

  /** Ends all sessions of the account if the server can be reached. On this device the tokens are deleted in any case, within 5 s. */
  async signOut(localId: string): Promise<void> {
    const key = keyOf(localId);
    await this.#waitBriefly(this.#ports.exclusive(key, () => this.#client(key).signOut({ scope: 'global' })));
    // A refresh that still runs sees that its session is gone, and writes nothing.
    await this.#storage.removeItem(key);
  }

  /** Waits until `work` settles, but only for a limited time. */
  async #waitBriefly(work: Promise<unknown>): Promise<void> {
    let cancel = () => {};
    const late = new Promise<void>((resolve) => {
      cancel = this.#ports.after(SIGN_OUT_MS, resolve);
    });
    await Promise.race([work.catch(() => undefined), late]);
    cancel();
  }
}
