import { isAuthApiError, isAuthSessionMissingError, type AuthError, type GoTrueClient, type Session } from '@supabase/auth-js';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { Host } from '../storage/host.ts';
import type { Credentials, NoCredentials } from '../sync/account.ts';
import { callAuth, type AuthCallPorts } from './auth-call.ts';
import { AuthClients, type TokenStorage } from './auth-clients.ts';
import { failureOf, isFlowOver, unreachable, type AuthFailure } from './auth-failure.ts';
import { authFetch, UNWELL, type DeviceTickets } from './auth-fetch.ts';
import type { ProvenCall } from './captcha.ts';
import type { Exclusive } from './exclusive.ts';
import { accountOf, firstStepOf, type FirstStep, type ProvenMailbox, type SignedInAccount } from './first-step.ts';
import { CODE_KEYS, FLOW_KEYS, RETURN_PATHS, type CodeSource, type Flow } from './flows.ts';
import { GOOGLE_ERRANDS } from './google-errands.ts';
import * as words from '../words/en/refusals/sign-in.ts';

/** What the sessions need from outside. */
interface AuthPorts {
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

const keyOf = (localId: string) => `auth:${localId}`;

const CONNECT_AGAIN: AuthFailure = { code: 'no_verifier', sentence: words.googleNotConnected };

/** How long signing out waits for the server, in ms. It works offline, too. */
const SIGN_OUT_MS = 5_000;

/** The statuses with which the server refuses a refresh (protocol, "Refresh tokens"). */
const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 401, 403]);

/**
 * Whether our server refused a refresh; `authFetch` turns all other answers into a 503. The auth client has an error of its own
 * for `session_not_found`, and it repeats a refusal for a minute without asking the server again.
 */
const isRefusal = (error: AuthError | null): boolean =>
  (isAuthApiError(error) || isAuthSessionMissingError(error)) && REFUSALS.has(error.status);

/**
 * The interactive sessions, through the public auth client. Each account on this device has tokens of its own, so
 * switching players signs nobody out (P7). Loaded only when a player opens the dialog or is signed in.
 */
export class AuthSessions {
  readonly #ports: AuthPorts;
  readonly #storage: TokenStorage;
  readonly #origin: string;
  readonly #clients: AuthClients;
  /** How routes are called that the public client has no function for. */
  readonly callPorts: AuthCallPorts;

  constructor(ports: AuthPorts) {
    this.#ports = ports;
    this.#storage = ports.storage;
    this.#origin = ports.origin;
    this.callPorts = { origin: ports.origin, fetch: authFetch(ports.fetch, ports.deviceTickets) };
    this.#clients = new AuthClients(ports.storage, this.callPorts);
  }

