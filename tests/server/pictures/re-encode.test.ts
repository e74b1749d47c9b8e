import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { reEncode, SIDE } from '../../../server/pictures/re-encode.ts';
import {
  chunksOf,
  exif,
  gif,
  halves,
  jpegNaming,
  manyScans,
  png,
  pngNaming,
  text,
  webpFrames,
  webpNaming,
  withSegment,
} from './made-files.ts';

const FORMATS = ['png', 'jpeg', 'webp', 'gif'] as const;
const ours = Object.fromEntries(await Promise.all(FORMATS.map(async (format) => [format, await halves(format)] as const))) as Readonly<
  Record<(typeof FORMATS)[number], Buffer>
>;
const noise = await sharp(randomBytes(512 * 512 * 3), { raw: { width: 512, height: 512, channels: 3 } })
  .jpeg({ quality: 95 })
  .toBuffer();

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const SECRET = 'GPS 52.5200 N 13.4050 E';

/** The kinds of a WebP's chunks that hold pixels, and nothing else. */
const PIXELS_ALONE = /^(?:VP8[ LX]|ALPH)$/;

/** The colour at a place of a picture: which channel it is. */
async function colourAt(image: Buffer, left: number, top: number): Promise<string> {
  const [red = 0, , blue = 0] = await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  if (red > 180 && blue < 80) return 'red';
  return blue > 180 && red < 80 ? 'blue' : 'other';
}

const kept = async (upload: Buffer): Promise<Buffer> => {
  const made = await reEncode(upload);
  if (!made.ok) throw new Error(`refused: ${made.error}`);
  return made.value;
};

