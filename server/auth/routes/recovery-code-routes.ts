import type { App } from '../../http/app.ts';
import { principalOf } from '../../http/access.ts';
import { given } from '../contract/bodies.ts';
import { RecoveryCodeBody, RecoveryCodesAnswer, RecoveryCodesLeft, SessionBody } from '../contract/recovery-codes.ts';
import type { AuthDeps } from '../deps.ts';
import { newRecoveryCodes, recoveryCodesLeft, verifyRecoveryCode } from '../factors/recovery-codes.ts';
import { respond } from './respond.ts';

const tags = ['sign-in'];

/** The routes of recovery codes, which the public client has no calls for (protocol, "Second factors"). */
export function serveRecoveryCodes(app: App, deps: AuthDeps): void {
  app.get(
    '/recovery-codes',
    {
      config: { access: 'player' },
      schema: { tags, summary: 'Count the recovery codes that are left', response: { 200: RecoveryCodesLeft } },
    },
    (request) => recoveryCodesLeft(deps, principalOf(request)),
  );
  app.post(
    '/recovery-codes',
    {
      config: { access: 'player' },
      schema: { tags, summary: 'Get ten new recovery codes; the older ones end', response: { 200: RecoveryCodesAnswer } },
    },
    async (request, reply) => respond(request, reply, await newRecoveryCodes(deps, principalOf(request))),
  );
  app.post(
    '/recovery-codes/verify',
    {
      config: { access: 'firstStep' },
      schema: {
        tags,
        summary: 'Use a recovery code as the second step of a sign-in',
        body: RecoveryCodeBody,
        response: { 200: SessionBody },
      },
    },
    async (request, reply) => respond(request, reply, await verifyRecoveryCode(deps, principalOf(request), given(request.body.code) ?? '')),
  );
}