  #flow(flow: Flow): GoTrueClient {
    return this.#clients.of(FLOW_KEYS[flow]);
  }

  #firstStep(client: GoTrueClient, session: Session): Promise<FirstStep> {
    return firstStepOf(client, session, this.callPorts);
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
      emailRedirectTo: `${this.#origin}${RETURN_PATHS.sign_in}`,
    };
    const { error } = await this.#proven('signup', (proof) =>
      this.#flow('sign_in').signUp({ email: form.email, password: form.password, options: { ...options, ...proof } }),
    );
    return error ? fail(failureOf(error)) : ok(null);
  }

  async signIn(form: { email: string; password: string }): Promise<Result<FirstStep, AuthFailure>> {
    const client = this.#flow('sign_in');
    const { data, error } = await this.#proven('token', (options) => client.signInWithPassword({ ...form, options }));
    return error ? fail(failureOf(error)) : ok(await this.#firstStep(client, data.session));
  }

  /** Asks for the mail that confirms a sign-up once more. The answer does not tell whether there is such a sign-up. */
  async resendConfirmation(email: string): Promise<Result<null, AuthFailure>> {
    const emailRedirectTo = `${this.#origin}${RETURN_PATHS.sign_in}`;
    const { error } = await this.#proven('resend', (proof) =>
      this.#flow('sign_in').resend({ type: 'signup', email, options: { emailRedirectTo, ...proof } }),
    );
    return error ? fail(failureOf(error)) : ok(null);
  }

  /** Asks for the mail that leads to a new password. The answer does not tell whether the address has an account. */
  async recover(email: string): Promise<Result<null, AuthFailure>> {
    const redirectTo = `${this.#origin}${RETURN_PATHS.recovery}`;
    const { error } = await this.#proven('recover', (proof) =>
      this.#flow('recovery').resetPasswordForEmail(email, { redirectTo, ...proof }),
    );
    return error ? fail(failureOf(error)) : ok(null);
  }

  /** Where Google is asked who signs in (spec 2 §7: offline access, a prompt for consent). */
  async googleAddress(): Promise<Result<string, AuthFailure>> {
    const { data, error } = await this.#clients
      .of(CODE_KEYS.google)
      .signInWithOAuth({ provider: 'google', options: this.#toGoogle('signIn') });
    return error ? fail(failureOf(error)) : ok(data.url);
  }

  /** Where Google is asked for another way to sign in to a player's account. */
  connectAddress(localId: string): Promise<Result<string, AuthFailure>> {
    return this.call(localId, async (client) => {
      const { data, error } = await client.linkIdentity({ provider: 'google', options: this.#toGoogle('connect') });
      return error ? fail(failureOf(error)) : ok(data.url ?? this.#origin);
    });
  }

  /**
   * Takes the way to sign in with which the window came back from Google: for the session that asked, in the browser that asked. Codes:
   * `no_verifier`, `identity_already_exists`.
   */
  async connect(localId: string, code: string): Promise<Result<null, AuthFailure>> {
    const verifier = await this.#clients.takeVerifier(keyOf(localId));
    if (verifier === null) return fail(CONNECT_AGAIN);
    return this.call(localId, async (client) => {
      const { data, error } = await client.getSession();
      if (error) return fail(failureOf(error));
      if (!data.session) return fail(CONNECT_AGAIN);
      const body = { auth_code: code, code_verifier: verifier };
      const { access_token: accessToken } = data.session;
      const taken = await callAuth(this.callPorts, { method: 'POST', path: '/user/identities/connect', accessToken, body });
      if (taken.ok) return ok(null);
      return fail(isFlowOver(taken.error) ? CONNECT_AGAIN : taken.error);
    });
  }

  #toGoogle(errand: keyof typeof GOOGLE_ERRANDS) {
    return {
      redirectTo: `${this.#origin}/auth/callback?google=${GOOGLE_ERRANDS[errand]}`,
      queryParams: { access_type: 'offline', prompt: 'consent' },
      skipBrowserRedirect: true,
    };
  }

  /**
   * Exchanges the code of /auth/callback, of a mail's link or from Google, for a session; `no_verifier` if the way began in another
   * browser.
   * @param flow what the session is for
   */
  async exchangeCode(
    code: string,
    from: CodeSource,
    flow: Flow = from === 'recovery' ? 'recovery' : 'sign_in',
  ): Promise<Result<FirstStep, AuthFailure>> {
    const key = CODE_KEYS[from];
    if (!(await this.#clients.hasVerifier(key))) return fail({ code: 'no_verifier', sentence: words.otherBrowser });
    const { data, error } = await this.#clients.of(key).exchangeCodeForSession(code);
    if (error) return fail(failureOf(error));
    await this.#clients.move(key, FLOW_KEYS[flow]);
    return ok(await this.#firstStep(this.#flow(flow), data.session));
  }

  /** Proves a mailbox by the six digits of a mail. The server says if a password is to be chosen, also after a sign-up (decision D33). */
  async typeCode(asked: Flow, email: string, token: string): Promise<Result<ProvenMailbox, AuthFailure>> {
    const type = asked === 'recovery' ? 'recovery' : 'signup';
    const { data, error } = await this.#flow(asked).verifyOtp({ email, token, type });
    if (error) return fail(failureOf(error));
    const { session } = data;
    if (!session) return fail(unreachable);
    const flow = 'type' in session && session.type === 'recovery' ? 'recovery' : asked;
    await this.#clients.move(FLOW_KEYS[asked], FLOW_KEYS[flow]);
    return ok({ ...(await this.#firstStep(this.#flow(flow), session)), flow });
  }

  /** How far a sign-in is whose tokens are held here but belong to no player yet. */
  async held(flow: Flow): Promise<FirstStep | undefined> {
    const client = this.#flow(flow);
    const { data } = await client.getSession();
    return data.session ? this.#firstStep(client, data.session) : undefined;
  }

  /** Sets the password of the account that a link for this purpose has led to. */
  async setNewPassword(password: string): Promise<Result<null, AuthFailure>> {
    const { error } = await this.#flow('recovery').updateUser({ password });
    return error ? fail(failureOf(error)) : ok(null);
  }

  /** Ends a sign-in that is not complete. Its tokens are deleted also if the server cannot be reached. */
  async cancel(flow: Flow): Promise<void> {
    await this.#waitBriefly(this.#flow(flow).signOut({ scope: 'local' }));
    await this.#storage.removeItem(FLOW_KEYS[flow]);
  }

  /** Moves the tokens of a completed sign-in to their player's key. Can be repeated. */
  async assignTo(localId: string, flow: Flow = 'sign_in'): Promise<void> {
    await this.#clients.move(FLOW_KEYS[flow], keyOf(localId));
  }

  /** The account of a sign-in that was completed but not assigned to a player, because the page closed. */
  async pendingAccount(): Promise<SignedInAccount | undefined> {
    const held = await this.held('sign_in');
    // A first step alone is no sign-in. Another tab may be at its second step.
    return held && !held.secondStep ? held.account : undefined;
  }

  /** A call of a signed-in player, while no other tab refreshes their tokens. */
  call<T>(localId: string, work: (client: GoTrueClient) => Promise<T>): Promise<T> {
    const key = keyOf(localId);
    return this.#ports.exclusive(key, () => work(this.#clients.of(key)));
  }

  /** The account of a player as the server knows it now; undefined if it cannot be asked. */
  readAnew(localId: string): Promise<SignedInAccount | undefined> {
    return this.call(localId, async (client) => {
      const { data } = await client.refreshSession();
      return data.session ? accountOf(data.session) : undefined;
    });
  }

  /**
   * Token and user of one read. The token is refreshed when it soon expires, or when the server refused it: by a slow clock a token never
   * seems to expire (P5). A refused refresh ends the session (`signed_out`); one that could not be tried keeps it (`offline`; `unwell` if a
   * server answered that it cannot), since offline never means signed out (P8). One tab at a time refreshes; each reads the storage anew.
   */
  credentials(localId: string, refused?: string): Promise<Credentials | NoCredentials> {
    const key = keyOf(localId);
    return this.#ports.exclusive(key, async () => {
      const before = await this.#storage.getItem(key);
      const client = this.#clients.of(key);
      const held = await client.getSession();
      const stale = held.data.session !== null && held.data.session.access_token === refused;
      const { data, error } = stale ? await client.refreshSession() : held;
      if (data.session) return { accessToken: data.session.access_token, userId: data.session.user.id };
      if (isRefusal(error)) await this.#forget(key, before);
      if ((await this.#storage.getItem(key)) === null) return 'signed_out';
      return error?.status === UNWELL ? 'unwell' : 'offline';
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
    await this.#waitBriefly(this.#ports.exclusive(key, () => this.#clients.of(key).signOut({ scope: 'global' })));
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
