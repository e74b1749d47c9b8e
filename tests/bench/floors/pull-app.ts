import Database from 'better-sqlite3';
import Fastify, { type FastifyInstance } from 'fastify';
import { createAccessTokens } from '../../../server/auth/credentials/access-token.ts';
import { loadSigningKeys } from '../../../server/auth/credentials/signing-keys.ts';
import { changesOf } from '../../../server/sync/history.ts';
import type { PullStep } from './floor-servers.ts';

/** Who asks: account, session and profile by one look. */
const HOLDER = `select banned_until, role, aal, seen_gen, used_at, auth_sessions.created_at, username, display_name
  from users left join auth_sessions on auth_sessions.user_id = users.id and auth_sessions.id = ? left join profiles on profiles.user_id = users.id
  where users.id = ?`;

/** One page: what counts after a change. */
const PAGE = `select id, seq, device, status, code, corrected, late, summary, facts from items
  where player = ? and seq > ? and summary is not null order by seq limit ?`;

/** The smallest server that makes pages of a pull from the product's rows. */
export async function pullApp({ file, player, signed }: PullStep): Promise<FastifyInstance> {
  const database = new Database(file, { readonly: true });
  const [holder, page] = [database.prepare(HOLDER), database.prepare<[string, number, number], Parameters<typeof changesOf>[0]>(PAGE)];
  const tokens =
    signed &&
    createAccessTokens({ keys: await loadSigningKeys(signed.keyFile), issuer: signed.issuer, ttlS: 3600, clock: () => Date.now() });
  const app = Fastify();
  app.post<{ Body: { after: number; limit: number } }>('/pull', async ({ headers, body: { after, limit } }, reply) => {
    if (tokens) {
      const claims = await tokens.verify(headers.authorization?.slice('Bearer '.length) ?? '');
      if (!claims || holder.get(claims.sessionId, claims.userId) === undefined) return reply.status(401).send({});
    }
    const rows = page.all(player, after, limit);
    return { changes: rows.flatMap((row) => changesOf(row, 'new-device')), cursor: rows.at(-1)?.seq, more: rows.length === limit };
  });
  app.addHook('onClose', () => void database.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}
