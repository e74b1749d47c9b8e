import { describe, expect, it } from 'vitest';
import { PICTURE_MAX_BYTES } from '../../../../../shared/contract/posts.ts';
import { fitPicture, within, type Size } from '../../../../../client/admin/blog/pictures/fit.ts';
import { kindOf } from '../../../../../client/admin/blog/pictures/picture-kind.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('A picture for a post', () => {
  it.each([
    ['\u0089PNG\r\n\u001a\n and more', 'png'],
    ['\u00ff\u00d8\u00ff\u00e0 and more', 'jpeg'],
    ['GIF89a and more', 'gif'],
    ['RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'webp'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
    ['<?xml version="1.0"?><svg/>', undefined],
    ['RIFF\u0001\u0002\u0003\u0004WAVEfmt ', undefined],
    ['BM a bitmap', undefined],
    ['', undefined],
  ])('is known by its first bytes, whatever its name says (%j)', (file, kind) => {
    expect(kindOf(bytesOf(file))).toBe(kind);
  });

  it('keeps its proportion, and is never enlarged', () => {
    expect(within({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
    expect(within({ width: 300, height: 40 }, 1600)).toEqual({ width: 300, height: 40 });
    expect(within({ width: 10_000, height: 1 }, 400)).toEqual({ width: 400, height: 1 });
  });

  it('is as large and as good as the limit allows', async () => {
    const tried: string[] = [];
    // About what a photograph takes.
    const encode = async ({ width, height }: Size, quality: number) => {
      tried.push(`${width} at ${quality}`);
      return { size: Math.round(width * height * quality * 0.4) };
    };
    const fitted = await fitPicture({ width: 4000, height: 3000 }, encode);
    expect(fitted).toMatchObject({ width: 1200, height: 900 });
    expect(fitted?.file.size).toBeLessThanOrEqual(PICTURE_MAX_BYTES);
    expect(tried).toEqual(['1600 at 0.85', '1600 at 0.7', '1600 at 0.5', '1200 at 0.85', '1200 at 0.7']);
  });

  it('is refused if nothing makes it small enough, or the browser packs none', async () => {
    expect(await fitPicture({ width: 9, height: 9 }, () => Promise.resolve({ size: PICTURE_MAX_BYTES + 1 }))).toBeUndefined();
    expect(await fitPicture({ width: 9, height: 9 }, () => Promise.resolve(null))).toBeUndefined();
  });
});
