import type { GoTrueClient } from '@supabase/auth-js';
import { fail, ok, type Result } from '../../shared/result.ts';
import { AppCode } from './app-code.ts';
import { callAuth, type AuthAnswer } from './auth-call.ts';
import { failureOf, refusal, unreachable, type AuthFailure } from './auth-failure.ts';
import type { AuthSessions } from './auth-session.ts';
import { RETURN_PATHS } from './flows.ts';
import { stepAfter, type SecondStep } from './second-step.ts';
import { authSessions } from './sign-in-flow.ts';
import { waysOf, type ConnectedSignIn, type SignInWays } from './sign-in-ways.ts';
import * as words from '../words/en/refusals/sign-in.ts';

type Answer<T> = Promise<Result<T, AuthFailure>>;

/** The name of the product in an authenticator app. */
const ISSUER = 'Tenfold';

/** A factor that counts once its first code is confirmed. */
export interface TotpOffer {
  readonly factorId: string;
  /** For who types it into the app: base32. */
  readonly secret: string;
  /** For a QR code: `otpauth://…`. */
  readonly uri: string;
}

/** Asks whoever uses this device to prove that the account is theirs; false if they did not. */
export type AskForProof = () => Promise<boolean>;

const NOT_PROVEN: AuthFailure = { code: 'not_proven', sentence: words.nothingChanged };
const SIGNED_OUT: AuthFailure = { code: 'session_missing', sentence: words.signInAgain };

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * What an account can change of how it signs in. A failure whose code `isSessionOver` takes for one means that this player has to sign in
 * again first; so does `insufficient_aal`.
 */
export class AccountSettings {
  readonly #sessions: AuthSessions;
  readonly #localId: string;
  readonly #askForProof: AskForProof;
  readonly #appCode = new AppCode();

  /** @param askForProof by default nobody is asked, and what needs a proof fails with `not_proven` */
  constructor(sessions: AuthSessions, localId: string, askForProof: AskForProof = () => Promise.resolve(false)) {
    this.#sessions = sessions;
    this.#localId = localId;
    this.#askForProof = askForProof;
  }

