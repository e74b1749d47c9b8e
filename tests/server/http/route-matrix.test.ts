import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseAccount } from '../../../server/deletion/erase-account.ts';
import type { Access } from '../../../server/http/access.ts';
import type { AppPlugin } from '../../../server/http/app.ts';
import { robotFiles } from '../../../server/site/robot-files.ts';
import { site } from '../../../server/site/site.ts';
import { appForTest, TEST_NOW } from '../app-for-test.ts';
import { openAccounts, type AccountsApp, type Member } from '../auth/accounts-for-test.ts';
import { firstStep, guardedMember, type GuardedMember } from '../auth/factors-for-test.ts';
import { onSqliteFirst } from '../engines.ts';
import { builtClient, NO_POSTS } from '../site/built-client.ts';
import { expectDescribed } from './described.ts';
import { routesOf } from './routes-of.ts';

/** Who may ask a route, and the status of its answer to a request without a body, or with an empty one, by whoever may; of some callers another. */
type Row = readonly [access: Access, status: number, others?: Readonly<Record<string, number>>];

/** Every registered route has its row; the last ones end the session and the ticket that the others need. */
const ROUTES: Readonly<Record<string, Row>> = {
  'GET *': ['public', 404],
  'GET /robots.txt': ['public', 200],
  'GET /sitemap.xml': ['public', 200],
  'GET /feed.xml': ['public', 200],
  'GET /pictures/posts/:id': ['public', 404],
  'GET /healthz': ['public', 200],
  'GET /readyz': ['public', 200],
  'GET /metrics': ['public', 200],
  'GET /api/docs': ['public', 200],
  'GET /api/openapi.json': ['public', 200],
  'GET /api/account/username-available': ['public', 400],
  'DELETE /api/account': ['player', 403],
  'POST /api/account/prove': ['player', 400],
  'PUT /api/account/username': ['player', 400],
  'PUT /api/account/picture': ['player', 422],
  'DELETE /api/account/picture': ['player', 200],
  'GET /api/pictures/:id': ['public', 404],
  'GET /api/account/sessions': ['player', 200],
  'DELETE /api/account/sessions/:id': ['player', 404],
  'GET /api/content/challenges': ['public', 200],
  'GET /api/content/posts': ['public', 200],
  'GET /api/content/posts/:post': ['public', 404],
  'GET /api/admin/posts': ['admin', 200],
  'POST /api/admin/posts': ['admin', 400],
  'GET /api/admin/posts/:id': ['admin', 404],
  'PUT /api/admin/posts/:id': ['admin', 400],
  'DELETE /api/admin/posts/:id': ['admin', 400],
  'GET /api/site': ['public', 200],
  'GET /api/site/ad': ['public', 404],
  'POST /api/csp-report': ['public', 204],
  'GET /api/realtime': ['public', 426],
  'POST /api/sync/push': ['ticket', 400],
  'POST /api/sync/pull': ['player', 400],
  'POST /api/sync/ticket': ['player', 400],
  'POST /api/game/submit-score': ['player', 400],
  'GET /api/admin/challenges': ['admin', 200],
  'POST /api/admin/challenges': ['admin', 400],
  'PUT /api/admin/challenges/:id': ['admin', 400],
  'DELETE /api/admin/challenges/:id': ['admin', 400],
  'POST /api/visits': ['public', 400],
  'GET /api/admin/visits': ['admin', 200],
  'GET /api/admin/stats': ['admin', 200],
  'GET /api/admin/users': ['admin', 200],
  'POST /api/admin/reset-user': ['admin', 400],
  'GET /api/admin/only-in-this-test': ['admin', 200],
  'GET /auth/v1/.well-known/jwks.json': ['public', 200],
  'GET /auth/v1/health': ['public', 200],
  'GET /auth/v1/settings': ['public', 200],
  'GET /auth/v1/captcha': ['public', 400],
  'GET /auth/v1/authorize': ['public', 400],
  'GET /auth/v1/callback': ['public', 303],
  'GET /auth/v1/verify': ['public', 200],
  'POST /auth/v1/verify': ['public', 400],
  'POST /auth/v1/signup': ['public', 422],
  'POST /auth/v1/token': ['public', 400],
  'POST /auth/v1/recover': ['public', 400],
  'POST /auth/v1/resend': ['public', 400],
  'POST /auth/v1/otp': ['public', 422],
  'POST /auth/v1/magiclink': ['public', 422],
  'GET /auth/v1/user': ['firstStep', 200],
  'PUT /auth/v1/user': ['player', 200],
  'GET /auth/v1/user/identities/authorize': ['player', 400],
  'POST /auth/v1/user/identities/connect': ['player', 400],
  'DELETE /auth/v1/user/identities/:id': ['player', 422],
  'POST /auth/v1/factors': ['firstStep', 400],
  'POST /auth/v1/factors/:id/challenge': ['firstStep', 404],
  'POST /auth/v1/factors/:id/verify': ['firstStep', 400],
  'DELETE /auth/v1/factors/:id': ['firstStep', 404],
  'GET /auth/v1/recovery-codes': ['player', 200],
  'POST /auth/v1/recovery-codes': ['player', 404, { 'a player after both steps': 200 }],
  'POST /auth/v1/recovery-codes/verify': ['firstStep', 400],
  'POST /auth/v1/logout': ['firstStep', 204],
  'POST /api/sync/tickets/revoke': ['ticket', 204],
};

