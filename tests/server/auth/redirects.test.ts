import { describe, expect, test } from 'vitest';
import { allowedRedirect } from '../../../server/auth/mails/redirects.ts';

const rule = { siteUrl: 'https://tenfold.example', allow: ['https://app.example/callback', 'tenfold://signed-in'] };

describe('where a link may lead back to (protocol, "Links, redirects, PKCE")', () => {
  test.each([
    ['https://tenfold.example', 'https://tenfold.example/'],
    ['https://tenfold.example/auth/callback?next=%2Fbadges', 'https://tenfold.example/auth/callback?next=%2Fbadges'],
    ['https://tenfold.example:443/a', 'https://tenfold.example/a'],
    ['HTTPS://TENFOLD.EXAMPLE/a', 'https://tenfold.example/a'],
    ['https://app.example/callback', 'https://app.example/callback'],
    ['tenfold://signed-in', 'tenfold://signed-in'],
  ])('taken: %s', (wanted, address) => {
    expect(allowedRedirect(wanted, rule)).toBe(address);
  });

  test.each([
    'https://evil.example/',
    'https://tenfold.example.evil.example/',
    'https://tenfold.example@evil.example/',
    'https://evil.example@tenfold.example/',
    'https://user:word@tenfold.example/',
    'https://@tenfold.example/',
    'http://tenfold.example/',
    'https://tenfold.example:8443/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    'https://tenfold.example\\@evil.example/',
    'https:/tenfold.example/',
    'https:tenfold.example',
    'https:///tenfold.example/',
    'javascript:alert(1)//https://tenfold.example',
    'data:text/html,hello',
    'blob:https://tenfold.example/0123',
    ' https://tenfold.example/',
    'https://tenfold.example/\n',
    'https://tenfold.example/\ta',
    'https://tenfold.example/a b',
    'https://tenfold.example/\u0000',
    'https://tenfold.example/\u00a0',
    'https://ten\u00adfold.evil.example/',
    'https://app.example/callback/',
    'https://app.example/callback?x=1',
    'HTTPS://app.example/callback',
    'tenfold://signed-in/',
    'auth/callback',
    'null',
    '',
  ])('not taken: %j', (wanted) => {
    expect(allowedRedirect(wanted, rule)).toBe('https://tenfold.example');
  });
});
