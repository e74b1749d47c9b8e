import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '../../../server/site/site.ts';
import type { PostDraft } from '../../../shared/contract/posts.ts';
import type { ChallengeDraft } from '../../../shared/contract/admin.ts';
import type { AccountsApp } from '../auth/accounts-for-test.ts';
import { challengeOf, openAccounts, PASSWORD } from '../auth/accounts-for-test.ts';
import { TEST_NOW } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { OpenIdProvider } from '../../openid-provider.ts';
import { activityItem, newId, sessionItem } from '../played-games.ts';
import { builtClient, NO_POSTS } from '../site/built-client.ts';
import { HEADERS, places, TEXTS, VALUES, withValueAt, written, type Path } from './hostile-values.ts';
import { rehashed } from './rehashed.ts';
import { routesOf } from './routes-of.ts';
import { wrongAnswer } from './wrong-answer.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API with good values, each of which is replaced in turn. `{}` in the address stands for a value. */
interface Call {
  readonly route: string;
  readonly urls?: readonly string[];
  readonly as?: 'access' | 'ticket';
  readonly type?: string;
  readonly body?: unknown;
}

const UUID = '01234567-89ab-4def-8123-456789abcdef';
const POST: PostDraft = {
  title: 'Nines',
  description: 'd',
  content: '<p>x</p>',
  seoTitle: 's',
  seoDescription: 's',
  slug: '',
  thumbnail: '/x.png',
  published: true,
};
const CHALLENGE: ChallengeDraft = {
  date: '2026-11-20',
  title: 'Sums',
  description: 'd',
  game_id: 1,
  difficulty: 'medium',
  xp_reward: 100,
  bonus_xp: 50,
  time_limit: 60,
  max_attempts: 3,
  is_active: true,
  challenge_data: { start_time: '10:00', end_time: '13:00', operation: 'addition', questions: 5, target_score: 52 },
};
const challenge = challengeOf('v'.repeat(43));

