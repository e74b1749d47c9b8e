import { Type } from 'typebox';
import { ErrorBody } from '../../../shared/contract/common.ts';
import { principalOf } from '../../http/access.ts';
import type { App } from '../../http/app.ts';
import { sourceOf } from '../../network/source.ts';
import type { AuthDeps } from '../deps.ts';
import { deleteAccount } from '../sessions/delete-account.ts';
import { refuseProof } from './refuse-proof.ts';

const DeletionBody = Type.Object({ password: Type.Optional(Type.String()) });
/** The id that is gone. Not an empty 204, which a captive portal answers, too: the device forgets the player by this answer. */
const DeletionAnswer = Type.Object({ player: Type.String() });

/** `DELETE /api/account` deletes the caller's account (protocol, "Deleted accounts"). */
export function serveDeletion(app: App, deps: AuthDeps): void {
  app.delete(
    '/api/account',
    {
      config: { access: 'player' },
      schema: {
        tags: ['account'],
        summary: "Delete the caller's account with all that is stored of it, for good",
        body: DeletionBody,
        response: { 200: DeletionAnswer, '4xx': ErrorBody, '5xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { password } = request.body;
      const deleted = await deleteAccount(deps, principalOf(request), { password, source: sourceOf(request.ip) });
      if (!deleted.ok) return refuseProof(reply, deleted.error, 'Sign in again, and delete the account within ten minutes.');
      deps.mail.wake();
      return { player: principalOf(request).userId };
    },
  );
}
