import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameKey, readName } from '../../../server/profiles/username.ts';
import { onSqliteFirst } from '../engines.ts';
import { openAccounts, type AccountsApp } from './accounts-for-test.ts';

describe('usernames (protocol, "Content and uploads")', () => {
  test.each([
    ['Mia', 'Mia'],
    ['  Mia  ', 'Mia'],
    ['Mia 2', 'Mia 2'],
    ['anna_b', 'anna_b'],
    ['_anna_', '_anna_'],
    ['jean-luc', 'jean-luc'],
    ['007', '007'],
    ['José', 'José'],
    ['Jose\u0301', 'José'],
    ['Müller', 'Müller'],
    ['Владимир', 'Владимир'],
    ['Ελένη', 'Ελένη'],
    ['さくらんぼ', 'さくらんぼ'],
    ['山田ー太郎', '山田ー太郎'],
    ['김민준', '김민준'],
    ['محمد', 'محمد'],
    ['राहुल', 'राहुल'],
    ['Ｍｉａ', 'Mia'],
    ['x'.repeat(24), 'x'.repeat(24)],
  ])('good: %j', (raw, text) => {
    const name = readName(raw);
    expect(name.ok && name.value.text).toBe(text);
  });

  test.each([
    '',
    '   ',
    'ab',
    ' ab ',
    'x'.repeat(25),
    'x'.repeat(10_000),
    '\ufdfa'.repeat(100),
    'mia\u200b',
    'mi\u200da',
    'mi\u00ada',
    '\u202emia',
    'mia\u2066',
    '\ufeffmia',
    'm\u0000ia',
    'mia\n',
    'mi\ta',
    'mi  a',
    'mia 😀',
    '😀😀😀',
    '../mia',
    'mia/..',
    '<b>mia</b>',
    '=1+1',
    '@mia',
    '+mia',
    '-mia',
    '---',
    '___',
    'mia;drop',
    "mia'",
    'mia"',
    'mia%',
    'mia\\',
    'mia.mia',
    'mi\u0430', // Latin with a Cyrillic а
    'Μia', // Greek capital mu
    'mi\u0301\u0301\u0301a',
    '\u0301mia',
    '\u3164\u3164\u3164',
    '\ud800mia',
    'admin',
    'ADMIN',
    'Adm1n',
    'ａｄｍｉｎ',
    'аdmin', // Cyrillic а
    'system',
    'Tenfold',
    'null',
    'undefined',
  ])('refused: %j', (raw) => {
    expect(readName(raw).ok).toBe(false);
  });

  test.each([
    ['Mia', 'mIA'],
    ['José', 'JOSE'],
    ['anna b', 'anna_b'],
    ['anna_b', 'anna-b'],
    ['Bill', 'BiII'],
    ['coco', 'сосо'],
    ['Leo10', 'LeoIO'],
    ['strasse', 'straße'],
  ])('%s and %s are one name', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test.each([
    ['anna', 'annab'],
    ['anna1', 'anna2'],
    ['राम', 'रमा'],
    ['はと', 'ばと'],
  ])('%s and %s are two', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});

onSqliteFirst('GET /api/account/username-available', (engine) => {
  let server: AccountsApp;
  beforeAll(async () => {
    server = await openAccounts(engine);
    await server.member('mia@example.org', 'Mia Maria');
  });
  afterAll(() => server.close());

  const ask = (name: string, from: string) =>
    server.app.inject({ url: `/api/account/username-available?${new URLSearchParams({ name }).toString()}`, remoteAddress: from });

  test('says of a whole name whether it is free', async () => {
    expect((await ask('Leo', '192.0.2.1')).json()).toEqual({ available: true });
    expect((await ask('MIA_maria', '192.0.2.1')).json()).toEqual({
      available: false,
      reason: 'Username already exists. Try another name.',
      code: 'name_taken',
    });
  });

  test('tells nothing of a part, and knows no wildcards', async () => {
    expect((await ask('Mia', '192.0.2.2')).json()).toEqual({ available: true });
    expect((await ask('Mia Mari_', '192.0.2.2')).json()).toEqual({ available: true });
    expect((await ask('Mia%', '192.0.2.2')).json()).toMatchObject({
      available: false,
      reason: expect.stringContaining('letters'),
      code: 'name_letters',
    });
  });

  test('answers a source thirty times a minute; the /64 of an IPv6 address is one source', async () => {
    for (let i = 0; i < 30; i += 1) expect((await ask('Leo', `2001:db8::${String(i)}`)).statusCode).toBe(200);
    const limited = await ask('Leo', '2001:db8:0:0:ffff::1');
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '60']);
    expect((await ask('Leo', '2001:db8:0:1::1')).statusCode).toBe(200);
  });
});
