import decodeQR from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { qrCodeSvg } from '../../../server/auth/factors/qr-code.ts';
import { base32, newTotpSecret, stepAt, stepOfCode, totpCode, totpUri } from '../../../server/auth/factors/totp.ts';

/** The secret of the RFCs' test vectors. */
const SECRET = Buffer.from('12345678901234567890', 'ascii');

describe('one-time codes', () => {
  test.each([
    [0, '755224'],
    [1, '287082'],
    [2, '359152'],
    [3, '969429'],
    [4, '338314'],
    [5, '254676'],
    [6, '287922'],
    [7, '162583'],
    [8, '399871'],
    [9, '520489'],
  ])('of counter %i are those of RFC 4226, appendix D', (counter, code) => {
    expect(totpCode(SECRET, counter)).toBe(code);
  });

  // The RFC's codes have eight digits; six-digit codes are their last six.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i are those of RFC 6238, appendix B (SHA-1)', (atS, code) => {
    expect(totpCode(SECRET, stepAt(atS * 1000))).toBe(code.slice(-6));
  });

  // The codes of steps 0 to 9 differ, so each names its step.
  const AT = 5 * 30_000 + 12_345;
  test.each([
    ['two steps ago', 3, undefined],
    ['one step ago', 4, 4],
    ['now', 5, 5],
    ['one step ahead', 6, 6],
    ['two steps ahead', 7, undefined],
  ])('of %s', (_when, step, accepted) => {
    expect(stepOfCode(SECRET, totpCode(SECRET, step), AT, 0)).toBe(accepted);
  });

  test.each([
    ['the step that was used last', 5, 5],
    ['a step before it', 4, 5],
  ])('of %s are refused', (_which, step, lastStep) => {
    expect(stepOfCode(SECRET, totpCode(SECRET, step), AT, lastStep)).toBeUndefined();
  });

  test.each(['', '25467', '2546760', ' 254676', '254 676', '２５４６７６'])('never pass as "%s"', (text) => {
    expect(stepOfCode(SECRET, text, AT, 0)).toBeUndefined();
  });
});

test.each([
  ['fooba', 'MZXW6YTB'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('base32 of "%s" is that of RFC 4648', (text, encoded) => {
  expect(base32(Buffer.from(text, 'ascii'))).toBe(encoded);
});

test('a secret has 160 bits, and no two are the same', () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);
  expect(new Set(secrets.map(({ length }) => length))).toEqual(new Set([20]));
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(50);
});

test('the address holds what an authenticator app reads', () => {
  const uri = totpUri(SECRET, 'Ten fold', 'mia+1@example.org');
  expect(uri).toBe(
    `otpauth://totp/Ten%20fold:mia%2B1%40example.org?secret=${base32(SECRET)}&issuer=Ten%20fold&algorithm=SHA1&digits=6&period=30`,
  );
});

/** What a camera sees of the markup: RGBA, `scale` pixels a module. */
function picture(svg: string, scale: number) {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  const dark = /fill="black" d="([^"]*)"/.exec(svg)?.[1] ?? '';
  for (const [, x = '', y = '', length = ''] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return { width, height: width, data };
}

describe('the QR code', () => {
  test.each(['a@b.example', `${'long'.repeat(16)}@${'a'.repeat(60)}.${'b'.repeat(60)}.example`])(
    'of %s brings the address to a reader',
    (email) => {
      const uri = totpUri(newTotpSecret(), 'Tenfold', email);
      expect(decodeQR(picture(qrCodeSvg(uri), 4))).toBe(uri);
    },
  );

  test('can stand in a data address as it is', () => {
    const svg = qrCodeSvg(totpUri(SECRET, 'Tenfold', 'mia@example.org'));
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^#%]+<\/svg>$/);
  });
});