/** Every registered route has its row; the last ones end the session that the others need. */
const callsOf = (player: string): readonly Call[] => {
  const game = sessionItem({ id: newId(), owner: player });
  const email = 'leo@example.org';
  return [
    {
      route: 'POST /api/sync/push',
      as: 'ticket',
      body: { proto: 1, batchId: 'b', deviceId: 'd', deviceNow: 1, items: [game, activityItem(newId(), player)] },
    },
    { route: 'POST /api/sync/pull', as: 'access', body: { proto: 2, deviceId: 'd', limit: 5, cursor: 'e.0.-.tag' } },
    { route: 'POST /api/sync/ticket', as: 'access', body: { deviceId: 'd', installId: 'i' } },
    {
      route: 'POST /api/game/submit-score',
      as: 'access',
      body: {
        gameId: 1,
        score: 1,
        timeTaken: 1,
        timeToken: 1,
        accuracy: 1,
        difficulty: 'easy',
        sessionData: { record: sessionItem({ id: newId(), owner: player }) },
      },
    },
    { route: 'DELETE /api/account', as: 'access', body: { password: 'wrong horse' } },
    { route: 'POST /api/account/prove', as: 'access', body: { password: 'wrong horse' } },
    { route: 'GET /api/account/username-available', urls: ['?name={}', '?name=a&name={}', '?name[__proto__]={}'] },
    { route: 'GET /api/account/sessions', as: 'access' },
    { route: 'DELETE /api/account/sessions/:id', urls: ['/{}'], as: 'access' },
    { route: 'PUT /api/account/username', as: 'access', body: { username: 'Leo' } },
    { route: 'PUT /api/account/picture', as: 'access', type: 'image/png', body: {} },
    { route: 'DELETE /api/account/picture', as: 'access' },
    { route: 'GET /api/pictures/:id', urls: ['/{}'] },
    { route: 'GET /api/content/posts/:post', urls: ['/{}'] },
    { route: 'GET /pictures/posts/:id', urls: ['/{}'] },
    { route: 'GET /api/admin/posts', urls: ['?x={}'], as: 'access' },
    { route: 'GET /api/admin/posts/:id', urls: ['/{}'], as: 'access' },
    { route: 'POST /api/admin/posts', as: 'access', body: POST },
    { route: 'PUT /api/admin/posts/:id', urls: ['/1', '/{}'], as: 'access', body: POST },
    { route: 'DELETE /api/admin/posts/:id', urls: ['/{}'], as: 'access', body: {} },
    { route: 'GET /api/admin/challenges', urls: ['?x={}'], as: 'access' },
    { route: 'POST /api/admin/challenges', as: 'access', body: CHALLENGE },
    { route: 'PUT /api/admin/challenges/:id', urls: ['/{}'], as: 'access', body: CHALLENGE },
    { route: 'DELETE /api/admin/challenges/:id', urls: ['/{}'], as: 'access', body: {} },
    { route: 'POST /api/visits', body: { path: '/' } },
    { route: 'GET /api/admin/visits', urls: ['?days={}'], as: 'access' },
    { route: 'GET /api/admin/stats', as: 'access' },
    { route: 'GET /api/admin/users', urls: ['?search={}', '?search=a&search={}'], as: 'access' },
    { route: 'POST /api/admin/reset-user', urls: ['?userId={}', `?userId=${UUID}&userId={}`], as: 'access' },
    {
      route: 'POST /api/csp-report',
      type: 'application/reports+json',
      body: [{ type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'https://a.example' } }],
    },
    {
      route: 'POST /auth/v1/signup',
      urls: ['?redirect_to={}'],
      body: {
        email,
        password: PASSWORD,
        data: { username: 'Leo', display_name: 'Leo', x: 1 },
        gotrue_meta_security: { captcha_token: '' },
        ...challenge,
      },
    },
    { route: 'POST /auth/v1/token', urls: ['?grant_type={}'], body: {} },
    { route: 'POST /auth/v1/token', urls: ['?grant_type=password'], body: { email, password: 'wrong horse' } },
    { route: 'POST /auth/v1/token', urls: ['?grant_type=refresh_token'], body: { refresh_token: 'x' } },
    { route: 'POST /auth/v1/token', urls: ['?grant_type=pkce'], body: { auth_code: 'x', code_verifier: 'v'.repeat(43) } },
    { route: 'POST /auth/v1/verify', body: { type: 'signup', token_hash: 'x' } },
    { route: 'POST /auth/v1/verify', body: { type: 'signup', email, token: '123456' } },
    { route: 'POST /auth/v1/verify', body: { type: 'signup', token_hash: 'pkce_x', redirect_to: 'https://x.example/', follow: true } },
    {
      route: 'GET /auth/v1/verify',
      urls: ['?token={}&type=signup', '?token=x&type={}', '?token=x&type=signup&redirect_to={}', '?token=pkce_{}&type=recovery'],
    },
    { route: 'POST /auth/v1/recover', urls: ['?redirect_to={}'], body: { email, ...challenge } },
    { route: 'POST /auth/v1/resend', urls: ['?redirect_to={}'], body: { type: 'signup', email, ...challenge } },
    { route: 'GET /auth/v1/captcha', urls: ['?call={}'] },
    {
      route: 'GET /auth/v1/authorize',
      urls: [
        '?provider={}',
        '?provider=google&redirect_to={}',
        '?provider=google&scopes={}&prompt={}',
        '?provider=google&code_challenge={}&code_challenge_method=s256',
      ],
    },
    { route: 'GET /auth/v1/callback', urls: ['?state={}', '?state=x&code={}', '?state=x&error={}&error_description={}', '?{}'] },
    {
      route: 'GET /auth/v1/user/identities/authorize',
      urls: ['?provider={}', '?provider=google&skip_http_redirect={}&login_hint={}', '?provider=google&redirect_to={}'],
      as: 'access',
    },
    { route: 'POST /auth/v1/user/identities/connect', as: 'access', body: { auth_code: 'x', code_verifier: 'v'.repeat(43) } },
    { route: 'DELETE /auth/v1/user/identities/:id', urls: [`/${UUID}`, '/{}'], as: 'access' },
    {
      route: 'POST /auth/v1/factors',
      as: 'access',
      body: { factor_type: 'totp', friendly_name: 'phone', issuer: 'i', phone: '+15550100' },
    },
    { route: 'POST /auth/v1/factors/:id/challenge', urls: ['/{}/challenge'], as: 'access', body: { channel: 'sms' } },
    { route: 'POST /auth/v1/factors/:id/verify', urls: ['/{}/verify'], as: 'access', body: { challenge_id: UUID, code: '123456' } },
    { route: 'DELETE /auth/v1/factors/:id', urls: ['/{}'], as: 'access' },
    { route: 'GET /auth/v1/recovery-codes', as: 'access' },
    { route: 'POST /auth/v1/recovery-codes', as: 'access', body: {} },
    { route: 'POST /auth/v1/recovery-codes/verify', as: 'access', body: { code: '0000-0000-0000' } },
    { route: 'POST /auth/v1/otp', body: { email } },
    { route: 'POST /auth/v1/magiclink', body: { email } },
    ...[
      '/metrics',
      '/healthz',
      '/readyz',
      '/api/openapi.json',
      '/api/content/challenges',
      '/api/content/posts',
      '/api/site',
      '/api/site/ad',
      '/api/docs',
      '/api/realtime',
      '/auth/v1/settings',
      '/auth/v1/health',
      '/auth/v1/.well-known/jwks.json',
    ].map((path) => ({ route: `GET ${path}`, urls: ['?x={}'] })),
    { route: 'GET *', urls: ['/{}', '/assets/{}', '/api/{}', '/auth/v1/{}', '/auth/callback?code={}', '/?__proto__[x]={}'] },
    { route: 'GET /auth/v1/user', as: 'access' },
    { route: 'POST /api/sync/tickets/revoke', as: 'ticket', body: {} },
    {
      route: 'PUT /auth/v1/user',
      urls: ['?redirect_to={}'],
      as: 'access',
      body: { email: 'mia@example.org', data: { x: 1 }, nonce: 'n', ...challenge },
    },
    { route: 'PUT /auth/v1/user', as: 'access', body: { password: 'another horse' } },
    { route: 'POST /auth/v1/logout', urls: ['?scope={}'], as: 'access', body: {} },
  ];
};

