import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '../../../server/http/access.ts';
import type { AppPlugin } from '../../../server/http/app.ts';
import { site } from '../../../server/site/site.ts';
import { appForTest, TEST_NOW } from '../app-for-test.ts';
import { openAccounts, type AccountsApp } from '../auth/accounts-for-test.ts';
import { firstStep, guardedMember } from '../auth/factors-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { builtClient } from '../site/built-client.ts';
import { routesOf } from './routes-of.ts';

/** Who may ask each route. Every registered route has its row; the last ones end the session and the ticket that the others need. */
const ACCESS: Readonly<Record<string, Access>> = {
  'GET *': 'public',
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'public',
  'GET /api/docs': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/account/username-available': 'public',
  'DELETE /api/account': 'player',
  'GET /api/content/challenges': 'public',
  'POST /api/csp-report': 'public',
  'GET /api/realtime': 'public',
  'POST /api/sync/push': 'ticket',
  'POST /api/sync/pull': 'player',
  'POST /api/sync/ticket': 'player',
  'POST /api/game/submit-score': 'player',
  'GET /api/admin/only-in-this-test': 'admin',
  'GET /auth/v1/.well-known/jwks.json': 'public',
  'GET /auth/v1/health': 'public',
  'GET /auth/v1/settings': 'public',
  'GET /auth/v1/authorize': 'public',
  'GET /auth/v1/callback': 'public',
  'GET /auth/v1/verify': 'public',
  'POST /auth/v1/verify': 'public',
  'POST /auth/v1/signup': 'public',
  'POST /auth/v1/token': 'public',
  'POST /auth/v1/recover': 'public',
  'POST /auth/v1/resend': 'public',
  'POST /auth/v1/otp': 'public',
  'POST /auth/v1/magiclink': 'public',
  'GET /auth/v1/user': 'firstStep',
  'PUT /auth/v1/user': 'player',
  'GET /auth/v1/user/identities/authorize': 'player',
  'DELETE /auth/v1/user/identities/:id': 'player',
  'POST /auth/v1/factors': 'firstStep',
  'POST /auth/v1/factors/:id/challenge': 'firstStep',
  'POST /auth/v1/factors/:id/verify': 'firstStep',
  'DELETE /auth/v1/factors/:id': 'firstStep',
  'GET /auth/v1/recovery-codes': 'player',
  'POST /auth/v1/recovery-codes': 'player',
  'POST /auth/v1/recovery-codes/verify': 'firstStep',
  'POST /auth/v1/logout': 'firstStep',
  'POST /api/sync/tickets/revoke': 'ticket',
};

/** `firstStep`: a session of an account with two-step sign-in whose second step is still to come (decision D18). */
type Credential = 'none' | 'firstStep' | 'player' | 'admin' | 'ticket';
const CREDENTIALS: readonly Credential[] = ['none', 'firstStep', 'player', 'admin', 'ticket'];

const ADMITTED: Readonly<Record<Access, readonly Credential[]>> = {
  public: CREDENTIALS,
  firstStep: ['firstStep', 'player', 'admin'],
  player: ['player', 'admin'],
  admin: ['admin'],
  ticket: ['ticket'],
};

const onlyAdmins: AppPlugin = async (app) => {
  app.get('/api/admin/only-in-this-test', { config: { access: 'admin' }, schema: { hide: true } }, () => ({ secret: true }));
};

/** What a guard answers, and nothing behind it does: [status, code]. */
function refusalOf(route: string, access: Access, credential: Credential): readonly [number, string] {
  if (access === 'admin' && credential === 'player') return [403, 'not_admin'];
  if (access !== 'ticket' && credential === 'firstStep') return [401, 'insufficient_aal'];
  if (!route.includes('/auth/v1/')) return [401, 'unauthorized'];
  return credential === 'none' ? [401, 'no_authorization'] : [403, 'bad_jwt'];
}
const GUARD_CODES: ReadonlySet<unknown> = new Set([
  'not_admin',
  'unauthorized',
  'no_authorization',
  'bad_jwt',
  'session_not_found',
  'insufficient_aal',
]);

onEachEngine('access', (engine) => {
  let server: AccountsApp;
  let client: Awaited<ReturnType<typeof builtClient>>;
  let tokens: Readonly<Record<Credential, string | undefined>>;
  let admin: { readonly id: string; readonly access: string };

  const setRole = (role: 'player' | 'admin') =>
    server.database.write((writer) => writer.updateTable('profiles').set({ role }).where('user_id', '=', admin.id).execute());
  const ask = async (route: string, token: string | undefined): Promise<readonly [status: number, code: unknown]> => {
    const [method, path = ''] = route.split(' ');
    const answer = await server.app.inject({
      method: method as 'GET',
      url: path.replace('*', '/nothing').replace(':id', '01234567-89ab-4def-8123-456789abcdef'),
      headers: { 'x-supabase-api-version': '2024-01-01', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(method !== 'GET' && { payload: {} }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return [answer.statusCode, isJson ? answer.json<{ code?: unknown } | null>()?.code : undefined];
  };

  beforeAll(async () => {
    client = await builtClient();
    const pages = site({ clientDir: client.folder, siteUrl: 'http://tenfold.test', clock: () => TEST_NOW });
    server = await openAccounts(engine, {}, TEST_NOW, undefined, undefined, [onlyAdmins, pages]);
    const player = await server.member('mia@example.org');
    admin = await server.member('leo@example.org');
    await setRole('admin');
    const ticket = await server.app.inject({
      method: 'POST',
      url: '/api/sync/ticket',
      headers: { authorization: `Bearer ${player.access}` },
      payload: { deviceId: 'd', installId: 'i' },
    });
    const { email } = await guardedMember(server, 'noa@example.org');
    const firstStepToken = (await firstStep(server, email)).access;
    tokens = {
      none: undefined,
      firstStep: firstStepToken,
      player: player.access,
      admin: admin.access,
      ticket: ticket.json<{ ticket: string }>().ticket,
    };
  });
  afterAll(async () => {
    await server.close();
    await client.remove();
  });

  test('who loses the role loses its power with the next request, under the same token', async () => {
    const path = 'GET /api/admin/only-in-this-test';
    expect(await ask(path, admin.access)).toEqual([200, undefined]);
    await setRole('player');
    expect(await ask(path, admin.access)).toEqual([403, 'not_admin']);
    await setRole('admin');
    expect(await ask(path, admin.access)).toEqual([200, undefined]);
  });

  test('is known of every route', () => {
    expect(new Set(Object.keys(ACCESS))).toEqual(routesOf(server.app));
  });

  test('is granted to every credential that a route is for, and to no other', async () => {
    for (const [route, access] of Object.entries(ACCESS)) {
      for (const credential of CREDENTIALS) {
        const answer = await ask(route, tokens[credential]);
        if (ADMITTED[access].includes(credential))
          expect(GUARD_CODES.has(answer[1]), `${route} with ${credential}: ${answer.join(' ')}`).toBe(false);
        else expect([route, credential, ...answer]).toEqual([route, credential, ...refusalOf(route, access, credential)]);
      }
    }
  });
});

describe('a route without access', () => {
  test('stops the start, and is named', async () => {
    const forgetful: AppPlugin = async (app) => {
      app.get('/api/forgotten', () => 'open to everybody');
    };
    await expect(appForTest({ plugins: [forgetful] })).rejects.toThrow('GET /api/forgotten does not declare its access');
  });
});
