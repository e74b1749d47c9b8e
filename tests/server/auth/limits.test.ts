import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RateLimiter } from '../../../server/limits/rate-limit.ts';
import { sourceOf } from '../../../server/network/source.ts';
import { onEachEngine, onSqliteFirst, sqlite } from '../engines.ts';
import { openAccounts, PASSWORD, type AccountsApp, type Answer } from './accounts-for-test.ts';

describe('a sliding window', () => {
  test('refuses one more than its maximum, and says how long', () => {
    let now = 0;
    const limiter = new RateLimiter({ max: 2, windowMs: 10_000 }, () => now);
    limiter.count('a');
    now = 4_000;
    limiter.count('a');
    expect(limiter.waitS('a')).toBe(6);
    expect(limiter.waitS('b')).toBe(0);
    now = 10_000;
    expect(limiter.waitS('a')).toBe(0);
  });

  test('forgets what turned out well', () => {
    const limiter = new RateLimiter({ max: 1, windowMs: 1000 }, () => 0);
    const takeBack = limiter.count('a');
    expect(limiter.waitS('a')).toBe(1);
    takeBack();
    expect(limiter.waitS('a')).toBe(0);
  });
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fe80::1%eth0.100', 'fe80:0:0:0::/64'],
  ['::ffff:c000:0201', '192.0.2.1'],
  ['unknown', 'unknown'],
  ['10.1', '10.1'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
])('the source of %s is %s', (address, source) => {
  expect(sourceOf(address)).toBe(source);
});

onEachEngine('request limits', (engine) => {
  let server: AccountsApp;
  beforeEach(async () => {
    server = await openAccounts(engine);
    await server.member('mia@example.org');
  });
  afterEach(() => server.close());

  const signIn = (email: string, password: string, from: string): Promise<Answer> =>
    server.call('POST', '/token?grant_type=password', { email, password }, { from });

  test('ten wrong passwords for one account from one source, also at once; other sources and accounts go on', async () => {
    await server.member('leo@example.org');
    const tries = await Promise.all(Array.from({ length: 14 }, () => signIn('mia@example.org', 'wrong horse', '192.0.2.9')));
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(4);
    const right = await signIn('mia@example.org', PASSWORD, '192.0.2.9');
    expect([right.status, right.body['code'], right.body['message'], right.headers['retry-after']]).toEqual([
      429,
      'over_request_rate_limit',
      'Request rate limit reached',
      '300',
    ]);
    expect((await signIn('mia@example.org', PASSWORD, '192.0.2.10')).status).toBe(200);
    expect((await signIn('leo@example.org', PASSWORD, '192.0.2.9')).status).toBe(200);
    server.clock.now += 5 * 60_000;
    expect((await signIn('mia@example.org', PASSWORD, '192.0.2.9')).status).toBe(200);
  });

  test('a class of forty behind one address signs in at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => signIn('mia@example.org', PASSWORD, '192.0.2.9')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  test('asking for mails is limited by source, thirty an hour', async () => {
    const ask = (i: number) => server.call('POST', '/recover', { email: `nobody${String(i)}@example.org` });
    for (let i = 0; i < 30; i += 1) expect((await ask(i)).status).toBe(200);
    expect((await ask(30)).body['code']).toBe('over_request_rate_limit');
  });

  test('an address gets ten mails a day at most, of whatever kind', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      server.clock.now += 61_000;
      statuses.push(
        (
          await server.call(
            'POST',
            i % 2 === 0 ? '/recover' : '/resend',
            { type: 'signup', email: 'many@example.org' },
            { from: `198.51.100.${String(i)}` },
          )
        ).status,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('failed verifications are limited by source', async () => {
    const guess = () => server.call('POST', '/verify', { type: 'signup', token_hash: 'x' });
    for (let i = 0; i < 60; i += 1) expect((await guess()).status).toBe(403);
    expect((await guess()).status).toBe(429);
  });

  test('PUT /user is limited by user', async () => {
    const { body } = await signIn('mia@example.org', PASSWORD, '192.0.2.9');
    const put = () => server.call('PUT', '/user', { data: { a: 1 } }, { token: String(body['access_token']) });
    for (let i = 0; i < 30; i += 1) expect((await put()).status).toBe(200);
    expect((await put()).status).toBe(429);
  });
});

test('a source signs up a hundred accounts an hour, and others go on', async () => {
  const server = await openAccounts(sqlite);
  const signUp = (i: number, from: string) =>
    server.call('POST', '/signup', { email: `pupil${String(i)}@example.org`, password: PASSWORD }, { from });
  // What is refused for its form costs no place.
  expect((await server.call('POST', '/signup', { email: 'pupil@example.org', password: '12345' }, { from: '192.0.2.9' })).status).toBe(422);
  const answers = await Promise.all(Array.from({ length: 103 }, (_, i) => signUp(i, '192.0.2.9')));
  expect([200, 429].map((status) => answers.filter((answer) => answer.status === status).length)).toEqual([100, 3]);
  expect(answers.at(-1)?.body['code']).toBe('over_request_rate_limit');
  expect(answers.at(-1)?.headers['retry-after']).toBe('3600');
  expect((await signUp(200, '192.0.2.10')).status).toBe(200);
  server.clock.now += 60 * 60_000;
  expect((await signUp(201, '192.0.2.9')).status).toBe(200);
  await server.close();
});

onSqliteFirst('who a request is from', (engine) => {
  const failTen = async (server: AccountsApp, forwarded: (i: number) => string): Promise<number> => {
    for (let i = 0; i < 10; i += 1)
      await server.call(
        'POST',
        '/token?grant_type=password',
        { email: 'x@example.org', password: 'wrong horse' },
        { headers: { 'x-forwarded-for': forwarded(i) } },
      );
    const last = await server.call(
      'POST',
      '/token?grant_type=password',
      { email: 'x@example.org', password: 'wrong horse' },
      { headers: { 'x-forwarded-for': forwarded(10) } },
    );
    return last.status;
  };

  test('forwarded headers count only from a configured proxy', async () => {
    const plain = await openAccounts(engine);
    expect(await failTen(plain, (i) => `203.0.113.${String(i)}`)).toBe(429);
    await plain.close();
    const proxied = await openAccounts(engine, { TRUST_PROXY: '192.0.2.1' });
    expect(await failTen(proxied, (i) => `203.0.113.${String(i)}`)).toBe(400);
    expect(await failTen(proxied, (i) => `10.9.8.${String(i)}, 203.0.113.99`)).toBe(429);
    await proxied.close();
  });
});