interface Sent {
  readonly url: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** False if the other database cannot tell it from a value that it gets anyhow. */
  readonly isForBoth: boolean;
}

/** Where a call goes; `{}` is still in it. */
const addressesOf = ({ route, urls = [''] }: Call): readonly string[] => {
  const path = (route.split(' ')[1] ?? '').replace(/(\/:\w+.*|\*)$/, '');
  return urls.map((url) => `${path}${url}`);
};

/** Numbers that fit into a column of SQLite and not of PostgreSQL, and those that only one of them compares with whole ones. */
const TELLING_NUMBERS: ReadonlySet<unknown> = new Set([0.5, 1e21, 2147483648, 4294967296]);

/** Texts of plain signs: to a database they are all like `a`. The last of these become other values when they are sent. */
const isPlainText = (text: string): boolean => (/^[ -~]{2,40}$/.test(text) && !/['"%\\]|^NaN$|^-1$/.test(text)) || text.startsWith('@');

/**
 * Whether PostgreSQL may do something else with a value than SQLite. SQLite's driver binds no list, object or boolean, so one that got
 * so far would be a failure there; its tables are strict, and refuse the numbers that the columns of PostgreSQL do.
 */
const isForBoth = (value: unknown): boolean =>
  value === null || TELLING_NUMBERS.has(value) || (typeof value === 'string' && !isPlainText(value));

/** The record of a score is the item of a push, and goes the same way. */
const isOfPush = (place: Path): boolean => place[0] === 'sessionData' && place.length > 2;

/** Every request that one call becomes. */
function requestsOf(call: Call): readonly Sent[] {
  const addresses = addressesOf(call);
  const plain = (addresses[0] ?? '').replace('{}', 'x');
  const good = call.body === undefined ? {} : { body: written(call.body) };
  const inAddress = addresses
    .filter((url) => url.includes('{}'))
    .flatMap((url) => TEXTS.map((text) => ({ url: url.replace('{}', encodeURIComponent(text)), ...good, isForBoth: isForBoth(text) })));
  const inBody = (call.body === undefined ? [] : places(call.body)).flatMap((place) =>
    VALUES.map((value) => ({
      url: plain,
      body: bodyWith(call.body, place, value),
      isForBoth: isForBoth(value) && !isOfPush(place),
    })),
  );
  return [...inAddress, ...inBody, ...HEADERS.map((headers) => ({ url: plain, headers, ...good, isForBoth: false }))];
}

const HASHED: ReadonlySet<string | number> = new Set(['kind', 'payload', 'v']);

function bodyWith(good: unknown, place: Path, value: unknown): string {
  const body = withValueAt(good, place, value);
  return place.some((key) => HASHED.has(key)) ? written(rehashed(body)) : written(body);
}

/** The requests, by call and number, that got past guards and schemas on SQLite. The others reach no database. */
const handled = new Set<string>();

/** Fastify says here when it begins a route's own function. */
const HANDLER_BEGINS = 'tracing:fastify.request.handler:start';

onEachEngine('hostile values', (engine) => {
  let server: AccountsApp;
  let client: Awaited<ReturnType<typeof builtClient>>;
  let tokens: { readonly access: string; readonly ticket: string };
  let player: string;
  let google: OpenIdProvider;
  beforeAll(async () => {
    client = await builtClient();
    const pages = site({ clientDir: client.folder, siteUrl: 'http://tenfold.test', posts: NO_POSTS, clock: () => TEST_NOW });
    google = await OpenIdProvider.start('http://tenfold.test/auth/v1/callback');
    server = await openAccounts(engine, { AUTH_ACCESS_TTL_S: '86400', ...google.env }, TEST_NOW, undefined, undefined, [pages]);
    const member = await server.member('mia@example.org');
    const ticket = await server.app.inject({
      method: 'POST',
      url: '/api/sync/ticket',
      headers: { authorization: `Bearer ${member.access}` },
      payload: { deviceId: 'd', installId: 'i' },
    });
    // Who gets furthest.
    await server.database.write((writer) =>
      writer.updateTable('profiles').set({ role: 'admin' }).where('user_id', '=', member.id).execute(),
    );
    tokens = { access: member.access, ticket: ticket.json<{ ticket: string }>().ticket };
    player = member.id;
  });
  afterAll(async () => {
    await google.close();
    await server.close();
    await client.remove();
  });

  test('have a row for every route', () => {
    expect(routesOf(server.app).size).toBeGreaterThan(30);
    expect(new Set(callsOf(player).map(({ route }) => route))).toEqual(routesOf(server.app));
  });

  /** Hours pass from call to call, so each begins with fresh tokens; once the password has changed the last ones go on. */
  const renew = async (): Promise<void> => {
    const { status, body } = await server.call('POST', '/token?grant_type=password', { email: 'mia@example.org', password: PASSWORD });
    if (status === 200) tokens = { ...tokens, access: String(body['access_token']) };
  };

  /** The site, or the page of the provider where one signs in. */
  const isKnownPlace = (location: string): boolean =>
    location.startsWith('http://tenfold.test') || location.startsWith(`${google.issuer}/auth?`);

  const complaint = async (
    { route, as, type = 'application/json' }: Call,
    { url, body, headers }: Sent,
    reached: Set<string>,
  ): Promise<string | undefined> => {
    const method = route.split(' ')[0] as Method;
    const answer = await server.app.inject({
      method,
      url,
      headers: {
        ...(body !== undefined && { 'content-type': type }),
        ...(as && { authorization: `Bearer ${tokens[as]}`, 'idempotency-key': randomUUID(), 'if-match': '"1"' }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });
    if (![401, 403, 415].includes(answer.statusCode)) reached.add(route);
    const wrong = wrongAnswer({ app: server.app, method, url, isKnownPlace }, answer);
    return wrong.length === 0
      ? undefined
      : `${route} ${wrong.join(', ')}: ${answer.statusCode} for ${url.slice(0, 80)} ${(body ?? '').slice(0, 300)} ${JSON.stringify(headers ?? {})}`;
  };

  /** On PostgreSQL those alone that its database can tell from others, if SQLite came first. */
  const isSent = (key: string, { isForBoth }: Sent): boolean =>
    engine.name === 'SQLite' || handled.size === 0 || (isForBoth && handled.has(key));

  test('in every field of every call are refused or put aside: never a failure of the server', { timeout: 900_000 }, async () => {
    const complaints: string[] = [];
    const reached = new Set<string>();
    let sent = 0;
    let sending = '';
    const noteHandled = (): void => void (engine.name === 'SQLite' && handled.add(sending));
    subscribe(HANDLER_BEGINS, noteHandled);
    for (const [row, call] of callsOf(player).entries()) {
      await renew();
      for (const [n, request] of requestsOf(call).entries()) {
        sending = `${row} ${n}`;
        if (!isSent(sending, request)) continue;
        const wrong = await complaint(call, request, reached);
        if (wrong !== undefined) complaints.push(wrong);
        sent += 1;
        // Past the limits of calls and bytes, which are not what is tested here.
        server.clock.now += 11_000;
      }
    }
    unsubscribe(HANDLER_BEGINS, noteHandled);
    expect(complaints).toEqual([]);
    expect(sent).toBeGreaterThan(engine.name === 'SQLite' ? 10_000 : 1_000);
    // Where every request stopped at a guard, nothing was tested.
    if (engine.name === 'SQLite') expect(reached).toEqual(routesOf(server.app));
    expect({}).not.toHaveProperty('polluted');
  });
});
