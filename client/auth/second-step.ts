import type { Factor, GoTrueClient, Session } from '@supabase/auth-js';
import { fail, ok, type Result } from '../../shared/result.ts';
import { AppCode } from './app-code.ts';
import { callAuth, type AuthCallPorts } from './auth-call.ts';
import { failureOf, unreachable, type AuthFailure } from './auth-failure.ts';

/** A verified factor of an account (protocol, "Second factors"). */
export interface SecondFactor {
  readonly id: string;
  readonly type: 'totp' | 'phone';
  readonly name?: string;
  /** The last digits of a phone's number. */
  readonly numberEnd?: string;
}

const NUMBER_END = 3;

export function secondFactor({ id, factor_type: type, friendly_name: name, ...more }: Factor): SecondFactor {
  const number: unknown = 'phone' in more ? more.phone : undefined;
  return {
    id,
    type: type === 'phone' ? 'phone' : 'totp',
    ...(name && { name }),
    ...(typeof number === 'string' && { numberEnd: number.slice(-NUMBER_END) }),
  };
}

/** The second step of a sign-in whose first step is done. Until it is done, the session may do nothing else (decision D18). */
export class SecondStep {
  readonly factors: readonly SecondFactor[];
  readonly #client: GoTrueClient;
  readonly #ports: AuthCallPorts;
  readonly #appCode = new AppCode();
  /** The text message that was sent last. */
  #textChallenge: string | undefined;

  constructor(client: GoTrueClient, ports: AuthCallPorts, factors: readonly SecondFactor[]) {
    this.#client = client;
    this.#ports = ports;
    this.factors = factors;
  }

  /** Sends a text message with a code to the phone of a factor. */
  async sendText(factorId: string): Promise<Result<null, AuthFailure>> {
    const { data, error } = await this.#client.mfa.challenge({ factorId });
    if (error) return fail(failureOf(error));
    this.#textChallenge = data.id;
    return ok(null);
  }

  /** Answers with the code that the app of a factor shows, or that was sent to its phone. */
  async answer({ id: factorId, type }: SecondFactor, code: string): Promise<Result<null, AuthFailure>> {
    if (type === 'totp') return this.#appCode.answer(this.#client, factorId, code);
    const { error } = await this.#client.mfa.verify({ factorId, challengeId: this.#textChallenge ?? '', code });
    return error ? fail(failureOf(error)) : ok(null);
  }

  /** Uses a recovery code up. */
  async answerByRecoveryCode(code: string): Promise<Result<null, AuthFailure>> {
    const held = await this.#client.getSession();
    if (held.error) return fail(failureOf(held.error));
    const accessToken = held.data.session?.access_token ?? '';
    const raised = await callAuth(this.#ports, { method: 'POST', path: '/recovery-codes/verify', accessToken, body: { code } });
    if (!raised.ok) return raised;
    const { access_token, refresh_token } = raised.value;
    if (typeof access_token !== 'string' || typeof refresh_token !== 'string') return fail(unreachable);
    const { error } = await this.#client.setSession({ access_token, refresh_token });
    return error ? fail(failureOf(error)) : ok(null);
  }
}

/** The second step that a session still needs, if it needs one. */
export async function stepAfter(client: GoTrueClient, session: Session, ports: AuthCallPorts): Promise<SecondStep | undefined> {
  const verified = (session.user.factors ?? []).filter(({ status }) => status === 'verified');
  if (verified.length === 0) return undefined;
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  return data?.currentLevel === 'aal2' ? undefined : new SecondStep(client, ports, verified.map(secondFactor));
}