const KIB = 1024;
/** The routes whose bodies may have more than 16 KiB. */
const LARGE_BODIES: Readonly<Record<string, number>> = {
  'POST /api/sync/push': 256 * KIB,
  'POST /api/game/submit-score': 256 * KIB,
  'POST /api/admin/posts': 2048 * KIB,
  'PUT /api/admin/posts/:id': 2048 * KIB,
  'PUT /api/account/picture': 2048 * KIB,
};

/** Answers of a guard: [status, code] in the auth API, and outside it. Nothing behind a guard answers so. */
type Refusal = readonly [inAuth: readonly [number, string], outside: readonly [number, string]];

const NOBODY: Refusal = [
  [401, 'no_authorization'],
  [401, 'unauthorized'],
];
const refusedAs = (code: string): Refusal => [
  [403, code],
  [401, 'unauthorized'],
];
const NOT_ADMIN: Refusal = [
  [403, 'not_admin'],
  [403, 'not_admin'],
];
/** Decision D18. */
const FIRST_STEP_ONLY: Refusal = [
  [401, 'insufficient_aal'],
  [401, 'insufficient_aal'],
];
const NO_TOKEN = refusedAs('bad_jwt');
const DELETED: Refusal = [NO_TOKEN[0], [410, 'account_deleted']];

/** What a caller hears from the guard of each access; undefined: the guard lets it through. */
type Hears = Readonly<Record<Exclude<Access, 'public'>, Refusal | undefined>>;

/** With this access token a caller is nobody. */
const noPlayer = (refusal: Refusal): Hears => ({ firstStep: refusal, player: refusal, admin: refusal, ticket: NO_TOKEN });
const noTicket = (refusal: Refusal): Hears => ({ firstStep: NO_TOKEN, player: NO_TOKEN, admin: NO_TOKEN, ticket: refusal });
const PLAYER: Hears = { firstStep: undefined, player: undefined, admin: NOT_ADMIN, ticket: NO_TOKEN };

/** Everybody who may come, by the credential they bring. */
const CALLERS = {
  'a guest': { firstStep: NOBODY, player: NOBODY, admin: NOBODY, ticket: NOBODY },
  'a player': PLAYER,
  'an admin': { firstStep: undefined, player: undefined, admin: undefined, ticket: NO_TOKEN },
  'a former admin, with the same token': PLAYER,
  'a player after the first of two steps': { firstStep: undefined, player: FIRST_STEP_ONLY, admin: FIRST_STEP_ONLY, ticket: NO_TOKEN },
  'a player after both steps': PLAYER,
  'a player whose token ran out': noPlayer(NO_TOKEN),
  'a player whose session has ended': noPlayer(refusedAs('session_not_found')),
  'a banned player': noPlayer(refusedAs('user_banned')),
  'a player whose account was deleted': noPlayer(refusedAs('user_not_found')),
  'somebody with a forged token': noPlayer(NO_TOKEN),
  'somebody with a token of another server': noPlayer(NO_TOKEN),
  'somebody with another kind of credential': noPlayer(NOBODY),
  'a device with a ticket': { firstStep: NO_TOKEN, player: NO_TOKEN, admin: NO_TOKEN, ticket: undefined },
  'a device with a revoked ticket': noTicket(NO_TOKEN),
  'a device of a banned player': noTicket(NO_TOKEN),
  'a device of a deleted account': noTicket(DELETED),
} as const satisfies Readonly<Record<string, Hears>>;
type Caller = keyof typeof CALLERS;
const NAMES = Object.keys(CALLERS) as readonly Caller[];

