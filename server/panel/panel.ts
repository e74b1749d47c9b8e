import { Type } from 'typebox';
import { AdminStats, AdminUsersResponse, ResetResponse } from '../../shared/contract/admin.ts';
import { ErrorBody } from '../../shared/contract/common.ts';
import { principalOf } from '../http/access.ts';
import type { AppPlugin } from '../http/app.ts';
import { refuse } from '../http/refusal.ts';
import { accountsByXp } from './accounts-by-xp.ts';
import { resetAccount, type ResetDeps } from './reset-account.ts';
import { readStats } from './stats.ts';
import { noSuchAccount } from '../words/en/panel.ts';

/** PostgreSQL has no text with a zero in it. */
const UsersQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 100, pattern: '^[^\\u0000]*$', description: 'part of a name' })),
});

const ResetQuery = Type.Object({
  userId: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', description: 'of the account' }),
});

const errors = { '4xx': ErrorBody, '5xx': ErrorBody };
const tags = ['admin'];

/** What the admin's pages show and do besides posts and challenges (protocol, "The panel"). */
export const panelPlugin =
  (deps: ResetDeps): AppPlugin =>
  async (app) => {
    const { database } = deps;
    app.get(
      '/api/admin/stats',
      {
        config: { access: 'admin' },
        schema: { tags, summary: 'Count accounts, games and posts', response: { 200: AdminStats, ...errors } },
      },
      () => readStats(database.db),
    );
    app.get(
      '/api/admin/users',
      {
        config: { access: 'admin' },
        schema: {
          tags,
          summary: 'List the accounts with the most XP, of all or of those with a text in their name',
          querystring: UsersQuery,
          response: { 200: AdminUsersResponse, ...errors },
        },
      },
      (request) => accountsByXp(database.db, request.query.search ?? ''),
    );
    app.post(
      '/api/admin/reset-user',
      {
        config: { access: 'admin' },
        schema: {
          tags,
          summary: "Take all that a player has reached so far out of the player's figures (decision D7)",
          querystring: ResetQuery,
          response: { 200: ResetResponse, ...errors },
        },
      },
      async (request, reply) => {
        const { userId } = request.query;
        const taken = await resetAccount(deps, principalOf(request), userId);
        if (!taken) return refuse(reply, 404, { error: noSuchAccount, code: 'user_not_found' });
        request.log.info(
          { event: 'player_reset', actor: principalOf(request).userId, player: userId, ...taken },
          'an admin reset a player',
        );
        return taken;
      },
    );
  };
