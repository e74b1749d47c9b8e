import { Type } from 'typebox';
import type { FastifyReply } from 'fastify';
import { ErrorBody } from '../../../shared/contract/common.ts';
import { principalOf } from '../../http/access.ts';
import type { App } from '../../http/app.ts';
import { refuse, refuseForNow, refuseUnauthorized } from '../../http/refusal.ts';
import { sourceOf } from '../../network/source.ts';
import type { AuthFailure } from '../contract/failure.ts';
import type { AuthDeps } from '../deps.ts';
import { deleteAccount } from '../sessions/delete-account.ts';
import { FRESH_MS, provePassword } from '../sessions/fresh-proof.ts';
import * as words from '../../words/en/auth.ts';
import { tooManyRequests } from '../../words/en/requests.ts';

const ProofBody = Type.Object({ password: Type.String() });
const ProofAnswer = Type.Object({ provenForMs: Type.Integer({ description: 'how long the session has proven who its user is' }) });
const DeletionBody = Type.Object({ password: Type.Optional(Type.String()) });
/** The id that is gone. Not an empty 204, which a captive portal answers, too: the device forgets the player by this answer. */
const DeletionAnswer = Type.Object({ player: Type.String() });

const REFUSALS = { '4xx': ErrorBody, '5xx': ErrorBody };

/**
 * The calls of the account's own API that prove by the present password that it is the owner who uses the session. `POST
 * /api/account/prove` does that alone (protocol, "Sign-up, sign-in, password"), for the public client's calls for factors and identities
 * have no field for a password; `DELETE /api/account` deletes the account with it (protocol, "Deleted accounts").
 */
export function serveProofs(app: App, deps: AuthDeps): void {
  app.post(
    '/api/account/prove',
    {
      config: { access: 'player' },
      schema: {
        tags: ['account'],
        summary: 'Prove by the present password that it is the owner who uses this session, for ten minutes',
        body: ProofBody,
        response: { 200: ProofAnswer, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const proof = { password: request.body.password, source: sourceOf(request.ip) };
      const proven = await provePassword(deps, principalOf(request), proof);
      if (proven.ok) return { provenForMs: FRESH_MS };
      return refuseProof(reply, proven.error, { error: words.noPasswordToProve, code: 'stale_sign_in', reason: 'no_password' });
    },
  );
  app.delete(
    '/api/account',
    {
      config: { access: 'player' },
      schema: {
        tags: ['account'],
        summary: "Delete the caller's account with all that is stored of it, for good",
        body: DeletionBody,
        response: { 200: DeletionAnswer, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const proof = { password: request.body.password, source: sourceOf(request.ip) };
      const deleted = await deleteAccount(deps, principalOf(request), proof);
      if (!deleted.ok)
        return refuseProof(reply, deleted.error, { error: words.signInToDelete, code: 'stale_sign_in', reason: 'sign_in_to_delete' });
      deps.mail.wake();
      return { player: principalOf(request).userId };
    },
  );
}

/**
 * Why the owner was not proven, as it is said outside the sign-in API. A wrong password is no 401: the caller stays signed in.
 * @param stale what is said where a sign-in is the only proof, and it was too long ago
 */
function refuseProof(reply: FastifyReply, { code, retryAfterS }: AuthFailure, stale: ErrorBody): FastifyReply {
  if (retryAfterS !== undefined) return refuseForNow(reply, 429, retryAfterS, { error: tooManyRequests, code: 'rate_limit' });
  if (code === 'invalid_credentials') return refuse(reply, 403, { error: words.wrongPassword, code: 'wrong_password' });
  if (code === 'reauthentication_needed') return refuse(reply, 403, stale);
  return refuseUnauthorized(reply);
}