const ONLY_ADMINS = 'GET /api/admin/only-in-this-test';
const onlyAdmins: AppPlugin = async (app) => {
  app.get('/api/admin/only-in-this-test', { config: { access: 'admin' }, schema: { hide: true } }, () => ({ secret: true }));
};

const isInAuth = (route: string): boolean => route.includes('/auth/v1/');
const UNKNOWN_ID = '01234567-89ab-4def-8123-456789abcdef';

onSqliteFirst('the route matrix', (engine) => {
  let server: AccountsApp;
  let client: Awaited<ReturnType<typeof builtClient>>;
  let credentials: Readonly<Record<Caller, string | undefined>>;
  let owner: GuardedMember;

  const setRole = ({ id }: Member, role: 'player' | 'admin') =>
    server.database.write((writer) => writer.updateTable('profiles').set({ role }).where('user_id', '=', id).execute());

  async function ask(route: string, credential: string | undefined, id = UNKNOWN_ID): Promise<readonly [status: number, code: unknown]> {
    const [method, path = ''] = route.split(' ');
    const answer = await server.app.inject({
      method: method as 'GET',
      url: path.replace('*', '/nothing').replace(':id', id),
      headers: { 'x-supabase-api-version': '2024-01-01', ...(credential !== undefined && { authorization: credential }) },
      ...(method !== 'GET' && { payload: {} }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    const body = isJson ? answer.json<{ code?: unknown } | null>() : undefined;
    if (isJson) expectDescribed(server.app, method ?? '', path.replace(':id', id), answer.statusCode, body);
    return [answer.statusCode, body?.code];
  }

  async function ticketOf(member: Member): Promise<string> {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/sync/ticket',
      headers: { authorization: `Bearer ${member.access}` },
      payload: { deviceId: 'd', installId: 'i' },
    });
    return answer.json<{ ticket: string }>().ticket;
  }

  /** One account for each caller that needs its own, all at once. */
  async function makeCallers(): Promise<void> {
    const expired = await server.member('expired@example.org');
    server.clock.now += 2 * 3_600_000;
    const member = (name: string) => server.member(`${name}@example.org`);
    const [player, admin, former, ended, banned] = [
      await member('player'),
      await member('admin'),
      await member('former'),
      await member('ended'),
      await member('banned'),
    ];
    const [deleted, revoked] = [await member('deleted'), await member('revoked')];
    owner = await guardedMember(server, 'owner@example.org');
    const half = await firstStep(server, owner.email);
    const both = await guardedMember(server, 'both@example.org');
    const tickets = { player: await ticketOf(player), revoked: await ticketOf(revoked), banned: await ticketOf(banned) };
    const ofDeleted = await ticketOf(deleted);
    const [header = '', payload = '', signature = ''] = player.access.split('.');
    const foreign = await openAccounts(engine, { SITE_URL: 'http://elsewhere.test' }, server.clock.now);
    const stranger = await foreign.member('player@example.org');
    await foreign.close();
    await setRole(admin, 'admin');
    await setRole(former, 'admin');
    expect(await ask(ONLY_ADMINS, `Bearer ${former.access}`)).toEqual([200, undefined]);
    await setRole(former, 'player');
    await server.call('POST', '/logout?scope=local', undefined, { token: ended.access });
    await server.call('PUT', '/user', { password: 'another horse' }, { token: revoked.access });
    await server.database.write((writer) =>
      writer
        .updateTable('users')
        .set({ banned_until: server.clock.now + 86_400_000 })
        .where('id', '=', banned.id)
        .execute(),
    );
    await server.database.write((writer) => eraseAccount(writer, { player: deleted.id, deletedMs: server.clock.now }));
    credentials = {
      'a guest': undefined,
      'a player': `Bearer ${player.access}`,
      'an admin': `Bearer ${admin.access}`,
      'a former admin, with the same token': `Bearer ${former.access}`,
      'a player after the first of two steps': `Bearer ${half.access}`,
      'a player after both steps': `Bearer ${both.access}`,
      'a player whose token ran out': `Bearer ${expired.access}`,
      'a player whose session has ended': `Bearer ${ended.access}`,
      'a banned player': `Bearer ${banned.access}`,
      'a player whose account was deleted': `Bearer ${deleted.access}`,
      'somebody with a forged token': `Bearer ${header}.${payload}.${signature.split('').reverse().join('')}`,
      'somebody with a token of another server': `Bearer ${stranger.access}`,
      'somebody with another kind of credential': `Basic ${Buffer.from('player:horse').toString('base64')}`,
      'a device with a ticket': `Bearer ${tickets.player}`,
      'a device with a revoked ticket': `Bearer ${tickets.revoked}`,
      'a device of a banned player': `Bearer ${tickets.banned}`,
      'a device of a deleted account': `Bearer ${ofDeleted}`,
    };
  }

  beforeAll(async () => {
    client = await builtClient();
    const pages = site({ clientDir: client.folder, siteUrl: 'http://tenfold.test', posts: NO_POSTS, clock: () => TEST_NOW });
    server = await openAccounts(engine, {}, TEST_NOW, undefined, undefined, [
      onlyAdmins,
      pages,
      robotFiles({ clientDir: client.folder, siteUrl: 'http://tenfold.test', posts: NO_POSTS }),
    ]);
    await makeCallers();
  });
  afterAll(async () => {
    await server.close();
    await client.remove();
  });

  test('has a row for every route', () => {
    expect(new Set(Object.keys(ROUTES))).toEqual(routesOf(server.app));
  });

  /** An object is whatever a route names by its id. */
  const objects = Object.keys(ROUTES).filter((route) => route.includes(':'));

  test('another player’s object is answered like one that does not exist', async () => {
    const { identities } = (await server.call('GET', '/user', undefined, { token: owner.access })).body as {
      readonly identities: readonly { readonly identity_id: string }[];
    };
    const ids: Readonly<Record<string, string | undefined>> = {
      'DELETE /auth/v1/user/identities/:id': identities[0]?.identity_id,
    };
    const { factor } = owner;
    for (const route of objects) {
      const other = credentials['a player'];
      expect([route, ...(await ask(route, other, ids[route] ?? factor.id))]).toEqual([route, ...(await ask(route, other))]);
    }
  });

  /** One who may ask a route. */
  const ALLOWED: Readonly<Record<Access, Caller>> = {
    public: 'a guest',
    firstStep: 'a player',
    player: 'a player',
    admin: 'an admin',
    ticket: 'a device with a ticket',
  };

  test('no route reads more of a body than it needs', async () => {
    for (const [route, [access]] of Object.entries(ROUTES)) {
      const [method, path = ''] = route.split(' ');
      if (method === 'GET') continue;
      const most = LARGE_BODIES[route] ?? 16 * KIB;
      const authorization = credentials[ALLOWED[access]];
      const send = (bytes: number) =>
        server.app.inject({
          method: method as 'POST',
          url: path.replace(':id', UNKNOWN_ID),
          headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
          // No JSON, so that nothing happens.
          payload: 'x'.repeat(bytes),
        });
      expect([route, (await send(most)).statusCode === 413, (await send(most + 1)).statusCode]).toEqual([route, false, 413]);
    }
  });

  test.each(Object.entries(ROUTES))('%s answers everybody as the table says', async (route, [access, status, others]) => {
    for (const caller of NAMES) {
      const refusal = access === 'public' ? undefined : CALLERS[caller][access];
      const answer = await ask(route, credentials[caller]);
      if (refusal) expect([caller, ...answer]).toEqual([caller, ...refusal[isInAuth(route) ? 0 : 1]]);
      else expect([caller, answer[0]]).toEqual([caller, others?.[caller] ?? status]);
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
