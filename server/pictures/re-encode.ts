import { fail, ok, type Result } from '../../shared/result.ts';
import { judge, type PictureRefusal } from './judge.ts';

/** A larger body is refused before it is read. A device shrinks a picture to a tenth of this first. */
export const UPLOAD_MAX_BYTES = 2 * 1024 * 1024;
/** Pixels of a side, and of the whole. */
const SIDE_MAX = 4096;
const PIXELS_MAX = 16_000_000;
/** The stored picture is a square of so many pixels a side: enough for its largest place on a screen of twice the density. */
export const SIDE = 256;
const QUALITY = 80;
/** Makes the stored picture of an upload. */
export type ReEncode = (upload: Buffer) => Promise<Result<Buffer, PictureRefusal>>;

/** The parts of libvips that read the formats that are taken. All others are switched off, whatever a file's bytes ask for. */
const READERS = ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'];

/** Loaded with the first upload: a server without one saves the memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Uploads are rare and all different. Each takes one thread.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  return sharp;
}

let loaded: ReturnType<typeof loadSharp> | undefined;

/**
 * Makes the stored picture of an upload in this process: the first frame, upright, cut to a square around the middle, a WebP without any metadata. Format
 * and size are judged by the header, before anything is decoded (protocol, "Content and uploads"). Nothing can end what the library has
 * begun but the end of the process (re-encode-apart.ts).
 */
export const reEncode: ReEncode = async (upload) => {
  const format = judge(upload);
  if (!format.ok) return format;
  const sharp = await (loaded ??= loadSharp());
  // The header alone is read: whatever size it names, nothing is decoded.
  const header = await sharp(upload, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => undefined);
  if (header?.format !== format.value) return fail('unreadable');
  const { width, height } = header;
  if (width > SIDE_MAX || height > SIDE_MAX || width * height > PIXELS_MAX) return fail('too_large');
  const image = await sharp(upload, { limitInputPixels: PIXELS_MAX, pages: 1 })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => undefined);
  return image ? ok(image) : fail('unreadable');
};