  #call<T>(work: (client: GoTrueClient) => Answer<T>): Answer<T> {
    return this.#sessions.call(this.#localId, work);
  }

  /**
   * Makes a change that only the owner may make. Where the sign-in is too long ago, the server says so (decision D34): then the person is
   * asked, and the change is made once more.
   */
  async #asOwner<T>(change: () => Answer<T>): Answer<T> {
    const first = await change();
    if (first.ok || first.error.code !== 'reauthentication_needed') return first;
    return (await this.#askForProof()) ? change() : fail(NOT_PROVEN);
  }

  #callAsOwner<T>(work: (client: GoTrueClient) => Answer<T>): Answer<T> {
    return this.#asOwner(() => this.#call(work));
  }

  /** How the account can be signed in to, as the server knows it now. */
  read(): Answer<SignInWays> {
    return this.#call(async (client) => {
      const { data, error } = await client.getUser();
      return error ? fail(failureOf(error)) : ok(waysOf(data.user));
    });
  }

  /**
   * The second step that this session needs before it may change anything, if it needs one. A session that had it needs it again when the
   * factor that raised it was removed and another one is left (decision D18).
   */
  secondStep(): Answer<SecondStep | undefined> {
    return this.#call(async (client) => {
      // The held session may still name another level.
      const { data, error } = await client.refreshSession();
      if (error) return fail(failureOf(error));
      return data.session ? ok(await stepAfter(client, data.session, this.#sessions.callPorts)) : fail(SIGNED_OUT);
    });
  }

  /** Saves a password. All other devices are signed out, and the owner gets a mail. Codes: `password_too_short` and its like, `same_password`. */
  changePassword(password: string): Answer<null> {
    return this.#callAsOwner(async (client) => {
      const { error } = await client.updateUser({ password });
      return error ? fail(failureOf(error)) : ok(null);
    });
  }

  /** Asks for another address. Links go to both mailboxes; the change is made when both were opened. Code: `over_email_send_rate_limit`. */
  changeEmail(email: string): Answer<null> {
    return this.#callAsOwner(async (client) => {
      const emailRedirectTo = `${this.#sessions.callPorts.origin}${RETURN_PATHS.email_change}`;
      const { error } = await client.updateUser({ email }, { emailRedirectTo });
      return error ? fail(failureOf(error)) : ok(null);
    });
  }

  /**
   * Agrees to another address by the six digits of the mail in either mailbox, as its link does. The value says whether the other mailbox is
   * still to agree.
   * @param email the present address
   */
  async agreeToEmail(email: string, digits: string): Answer<'half' | 'changed'> {
    const ports = this.#sessions.callPorts;
    const body = { type: 'email_change', email, token: digits, follow: true, redirect_to: `${ports.origin}${RETURN_PATHS.email_change}` };
    const answer = await callAuth(ports, { method: 'POST', path: '/verify', body });
    if (!answer.ok) return answer;
    const { location: address } = answer.value;
    if (typeof address !== 'string' || !/^https?:\/\/\w/.test(address)) return fail(unreachable);
    const told = new URLSearchParams(address.split('#')[1]);
    const refused = told.get('error_description');
    if (refused !== null) return fail(refusal(told.get('error_reason') ?? told.get('error_code') ?? '', refused));
    return ok(told.has('message') ? 'half' : 'changed');
  }

  /** Begins to add an authenticator app. Codes: `mfa_factor_name_conflict`, `too_many_enrolled_mfa_factors`. */
  beginTotp(name?: string): Answer<TotpOffer> {
    return this.#callAsOwner(async (client) => {
      const wanted = { factorType: 'totp', issuer: ISSUER, ...(name !== undefined && { friendlyName: name }) } as const;
      const { data, error } = await client.mfa.enroll(wanted);
      return error ? fail(failureOf(error)) : ok({ factorId: data.id, secret: data.totp.secret, uri: data.totp.uri });
    });
  }

  /** Confirms an app by the code it shows. From then on each sign-in asks for one. Code: `wrong_app_code`. */
  confirmTotp(factorId: string, code: string): Answer<null> {
    return this.#call((client) => this.#appCode.answer(client, factorId, code));
  }

  /**
   * Begins to add a phone. The number is in E.164; the value is the factor's id. Codes: `phone_invalid`, `mfa_verified_factor_exists`,
   * `mfa_phone_enroll_not_enabled`, `too_many_enrolled_mfa_factors`.
   */
  beginPhone(number: string): Answer<string> {
    return this.#callAsOwner(async (client) => {
      const { data, error } = await client.mfa.enroll({ factorType: 'phone', phone: number });
      return error ? fail(failureOf(error)) : ok(data.id);
    });
  }

  /** Sends a text message with a code to a phone. The value is the challenge's id. Code: `over_sms_send_rate_limit`. */
  sendText(factorId: string): Answer<string> {
    return this.#call(async (client) => {
      const { data, error } = await client.mfa.challenge({ factorId });
      return error ? fail(failureOf(error)) : ok(data.id);
    });
  }

  /** Confirms a phone by the code that was sent to it. Codes: `wrong_phone_code`, `mfa_challenge_expired`. */
  confirmPhone(factorId: string, challengeId: string, code: string): Answer<null> {
    return this.#call(async (client) => {
      const { error } = await client.mfa.verify({ factorId, challengeId, code });
      return error ? fail(failureOf(error)) : ok(null);
    });
  }

  /** Removes a factor. The value is the second step that is due now: it is, if the factor had raised this session and another one is left. */
  async removeFactor(factorId: string): Answer<SecondStep | undefined> {
    const removed = await this.#callAsOwner<null>(async (client) => {
      const { error } = await client.mfa.unenroll({ factorId });
      return error ? fail(failureOf(error)) : ok(null);
    });
    return removed.ok ? this.secondStep() : removed;
  }

  /** Where Google is asked for another way to sign in. It comes back at /auth/callback, which leads to /settings. */
  connectAddress(): Answer<string> {
    return this.#asOwner(() => this.#sessions.connectAddress(this.#localId));
  }

  /** Removes a way to sign in. The session goes on. Code: `single_identity_not_deletable` for the last one. */
  disconnect({ identity }: ConnectedSignIn): Answer<null> {
    return this.#callAsOwner(async (client) => {
      const { error } = await client.unlinkIdentity(identity);
      return error ? fail(failureOf(error)) : ok(null);
    });
  }

  /** Ten new recovery codes, which are told this once and end the older ones. Code: `mfa_factor_not_found` without a factor. */
  async newRecoveryCodes(): Answer<readonly string[]> {
    const answer = await this.#asOwner(() => this.#callRecoveryCodes({ method: 'POST', body: {} }));
    if (!answer.ok) return answer;
    const { codes } = answer.value;
    return Array.isArray(codes) && codes.every(isText) ? ok(codes) : fail(unreachable);
  }

  /** How many of the ten recovery codes are left. */
  async recoveryCodesLeft(): Answer<number> {
    const answer = await this.#callRecoveryCodes({ method: 'GET' });
    if (!answer.ok) return answer;
    const { left } = answer.value;
    return typeof left === 'number' ? ok(left) : fail(unreachable);
  }

  #callRecoveryCodes(how: { readonly method: 'GET' } | { readonly method: 'POST'; readonly body: object }): Answer<AuthAnswer> {
    return this.#call(async (client) => {
      const { data, error } = await client.getSession();
      if (error) return fail(failureOf(error));
      if (!data.session) return fail(SIGNED_OUT);
      return callAuth(this.#sessions.callPorts, { ...how, path: '/recovery-codes', accessToken: data.session.access_token });
    });
  }
}

/** The settings of a player's account. Import this module only when its page is open: it brings the auth client. */
export const accountSettings = (localId: string, askForProof: AskForProof): AccountSettings =>
  new AccountSettings(authSessions(), localId, askForProof);
