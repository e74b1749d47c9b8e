import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { ErrorBody } from '../../../shared/contract/common.ts';
import type { AuthFailure } from '../contract/failure.ts';
import type { AuthDeps } from '../deps.ts';
import { principalOf } from '../../http/access.ts';
import type { App } from '../../http/app.ts';
import { refuse, refuseForNow, refuseUnauthorized } from '../../http/refusal.ts';
import type { AccountDirectory } from '../../http/principal.ts';
import { changeUsername } from '../users/change-username.ts';
import * as words from '../../words/en/requests.ts';

const UsernameBody = Type.Object({ username: Type.String() });
const UsernameAnswer = Type.Object({ username: Type.String(), displayName: Type.String() });

interface UsernameDeps {
  readonly deps: Pick<AuthDeps, 'store' | 'clock' | 'limits'>;
  readonly accounts: Pick<AccountDirectory, 'stillSignedIn'>;
  /** Called after the commit with the user whose names changed. */
  readonly changed: (userId: string) => void;
}

/**
 * `PUT /api/account/username {username}` gives the caller another name, as username and as display name (spec 2 §5, "Username change"),
 * and answers the names as they are stored. 422 if it is taken, 400 if it breaks a rule of names; it counts with `PUT /user`.
 */
export function serveUsername(app: App, { deps, accounts, changed }: UsernameDeps): void {
  app.put(
    '/api/account/username',
    {
      config: { access: 'player' },
      schema: {
        tags: ['account'],
        summary: 'Change the username and the display name of the caller',
        body: UsernameBody,
        response: { 200: UsernameAnswer, '4xx': ErrorBody, '5xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const waitS = deps.limits.updateUser.waitS(principal.userId);
      if (waitS > 0) return refuseForNow(reply, 429, waitS, { error: words.tooManyRequests, code: 'rate_limit' });
      deps.limits.updateUser.count(principal.userId);
      const given = await changeUsername(deps, accounts, principal, request.body.username);
      if (!given.ok) return refuseName(reply, given.error);
      changed(principal.userId);
      return { username: given.value.text, displayName: given.value.text };
    },
  );
}

function refuseName(reply: FastifyReply, { status, code, message, reason }: AuthFailure): FastifyReply {
  return code === 'session_not_found'
    ? refuseUnauthorized(reply)
    : refuse(reply, status, { error: message, code, ...(reason !== undefined && { reason }) });
}
