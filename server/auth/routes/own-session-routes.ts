import { Type } from 'typebox';
import { ErrorBody } from '../../../shared/contract/common.ts';
import { principalOf } from '../../http/access.ts';
import type { App } from '../../http/app.ts';
import { refuse, refuseUnauthorized } from '../../http/refusal.ts';
import { IdParams } from '../contract/bodies.ts';
import type { AuthDeps } from '../deps.ts';
import { endOwnSession, ownSessions } from '../sessions/own-sessions.ts';
import * as words from '../../words/en/auth.ts';

const SessionsAnswer = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: Type.String(),
      device: Type.Optional(Type.String({ description: 'a readable name, by the browser of the sign-in' })),
      current: Type.Boolean({ description: 'whether it is the session that asks' }),
      signedInMs: Type.Integer(),
      usedMs: Type.Integer({ description: 'when its tokens were last renewed' }),
    }),
  ),
});
/** The id of the session that has ended. Not an empty 204, which a captive portal answers, too. */
const EndedAnswer = Type.Object({ id: Type.String() });

const tags = ['account'];

/**
 * `GET /api/account/sessions` lists where the caller is signed in; `DELETE /api/account/sessions/:id` signs one of these devices out.
 * @param changed called after the commit with the user, so that the device that was signed out notices
 */
export function serveOwnSessions(app: App, deps: AuthDeps, changed: (userId: string) => void): void {
  app.get(
    '/api/account/sessions',
    {
      config: { access: 'player' },
      schema: {
        tags,
        summary: 'List where the caller is signed in',
        response: { 200: SessionsAnswer, '4xx': ErrorBody, '5xx': ErrorBody },
      },
    },
    async (request) => ({ sessions: await ownSessions(deps.store.db, principalOf(request), deps.clock()) }),
  );
  app.delete(
    '/api/account/sessions/:id',
    {
      config: { access: 'player' },
      schema: {
        tags,
        summary: 'Sign the caller out on one device',
        params: IdParams,
        response: { 200: EndedAnswer, '4xx': ErrorBody, '5xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const who = principalOf(request);
      const outcome = await endOwnSession(deps, who, id);
      if (outcome === 'signed_out') return refuseUnauthorized(reply);
      if (outcome === 'not_found')
        return refuse(reply, 404, { error: words.deviceSignedOut, code: 'not_found', reason: 'device_signed_out' });
      changed(who.userId);
      return { id };
    },
  );
}
