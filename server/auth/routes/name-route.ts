import { Type } from 'typebox';
import { ErrorBody } from '../../../shared/contract/common.ts';
import type { App } from '../../http/app.ts';
import { refuseForNow } from '../../http/refusal.ts';
import { NameQuery } from '../contract/bodies.ts';
import type { AuthDeps } from '../deps.ts';
import { usernameTaken } from '../contract/failure.ts';
import type { AccountDirectory } from '../../http/principal.ts';
import { isNameFree } from '../../profiles/profiles.ts';
import { sourceOf } from '../../network/source.ts';
import { nameProblemText, readName } from '../../profiles/username.ts';
import * as words from '../../words/en/requests.ts';

const NameAnswer = Type.Object({
  available: Type.Boolean(),
  reason: Type.Optional(Type.String({ description: 'why not, as a sentence' })),
  code: Type.Optional(Type.String({ description: 'why not, for programs' })),
});

/**
 * GET /api/account/username-available?name= answers `{ available, reason?, code? }`. Names are public. The whole name is compared, and a source
 * may ask 30 times a minute. Whoever is signed in has 60 of their own, so that a class behind one address can choose names at the same
 * time, and finds their present names free (protocol, "Identity and tokens").
 */
export function serveNameCheck(app: App, deps: AuthDeps, accounts: Pick<AccountDirectory, 'authenticate'>): void {
  app.get(
    '/api/account/username-available',
    {
      config: { access: 'public' },
      schema: {
        tags: ['account'],
        summary: 'Ask whether a name is free',
        querystring: NameQuery,
        response: { 200: NameAnswer, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const asker = await accounts.authenticate(request.headers.authorization);
      const [limit, asking] = asker.ok ? [deps.limits.ownNameChecks, asker.value.userId] : [deps.limits.nameChecks, sourceOf(request.ip)];
      const waitS = limit.waitS(asking);
      if (waitS > 0) return refuseForNow(reply, 429, waitS, { error: words.tooManyRequests, code: 'rate_limit' });
      limit.count(asking);
      const name = readName(request.query.name);
      if (!name.ok) return reply.send({ available: false, reason: nameProblemText(name.error), code: name.error });
      const isFree = await isNameFree(deps.store.db, name.value.key, asker.ok ? asker.value.userId : undefined);
      return reply.send(isFree ? { available: true } : { available: false, reason: usernameTaken.message, code: 'name_taken' });
    },
  );
}
