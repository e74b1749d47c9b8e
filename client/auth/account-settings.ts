import type { GoTrueClient } from '@supabase/auth-js';
import { fail, ok, type Result } from '../../shared/result.ts';
import { AppCode } from './app-code.ts';
import { callAuth, type AuthAnswer } from './auth-call.ts';
import { failureOf, unreachable, type AuthFailure } from './auth-failure.ts';
import { RETURN_PATHS, type AuthSessions } from './auth-session.ts';
import { secondFactor, type SecondFactor } from './second-step.ts';
import { authSessions } from './sign-in-flow.ts';

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

const SIGNED_OUT: AuthFailure = { code: 'session_missing', sentence: 'Sign in again first.' };

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * What an account can change of how it signs in. A failure whose code `isSessionOver` takes for one means that this player has to sign in
 * again first; so does `insufficient_aal`.
 */
export class AccountSettings {
  readonly #sessions: AuthSessions;
  readonly #localId: string;
  readonly #appCode = new AppCode();

  constructor(sessions: AuthSessions, localId: string) {
    this.#sessions = sessions;
    this.#localId = localId;
  }

  #call<T>(work: (client: GoTrueClient) => Answer<T>): Answer<T> {
    return this.#sessions.call(this.#localId, work);
  }

  /** Saves a password. All other devices are signed out, and the owner gets a mail. Codes: `weak_password`, `same_password`. */
  changePassword(password: string): Answer<null> {
    return this.#call(async (client) => {
      const { error } = await client.updateUser({ password });
      return error ? fail(failureOf(error)) : ok(null);
    });
  }

  /** Asks for another address. Links go to both mailboxes; the change is made when both were opened. Code: `over_email_send_rate_limit`. */
  changeEmail(email: string): Answer<null> {
    return this.#call(async (client) => {
      const emailRedirectTo = `${this.#sessions.callPorts.origin}${RETURN_PATHS.email_change}`;
      const { error } = await client.updateUser({ email }, { emailRedirectTo });
      return error ? fail(failureOf(error)) : ok(null);
    });
  }

  /** The verified factors. */
  listFactors(): Answer<readonly SecondFactor[]> {
    return this.#call(async (client) => {
      const { data, error } = await client.mfa.listFactors();
      return error ? fail(failureOf(error)) : ok([...data.totp, ...data.phone].map(secondFactor));
    });
  }

  /** Begins to add an authenticator app. Codes: `mfa_factor_name_conflict`, `too_many_enrolled_mfa_factors`. */
  beginTotp(name?: string): Answer<TotpOffer> {
    return this.#call(async (client) => {
      const wanted = { factorType: 'totp', issuer: ISSUER, ...(name !== undefined && { friendlyName: name }) } as const;
      const { data, error } = await client.mfa.enroll(wanted);
      return error ? fail(failureOf(error)) : ok({ factorId: data.id, secret: data.totp.secret, uri: data.totp.uri });
    });
  }

  /** Confirms an app by the code it shows. From then on each sign-in asks for one. Code: `mfa_verification_failed`. */
  confirmTotp(factorId: string, code: string): Answer<null> {
    return this.#call((client) => this.#appCode.answer(client, factorId, code));
  }

  /** Removes a factor. `signInAgain`: it had raised this session, and another factor is left, so a second step is due. */
  removeFactor(factorId: string): Answer<{ readonly signInAgain: boolean }> {
    return this.#call(async (client) => {
      const { error } = await client.mfa.unenroll({ factorId });
      if (error) return fail(failureOf(error));
      // The held session still names the factor and its level.
      const renewed = await client.refreshSession();
      if (renewed.error) return fail(failureOf(renewed.error));
      const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
      return ok({ signInAgain: data?.currentLevel !== data?.nextLevel });
    });
  }

  /** Ten new recovery codes, which are told this once and end the older ones. Code: `mfa_factor_not_found` without a factor. */
  async newRecoveryCodes(): Answer<readonly string[]> {
    const answer = await this.#callRecoveryCodes({ method: 'POST', body: {} });
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
export const accountSettings = (localId: string): AccountSettings => new AccountSettings(authSessions(), localId);
