import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { onSqliteFirst, sqlite } from '../engines.ts';
import { openAccounts, PASSWORD, publicClient, type AccountsApp } from './accounts-for-test.ts';
import { ON, solved, type Call } from './captcha-for-test.ts';

const FAILED = [400, 'captcha_failed'];
const EMAIL = 'mia@example.org';

const PATHS: Readonly<Record<Call, readonly [path: string, body: object]>> = {
  signup: ['/signup', { email: EMAIL, password: PASSWORD }],
  token: ['/token?grant_type=password', { email: EMAIL, password: PASSWORD }],
  recover: ['/recover', { email: EMAIL }],
  resend: ['/resend', { type: 'signup', email: EMAIL }],
};
const CALLS = Object.keys(PATHS) as readonly Call[];

async function ask(server: AccountsApp, call: Call, token?: unknown): Promise<readonly [number, unknown]> {
  const [path, body] = PATHS[call];
  const proof = token === undefined ? {} : { gotrue_meta_security: { captcha_token: token } };
  const answer = await server.call('POST', path, { ...body, ...proof });
  return [answer.status, answer.body['code']];
}

onSqliteFirst('a captcha', (engine) => {
  let server: AccountsApp;
  beforeEach(async () => {
    server = await openAccounts(engine, ON);
  });
  afterEach(() => server.close());

  test('is asked for by the four calls that strangers make, and passed once, for its own call, within ten minutes', async () => {
    for (const call of CALLS) {
      expect([call, ...(await ask(server, call))]).toEqual([call, ...FAILED]);
      const token = await solved(server, call);
      const answers = await Promise.all([ask(server, call, token), ask(server, call, token), ask(server, call, token)]);
      expect([call, answers.filter(([, code]) => code === 'captcha_failed').length]).toEqual([call, 2]);
      expect(await ask(server, call, token)).toEqual(FAILED);
    }
    expect(await ask(server, 'recover', await solved(server, 'signup'))).toEqual(FAILED);
    const late = await solved(server, 'recover');
    server.clock.now += 10 * 60_000;
    expect(await ask(server, 'recover', late)).toEqual(FAILED);
  });

  test('that is none, or was changed, is refused and stores nothing', async () => {
    const other = { call: 'recover', expires: '99999999999' };
    const changes: readonly object[] = [
      { number: 0 },
      { number: -1 },
      { number: '1' },
      { algorithm: 'SHA-1' },
      { algorithm: 'none' },
      { signature: '0'.repeat(64) },
      { salt: `x?${new URLSearchParams(other).toString()}&` },
      { challenge: 'x' },
    ];
    const proof = await solved(server, 'recover');
    const changed = (change: object) =>
      Buffer.from(JSON.stringify({ ...(JSON.parse(Buffer.from(proof, 'base64').toString()) as object), ...change })).toString('base64');
    for (const change of changes) expect([change, ...(await ask(server, 'recover', changed(change)))]).toEqual([change, ...FAILED]);
    for (const token of ['', 'x', '{}', 1, null, {}, [], Buffer.from('null').toString('base64'), 'A'.repeat(2000)])
      expect(await ask(server, 'recover', token)).toEqual(FAILED);
    expect(await server.database.db.selectFrom('used_captchas').selectAll().execute()).toEqual([]);
  });
});

describe('captchas', () => {
  test('are off unless the settings ask for them: then nothing is asked, and no challenge is there', async () => {
    const server = await openAccounts(sqlite);
    expect(await ask(server, 'signup')).toEqual([200, undefined]);
    expect((await server.call('GET', '/captcha?call=signup')).status).toBe(404);
    await server.close();
  });

  test('do not stand before a refresh, nor before the client that has one', async () => {
    const server = await openAccounts(sqlite, ON);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as { readonly port: number };
    const client = publicClient(`http://127.0.0.1:${port}`);
    const refused = await client.signUp({ email: EMAIL, password: PASSWORD });
    expect(refused.error?.code).toBe('captcha_failed');
    const taken = await client.signUp({ email: EMAIL, password: PASSWORD, options: { captchaToken: await solved(server, 'signup') } });
    expect(taken.error).toBeNull();
    expect((await server.call('POST', '/token?grant_type=refresh_token', { refresh_token: 'x' })).body['code']).toBe(
      'refresh_token_not_found',
    );
    await server.close();
  });

  test.each([
    [{ AUTH_CAPTCHA_PROVIDER: 'hcaptcha', AUTH_CAPTCHA_SECRET: 'x'.repeat(40) }, 'AUTH_CAPTCHA_PROVIDER must be altcha'],
    [{ AUTH_CAPTCHA_PROVIDER: 'altcha', AUTH_CAPTCHA_SECRET: 'short' }, 'AUTH_CAPTCHA_SECRET must have at least 32 characters'],
    [{ AUTH_CAPTCHA_PROVIDER: 'altcha' }, 'must be set together'],
  ])('with %o are refused at the start, in words', (env, words) => {
    const config = readConfig(env);
    expect(config.ok ? '' : config.error).toContain(words);
  });
});
