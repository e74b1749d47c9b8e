import type { GoTrueClient } from '@supabase/auth-js';
import { fail, ok, type Result } from '../../shared/result.ts';
import { failureOf, unreachable, type AuthFailure } from './auth-failure.ts';

interface Sent {
  readonly factorId: string;
  readonly code: string;
  readonly challengeId: string;
}

/**
 * Answers challenges with the codes of authenticator apps. A code is good once. So while its answer may have been lost, the same code goes
 * to the same challenge, for which the server repeats its answer (protocol, "Second factors").
 */
export class AppCode {
  #unanswered: Sent | undefined;

  async answer({ mfa }: GoTrueClient, factorId: string, code: string): Promise<Result<null, AuthFailure>> {
    const lost = this.#unanswered;
    const challenged =
      lost?.factorId === factorId && lost.code === code
        ? { data: { id: lost.challengeId }, error: null }
        : await mfa.challenge({ factorId });
    if (challenged.error) return fail(failureOf(challenged.error));
    const challengeId = challenged.data.id;
    const { error } = await mfa.verify({ factorId, challengeId, code });
    const failure = error && failureOf(error);
    this.#unanswered = failure?.code === unreachable.code ? { factorId, code, challengeId } : undefined;
    return failure ? fail(failure) : ok(null);
  }
}
