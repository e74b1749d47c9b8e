import { Type } from 'typebox';
import { ErrorBody } from '../../../shared/contract/common.ts';
import { principalOf } from '../../http/access.ts';
import type { App } from '../../http/app.ts';
import { sourceOf } from '../../network/source.ts';
import type { AuthDeps } from '../deps.ts';
import { FRESH_MS, provePassword } from '../sessions/fresh-proof.ts';
import { refuseProof } from './refuse-proof.ts';

const ProofBody = Type.Object({ password: Type.String() });
const ProofAnswer = Type.Object({ provenForMs: Type.Integer({ description: 'how long the session has proven who its user is' }) });

/**
 * `POST /api/account/prove` proves by the present password that it is the owner who uses the session (protocol, "Sign-up, sign-in, password"): the public
 * client's calls for factors and identities have no field for a password.
 */
export function serveProof(app: App, deps: AuthDeps): void {
  app.post(
    '/api/account/prove',
    {
      config: { access: 'player' },
      schema: {
        tags: ['account'],
        summary: 'Prove by the present password that it is the owner who uses this session, for ten minutes',
        body: ProofBody,
        response: { 200: ProofAnswer, '4xx': ErrorBody, '5xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { password } = request.body;
      const proven = await provePassword(deps, principalOf(request), { password, source: sourceOf(request.ip) });
      if (!proven.ok)
        return refuseProof(reply, proven.error, 'This account has no password. Sign in again, then change this within ten minutes.');
      return { provenForMs: FRESH_MS };
    },
  );
}