const NOT_A_PICTURE: Readonly<Record<string, Buffer>> = {
  nothing: Buffer.alloc(0),
  'a zero': Buffer.alloc(1),
  zeros: Buffer.alloc(10_000),
  noise: randomBytes(10_000),
  'a text': text('a picture, honestly'),
  JSON: text('{"picture":"x"}'),
  HTML: text('<!doctype html><script>alert(1)</script>'),
  'an SVG': text(SVG),
  'an SVG with a declaration': text(`<?xml version="1.0"?>${SVG}`),
  'an SVG in UTF-16': Buffer.from(`\ufeff${SVG}`, 'utf16le'),
  'a packed SVG': gzipSync(SVG),
  'an SVG that fetches': text('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:1/x.png"/></svg>'),
  'an SVG that reads a file': text(
    '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
  ),
  'a script': text('#!/bin/sh\necho hello'),
  'a PDF': text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'),
  'a PostScript': text('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9'),
  'an archive': Buffer.concat([text('PK\x03\x04'), Buffer.alloc(60)]),
  'a program for Linux': Buffer.concat([text('\x7fELF'), Buffer.alloc(60)]),
  'a program for Windows': Buffer.concat([text('MZ'), Buffer.alloc(60)]),
  'a program for browsers': text('\0asm\x01\0\0\0'),
  'a bitmap': Buffer.concat([text('BM'), Buffer.alloc(60)]),
  'an icon': Buffer.concat([text('\0\0\x01\0\x01\0'), Buffer.alloc(60)]),
  'a Photoshop file': Buffer.concat([text('8BPS\0\x01'), Buffer.alloc(60)]),
  'a TIFF': await sharp(ours.png).tiff().toBuffer(),
  'an AVIF': await sharp(ours.png).avif({ effort: 0 }).toBuffer(),
  'a HEIC': Buffer.concat([text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(60)]),
  'a film': Buffer.concat([text('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(60)]),
  'a JPEG 2000': Buffer.concat([text('\0\0\0\x0cjP  \r\n\x87\n'), Buffer.alloc(60)]),
  'a JPEG XL': Buffer.concat([text('\xff\x0a'), Buffer.alloc(60)]),
  'a portable pixmap': text(`P6 2 2 255 ${'x'.repeat(12)}`),
  'a radiance picture': text('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\nxxxx'),
  'a sound': Buffer.concat([text('RIFF\x24\0\0\0WAVEfmt '), Buffer.alloc(60)]),
  'a PNG behind a blank': Buffer.concat([text(' '), ours.png]),
  'a JPEG inside a text': Buffer.concat([text('data:image/jpeg;base64,'), ours.jpeg]),
  'a PNG as base64': text(ours.png.toString('base64')),
  'a PNG whose line ends were converted': text(ours.png.toString('latin1').replaceAll('\r\n', '\n')),
};

const DAMAGED: Readonly<Record<string, Buffer>> = {
  ...Object.fromEntries(
    FORMATS.flatMap((format) =>
      [12, 30, Math.floor(ours[format].length / 2)].map((length) => [
        `a ${format} that ends after ${length} bytes`,
        ours[format].subarray(0, length),
      ]),
    ),
  ),
  'a PNG of no width': pngNaming(0, 9),
  'a PNG of no height': pngNaming(9, 0),
  'a PNG with broken pixels': pngNaming(9, 9, randomBytes(200)),
  'a PNG whose pixels are few': pngNaming(900, 900),
  'a PNG with a wrong checksum': Buffer.concat([ours.png.subarray(0, 20), Buffer.from([0xff]), ours.png.subarray(21)]),
  'a PNG without pixels': Buffer.concat([ours.png.subarray(0, 33), text('\0\0\0\0IEND\xaeB\x60\x82')]),
  'a PNG that begins as one and goes on as an SVG': Buffer.concat([ours.png.subarray(0, 8), text(SVG)]),
  'a JPEG that begins as one and goes on as HTML': Buffer.concat([ours.jpeg.subarray(0, 3), text('<script>alert(1)</script>')]),
  'a JPEG of no size': jpegNaming(ours.jpeg, 0, 0),
  'a GIF without frames': gif(9, 9, 0),
  'a GIF that begins as one and goes on as a script': text('GIF89a/*\0\0\0*/=alert(1)'),
  'a WebP that begins as one and goes on as a text': text(`RIFF\x40\0\0\0WEBPVP8 ${'x'.repeat(60)}`),
};

const TOO_LARGE: Readonly<Record<string, Buffer>> = {
  'a PNG of 50,000 × 50,000 pixels': pngNaming(50_000, 50_000),
  'a PNG as wide as a number goes': pngNaming(0x7fff_ffff, 1),
  'a PNG with a row too many': pngNaming(1, 4097),
  'a PNG with a column too many': pngNaming(4097, 1),
  'a PNG of more than 16 million pixels': pngNaming(4096, 4096),
  'a JPEG of 65,500 × 65,500 pixels': jpegNaming(ours.jpeg, 65_500, 65_500),
  'a JPEG of more than 16 million pixels': jpegNaming(ours.jpeg, 4000, 4001),
  'a GIF of 65,535 × 65,535 pixels': gif(65_535, 65_535),
  'a GIF whose frame is larger than the whole': gif(9, 9, 1, { width: 65_535, height: 65_535 }),
  'a WebP of 16,384 × 16,384 pixels': webpNaming(ours.webp, 16_384, 16_384),
};

describe('an upload', () => {
  test('there are more than sixty hostile ones', () => {
    expect([NOT_A_PICTURE, DAMAGED, TOO_LARGE].flatMap((files) => Object.keys(files)).length).toBeGreaterThanOrEqual(60);
  });

  test.each(Object.entries(NOT_A_PICTURE))('that is %s is refused by its first bytes', async (_what, upload) => {
    expect(await reEncode(upload)).toEqual({ ok: false, error: 'unreadable' });
  });

  test.each(Object.entries(DAMAGED))('that is %s is refused', async (_what, upload) => {
    expect((await reEncode(upload)).ok).toBe(false);
  });

  test.each(Object.entries(TOO_LARGE))('that is %s is refused by its header', async (_what, upload) => {
    expect((await reEncode(upload)).ok).toBe(false);
  });

  test.each([
    ['a JPEG of a hundred scans and some', () => manyScans(101, 64)],
    ['a JPEG of 2 MiB of scans', () => manyScans(60_000)],
    ['a WebP of a thousand frames and one', () => webpFrames(1_001)],
    ['a WebP of 2 MiB of frames', () => webpFrames(45_000)],
  ])('that is %s is refused before it is decoded', async (_what, made) => {
    expect(await reEncode(await made())).toEqual({ ok: false, error: 'too_complex' });
  });

  test.each([
    ['ninety scans more than an encoder writes', () => manyScans(90)],
    ['a thousand frames', () => webpFrames(1_000)],
    ['the scans of an encoder that looks for the best ones', () => sharp(noise).jpeg({ mozjpeg: true }).toBuffer()],
    ['a film behind it', async () => Buffer.concat([ours.jpeg, randomBytes(1_900_000)])],
  ])('with %s is taken', async (_what, made) => {
    expect((await reEncode(await made())).ok).toBe(true);
  });

  test('with too many pixels is told apart from one that cannot be read', async () => {
    for (const upload of [pngNaming(50_000, 50_000), pngNaming(4097, 1), pngNaming(4096, 4096)])
      expect(await reEncode(upload)).toEqual({ ok: false, error: 'too_large' });
  });

  test('that is refused by its header takes no memory for its pixels', async () => {
    await reEncode(ours.png);
    const before = process.memoryUsage.rss();
    for (const upload of Object.values(TOO_LARGE)) await reEncode(upload);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });
});

describe('what is kept of a picture', () => {
  test.each(FORMATS)('of a %s is a square WebP of pixels alone', async (format) => {
    const image = await kept(ours[format]);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: SIDE, height: SIDE });
    expect(chunksOf(image).filter((chunk) => !PIXELS_ALONE.test(chunk))).toEqual([]);
    expect([await colourAt(image, 20, 128), await colourAt(image, 235, 128)]).toEqual(['red', 'blue']);
  });

  /** Which half of the stored picture is red, for each way in which a camera may say that it was held (TIFF 6.0, Orientation). */
  test.each([
    [1, 'left'],
    [2, 'right'],
    [3, 'right'],
    [4, 'left'],
    [5, 'top'],
    [6, 'top'],
    [7, 'bottom'],
    [8, 'bottom'],
  ] as const)('is upright, held as %i: red is %s', async (orientation, side) => {
    const image = await kept(withSegment(ours.jpeg, 0xe1, exif(orientation, SECRET)));
    const places = { left: [20, 128], right: [235, 128], top: [128, 20], bottom: [128, 235] } as const;
    const [x, y] = places[side];
    expect(await colourAt(image, x, y)).toBe('red');
    expect(await colourAt(image, SIDE - 1 - x, SIDE - 1 - y)).toBe('blue');
  });

  test.each<[what: string, upload: Buffer]>([
    ['where it was taken', withSegment(ours.jpeg, 0xe1, exif(1, SECRET))],
    ['a comment in a JPEG', withSegment(ours.jpeg, 0xfe, text(SECRET))],
    ['a text in a PNG', png(9, 9, [['tEXt', text(`Comment\0${SECRET}`)]])],
    ['an unknown chunk in a PNG', png(9, 9, [['seCr', text(SECRET)]])],
    ['a page after a PNG', Buffer.concat([ours.png, text(`<html><script>"${SECRET}"</script>`)])],
    ['an archive after a GIF', Buffer.concat([ours.gif, text(`PK\x03\x04${SECRET}`)])],
    ['a script after a JPEG', Buffer.concat([ours.jpeg, text(`;alert("${SECRET}")`)])],
    ['a file after a WebP', Buffer.concat([ours.webp, text(SECRET)])],
  ])('is without %s', async (_what, upload) => {
    const image = await kept(upload);
    expect(image.includes(text(SECRET))).toBe(false);
    expect(image.includes(text('script'))).toBe(false);
    expect(chunksOf(image).filter((chunk) => !PIXELS_ALONE.test(chunk))).toEqual([]);
  });

  test('is the first of ten thousand frames', async () => {
    expect(await sharp(await kept(gif(9, 9, 10_000))).metadata()).toMatchObject({ width: SIDE, height: SIDE });
  });

  test('is not swollen by texts that are packed', async () => {
    const bomb = deflateSync(Buffer.alloc(20 * 1024 * 1024));
    const before = process.memoryUsage.rss();
    await reEncode(png(9, 9, [['zTXt', Buffer.concat([text('Comment\0\0'), bomb])]]));
    await reEncode(png(9, 9, [['iCCP', Buffer.concat([text('icc\0\0'), bomb])]]));
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('of the largest that is taken, of one pixel, and of a line is a square, too', async () => {
    for (const upload of [png(4000, 4000), png(1, 1), png(4096, 1), png(1, 4096)])
      expect(await sharp(await kept(upload)).metadata()).toMatchObject({ width: SIDE, height: SIDE });
  });

  test('fits its table, also of the least packable picture', async () => {
    expect((await kept(noise)).length).toBeLessThan(128 * 1024);
  });
});
