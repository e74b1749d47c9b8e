import { formatOf, LONGEST_BEGINNING, type PictureFormat } from '../../shared/picture-format.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/**
 * `unreadable`: not one of the formats, or damaged. `too_large`: its header names too many pixels. `too_complex`: it is stored in more
 * steps than any encoder writes, or it took too long all the same.
 */
export const PICTURE_REFUSALS = ['unreadable', 'too_large', 'too_complex'] as const;
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number];

/** What takes a decoder time beside its pixels: the mark of each step, and how many of them are read. */
interface Steps {
  readonly mark: Buffer;
  readonly most: number;
}

/**
 * A JPEG is read once for each of its scans (2 ms at 16 million pixels, and 2 MiB have room for 49,000): encoders write a dozen. The frames
 * of a WebP are listed before the first one is read, which takes longer than in proportion: 45,000 take 7 s, a thousand no time. A PNG has
 * seven passes at most, and of a GIF the first frame alone is read.
 *
 * The marks are counted wherever they stand. So no two readings of a file can differ, and in data that holds no mark two bytes are alike by
 * chance in one place of 65,536: in 2 MiB some thirty.
 */
const STEPS: Readonly<Partial<Record<PictureFormat, Steps>>> = {
  jpeg: { mark: Buffer.from([0xff, 0xda]), most: 100 },
  webp: { mark: Buffer.from('ANMF'), most: 1_000 },
};

/** The format of an upload that may be decoded, by its bytes alone: nothing is decoded here. */
export function judge(upload: Buffer): Result<PictureFormat, PictureRefusal> {
  const format = formatOf(upload.toString('latin1', 0, LONGEST_BEGINNING));
  if (format === undefined) return fail('unreadable');
  const steps = STEPS[format];
  return steps && hasMore(upload, steps) ? fail('too_complex') : ok(format);
}

function hasMore(upload: Buffer, { mark, most }: Steps): boolean {
  let at = upload.indexOf(mark);
  for (let count = 0; at >= 0; at = upload.indexOf(mark, at + mark.length)) if (++count > most) return true;
  return false;
}
