import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccounts, type AccountsApp } from '../auth/accounts-for-test.ts';
import { sqlite } from '../engines.ts';
import { expectDescribed } from './described.ts';
import { routesOf } from './routes-of.ts';

interface Operation {
  readonly summary?: string;
  readonly responses?: Readonly<Record<string, { readonly content?: unknown }>>;
}

/** What is no call of the API: pages of operators and browsers, the document itself, and what catches unknown addresses. */
const NO_CALLS: ReadonlySet<string> = new Set([
  ...['/healthz', '/readyz', '/metrics', '/api/docs', '/api/openapi.json', '/api/site/ad'].map((path) => `GET ${path}`),
  'GET *',
]);

let server: AccountsApp;
let operations: ReadonlyMap<string, Operation>;
beforeAll(async () => {
  server = await openAccounts(sqlite);
  const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json<{ paths: Record<string, Record<string, Operation>> }>();
  operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, operation] as const,
      ),
    ),
  );
});
afterAll(() => server.close());

test('every call of the API is described', () => {
  const calls = [...routesOf(server.app)].filter((route) => !NO_CALLS.has(route));
  expect(calls.filter((call) => operations.get(call)?.summary === undefined)).toEqual([]);
});

test('an answer that is not as described is found', () => {
  const { app } = server;
  expect(() => expectDescribed(app, 'GET', '/auth/v1/user?x=1', 200, { id: 'x' })).toThrow('with another body than described');
  expect(() => expectDescribed(app, 'DELETE', '/auth/v1/factors/an-id', 303, {})).toThrow(
    'answered 303, which its description does not name',
  );
  expect(() => expectDescribed(app, 'GET', '/auth/v1/user', 403, { code: 'bad_jwt' })).toThrow('with another body than described');
  expect(() => expectDescribed(app, 'GET', '/nothing', 200, {})).not.toThrow();
});

test('every call says what it answers when it is done, and when it is refused', () => {
  const NOT_OFFERED = new Set(['POST /auth/v1/otp', 'POST /auth/v1/magiclink']);
  const ALWAYS_ANSWERED = new Set(['GET /api/content/challenges', 'GET /api/content/posts', 'GET /api/site']);
  const lacking = [...operations].flatMap(([call, { responses = {} }]) => {
    const statuses = Object.keys(responses);
    const done = NOT_OFFERED.has(call) || statuses.some((status) => /^[123]\d\d$/.test(status));
    const refused = ALWAYS_ANSWERED.has(call) || statuses.some((status) => /^4(?:XX|\d\d)$/i.test(status));
    return done && refused ? [] : [`${call}: ${statuses.join()}`];
  });
  expect(lacking).toEqual([]);
});
