import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AuthFailure } from '../../../server/auth/contract/failure.ts';
import { COMMON_PASSWORDS } from '../../../server/auth/credentials/common-passwords.ts';
import { checkPassword, createPasswords, HASH_COST, type HashCost } from '../../../server/auth/credentials/passwords.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { onSqliteFirst } from '../engines.ts';
import { openAccounts, type AccountsApp, type Member } from './accounts-for-test.ts';

const ORIGIN = { account: 'mia@example.org', source: '192.0.2.1' };
const RIGHT = 'correct horse';

const codeOf = (checked: Result<string, AuthFailure>): string | undefined => (checked.ok ? undefined : checked.error.reasons?.join());

const hashAt = async (cost = HASH_COST): Promise<string> => {
  const hashed = await createPasswords(cost).inSlot(ORIGIN, async (slot) => ok(await slot.hash(RIGHT)));
  if (!hashed.ok) throw new Error(hashed.error.code);
  return hashed.value;
};

test('a password is hashed with argon2id, 19 MiB and two passes (protocol, "Sign-up, sign-in, password")', async () => {
  expect(await hashAt()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a hash of an earlier cost is still compared by its own cost', async () => {
  const earlier = await hashAt({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const verify = (password: string) => createPasswords(HASH_COST).inSlot(ORIGIN, async (slot) => ok(await slot.verify(earlier, password)));
  expect(await verify(RIGHT)).toEqual(ok(true));
  expect(await verify('another horse')).toEqual(ok(false));
});

describe('a password is judged and hashed in its normal form (decision D35)', () => {
  const CHEAP: HashCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  const COMPOSED = 'caf\u00e9-cr\u00e8me';
  const DECOMPOSED = COMPOSED.normalize('NFD');
  const passwords = createPasswords(CHEAP);
  const verify = (stored: string, password: string) => passwords.inSlot(ORIGIN, async (slot) => ok(await slot.verify(stored, password)));
  const renewed = (stored: string, password: string) => passwords.inSlot(ORIGIN, async (slot) => ok(await slot.renewed(stored, password)));
  const hashed = async (password: string): Promise<string> => {
    const made = await passwords.inSlot(ORIGIN, async (slot) => ok(await slot.hash(password)));
    return made.ok ? made.value : '';
  };
  /** As a former version hashed it. */
  const oldHash = (password: string): Promise<string> => hash(Buffer.from(password), CHEAP);

  test.each([
    [COMPOSED, DECOMPOSED],
    ['ｐａｓｓ－１２３４', 'pass-1234'],
    ['\u212bngstr\u00f6m', 'A\u030angstro\u0308m'],
  ])('%j and %j are one password', async (one, other) => {
    expect([await verify(await hashed(one), other), await verify(await hashed(other), one)]).toEqual([ok(true), ok(true)]);
  });

  test('a former hash goes on working for what was typed then, and is renewed for every form of it', async () => {
    const former = await oldHash(DECOMPOSED);
    expect([await verify(former, DECOMPOSED), await verify(former, COMPOSED)]).toEqual([ok(true), ok(false)]);
    const fresh = await renewed(former, DECOMPOSED);
    if (!fresh.ok || fresh.value === undefined) throw new Error('not renewed');
    expect([await verify(fresh.value, DECOMPOSED), await verify(fresh.value, COMPOSED)]).toEqual([ok(true), ok(true)]);
    expect(await renewed(fresh.value, DECOMPOSED)).toEqual(ok(undefined));
    expect(await renewed(await oldHash(COMPOSED), COMPOSED)).toEqual(ok(undefined));
  });

  test('its length is that of the normal form', () => {
    expect(codeOf(checkPassword('e\u0301'.repeat(5)))).toBe('length');
    expect(checkPassword('e\u0301'.repeat(6)).ok).toBe(true);
    expect(checkPassword('e\u0301'.repeat(128)).ok).toBe(true);
    expect(codeOf(checkPassword('\ufdfa'.repeat(10)))).toBe('length');
  });

  test.each(['123456', 'password', 'Password', 'QWERTY', 'ｐａｓｓｗｏｒｄ', 'iloveyou', 'michael', '1q2w3e4r'])(
    '%j is one of the most used passwords, and refused',
    (password) => {
      const checked = checkPassword(password);
      expect(codeOf(checked)).toBe('common');
      expect(!checked.ok && checked.error.message).toBe('This password is too common. Choose another one.');
    },
  );

  test.each(['correct horse', 'password of mine', 'caf\u00e9-cr\u00e8me', '日本語の合言葉'])('%j is not', (password) => {
    expect(checkPassword(password)).toEqual(ok(password));
  });

  test('the list has the 3,000 most used ones that are long enough, in their normal form', () => {
    expect(COMMON_PASSWORDS.size).toBe(3_000);
    for (const password of COMMON_PASSWORDS) {
      expect(password).toBe(password.normalize('NFKC').toLowerCase());
      expect(password.length, password).toBeGreaterThanOrEqual(6);
    }
  });
});

onSqliteFirst('a password of before passwords were normalised', (engine) => {
  const EMAIL = 'mia@example.org';
  const TYPED = 'cafe\u0301-cre\u0300me';
  let server: AccountsApp;
  let mia: Member;
  beforeEach(async () => {
    server = await openAccounts(engine);
    mia = await server.member(EMAIL);
    const former = await hash(Buffer.from(TYPED), { memoryCost: 64, timeCost: 1, parallelism: 1 });
    await server.database.db.updateTable('users').set({ password_hash: former }).execute();
  });
  afterEach(() => server.close());

  const signIn = async (password: string): Promise<number> =>
    (await server.call('POST', '/token?grant_type=password', { email: EMAIL, password })).status;

  test('signs in, and from then on in every form', async () => {
    expect(await signIn(TYPED.normalize('NFC'))).toBe(400);
    expect(await signIn(TYPED)).toBe(200);
    expect([await signIn(TYPED.normalize('NFC')), await signIn(TYPED), await signIn('another horse')]).toEqual([200, 200, 400]);
  });

  test('is not a new one in another form, once it was renewed', async () => {
    await signIn(TYPED);
    for (const password of [TYPED, TYPED.normalize('NFC')])
      expect((await server.call('PUT', '/user', { password }, { token: mia.access })).body['code']).toBe('same_password');
  });

  test('proves that its owner wants the deletion', async () => {
    const { statusCode } = await server.app.inject({
      method: 'DELETE',
      url: '/api/account',
      headers: { authorization: `Bearer ${mia.access}` },
      payload: { password: TYPED },
    });
    expect(statusCode).toBe(200);
  });

  test('a common one is refused by a sign-up and by a change, in words', async () => {
    const said = {
      code: 'weak_password',
      message: 'This password is too common. Choose another one.',
      reason: 'password_common',
      weak_password: { reasons: ['common'] },
    };
    const signUp = await server.call('POST', '/signup', { email: 'leo@example.org', password: 'Iloveyou' });
    const change = await server.call('PUT', '/user', { password: '123456' }, { token: mia.access });
    expect([signUp.status, signUp.body, change.status, change.body]).toEqual([422, said, 422, said]);
  });

  test('a common one of before goes on working', async () => {
    const former = await hash(Buffer.from('123456'), { memoryCost: 64, timeCost: 1, parallelism: 1 });
    await server.database.db.updateTable('users').set({ password_hash: former }).execute();
    expect(await signIn('123456')).toBe(200);
  });
});
