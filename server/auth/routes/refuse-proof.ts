import type { FastifyReply } from 'fastify';
import { refuse, refuseForNow, refuseUnauthorized } from '../../http/refusal.ts';
import type { AuthFailure } from '../contract/failure.ts';

/**
 * Why the password was not proven, as it is said outside the sign-in API. A wrong one is no 401: the caller stays signed in.
 * @param stale what to do where a sign-in is the only proof, and it was too long ago
 */
export function refuseProof(reply: FastifyReply, { code, retryAfterS }: AuthFailure, stale: string): FastifyReply {
  if (retryAfterS !== undefined) return refuseForNow(reply, 429, retryAfterS, { error: 'Request rate limit reached', code: 'rate_limit' });
  if (code === 'invalid_credentials') return refuse(reply, 403, { error: 'The password is not right.', code: 'wrong_password' });
  if (code === 'reauthentication_needed') return refuse(reply, 403, { error: stale, code: 'stale_sign_in' });
  return refuseUnauthorized(reply);
}
