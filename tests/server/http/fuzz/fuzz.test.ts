import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Chance } from '../../../simulation/chance.ts';
import { openAccounts, SITE, type AccountsApp } from '../../auth/accounts-for-test.ts';
import { TEST_NOW } from '../../app-for-test.ts';
import { onSqliteFirst } from '../../engines.ts';
import { wrongAnswer } from '../wrong-answer.ts';
import { nextCaller, type Caller } from './callers.ts';
import { describedCalls, type DescribedCall } from './described-calls.ts';
import { mutate, type Request } from './mutate.ts';
import { sample } from './sample.ts';

/** FUZZ_RUNS=50000 FUZZ_SEED=2 npm test -- --project server fuzz: more requests, and others. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1000);
const SEED = process.env['FUZZ_SEED'] ?? '1';
/** On PostgreSQL a request takes several times as long, and all but its statements is the same. */
const runsOn = (engine: string): number => (engine === 'SQLite' ? RUNS : Math.ceil(RUNS / 5));
/** So many more at most go to calls of which none has passed their guard by then. */
const MORE_RUNS = 500;
/** How many requests are made as one caller, before tokens are renewed that some request has ended. */
const TURN = 50;

/** Nobody listens there: a sign-in with Google ends in the redirect that says so. */
const NO_GOOGLE = { AUTH_GOOGLE_CLIENT_ID: 'id', AUTH_GOOGLE_CLIENT_SECRET: 'secret', AUTH_GOOGLE_ISSUER: 'http://127.0.0.1:9' };

/** A request that the call's own schemas take. */
function goodRequest(chance: Chance, { method, path, access, query, body }: DescribedCall, { known, ids, credentials }: Caller): Request {
  const parameters = query.filter(() => chance.happens(85)).map(({ name, schema }) => [name, String(sample(chance, schema, known, name))]);
  const search = new URLSearchParams(parameters).toString();
  const bearer = access && credentials[access];
  return {
    method,
    url: `${path.replace('*', '/').replace(/:\w+/, () => chance.pick(ids))}${search === '' ? '' : `?${search}`}`,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(access === 'admin' && { 'idempotency-key': randomUUID(), 'if-match': '"1"' }),
      ...(chance.happens(50) && { 'x-supabase-api-version': '2024-01-01' }),
    },
    ...(body && { body: sample(chance, body, known) }),
  };
}

const nameOf = ({ method, path }: DescribedCall): string => `${method} ${path}`;

/** What to look for when a request was answered wrongly: the seed and the number make it again. */
const reportOf = (n: number, { method, url, headers, bytes = '' }: Request, status: number, wrong: readonly string[]): string =>
  `seed ${SEED}, request ${n}: ${wrong.join(', ')}: ${status} for ${method} ${url.slice(0, 200)} ${JSON.stringify(headers)} ${bytes.toString().slice(0, 500)}`;

onSqliteFirst('whole requests that chance has mutated', (engine) => {
  async function send(server: AccountsApp, { method, url, headers, bytes }: Request) {
    return server.app.inject({ method: method as 'GET', url, headers, ...(bytes !== undefined && { payload: bytes }) });
  }

  test(
    'are answered at every route as the API describes itself, and never by a failure of the server',
    { timeout: 300_000 + RUNS * 100 },
    async () => {
      const sms = { send: () => Promise.resolve() };
      const env = { AUTH_ACCESS_TTL_S: '86400', SMS_DIR: 'sms', ...NO_GOOGLE };
      const server = await openAccounts(engine, env, TEST_NOW, undefined, undefined, [], sms);
      const calls = describedCalls(server.app);
      const chance = new Chance(SEED);
      const complaints: string[] = [];
      const reached = new Set<string>();
      let caller: Caller | undefined;
      const runs = runsOn(engine.name);
      for (let n = 0; n < runs + MORE_RUNS; n += 1) {
        const call = n < runs ? calls[n % calls.length] : calls.find((each) => !reached.has(nameOf(each)));
        if (!call) break;
        if (!caller || n % TURN === 0) caller = await nextCaller(server, chance, caller);
        const request = mutate(chance, goodRequest(chance, call, caller));
        const answer = await send(server, request);
        const { method, url } = request;
        const isKnownPlace = (location: string) => location.startsWith(SITE);
        const wrong = wrongAnswer({ app: server.app, method, url, isKnownPlace }, answer);
        if (wrong.length > 0 && complaints.length < 10) complaints.push(reportOf(n, request, answer.statusCode, wrong));
        if (![401, 405, 415].includes(answer.statusCode)) reached.add(nameOf(call));
        // Past the limits of calls and bytes, which are not what is tested here.
        server.clock.now += 11_000;
        server.post.mails.splice(0, server.post.mails.length - 5);
      }
      expect(complaints).toEqual([]);
      // Where every request stopped at a guard, nothing was tested.
      expect([...reached].sort()).toEqual(calls.map(nameOf).sort());
      expect({}).not.toHaveProperty('polluted');
      await server.close();
    },
  );
});
