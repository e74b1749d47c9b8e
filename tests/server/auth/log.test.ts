import { expect, test } from 'vitest';
import { onSqliteFirst } from '../engines.ts';
import { TEST_NOW } from '../app-for-test.ts';
import { challengeOf, openAccounts, PASSWORD, Postbox, proofIn } from './accounts-for-test.ts';

const EMAIL = 'mia.secret@example.org';

onSqliteFirst('the log', (engine) => {
  test('names a stolen session, and holds no password, token, code or address', async () => {
    const lines: string[] = [];
    const post = new Postbox();
    const server = await openAccounts(engine, { LOG_LEVEL: 'trace' }, TEST_NOW, post, { write: (line) => void lines.push(line) });
    const verifier = 'v'.repeat(50);
    const token = (grant: string, body: object) => server.call('POST', `/token?grant_type=${grant}`, body);

    await server.call('POST', '/signup?redirect_to=http://tenfold.test/secret-place', {
      email: EMAIL,
      password: PASSWORD,
      data: { username: 'Mia Secret' },
      ...challengeOf(verifier),
    });
    await server.accounts.mail.deliverDue();
    const proof = proofIn(post.mails[0]);
    const landing = new URL(await server.follow(proof.link));
    const code = landing.searchParams.get('code') ?? '';
    const first = await token('pkce', { auth_code: code, code_verifier: verifier });
    const second = await token('refresh_token', { refresh_token: first.body['refresh_token'] });
    await token('refresh_token', { refresh_token: second.body['refresh_token'] });
    expect((await token('refresh_token', { refresh_token: first.body['refresh_token'] })).body['code']).toBe('refresh_token_already_used');
    await token('password', { email: EMAIL, password: `${PASSWORD}!` });
    await server.call('GET', '/user', undefined, { token: String(second.body['access_token']) });
    await server.close();

    const log = lines.join('');
    expect(log).toContain('"event":"refresh_token_reused"');
    expect(log).toContain('"route":"/auth/v1/verify"');
    const tokens = [first, second].flatMap(({ body }) => [String(body['refresh_token']), String(body['access_token'])]);
    for (const secret of [PASSWORD, EMAIL, 'mia.secret', 'Mia Secret', 'secret-place', proof.token, proof.code, code, verifier, ...tokens])
      expect(log).not.toContain(secret);
  });
});
