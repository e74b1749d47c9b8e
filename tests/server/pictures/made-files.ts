import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Files made by code, byte by byte where no program would write them. */

export const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const u16le = (value: number): Buffer => Buffer.from([value & 255, value >> 8]);
const u24le = (value: number): Buffer => Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255]);
const u32 = (value: number): Buffer => Buffer.concat([u16(Math.floor(value / 65_536)), u16(value % 65_536)]);
const u32le = (value: number): Buffer => Buffer.from(u32(value)).reverse();

const PNG_BEGINNING = text('\x89PNG\r\n\x1a\n');
const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([text(type), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
};
const pngHeader = (width: number, height: number): Buffer =>
  pngChunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0])]));
const PNG_END = pngChunk('IEND', Buffer.alloc(0));

/** A PNG of this size in one colour, with further chunks after its header. Its pixels take a thousandth of their size. */
export function png(width: number, height: number, chunks: readonly (readonly [type: string, data: Buffer])[] = []): Buffer {
  const row = Buffer.alloc(1 + width * 3, 0x55);
  row[0] = 0;
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return pngOf(pngHeader(width, height), ...chunks.map(([type, data]) => pngChunk(type, data)), pngChunk('IDAT', pixels));
}

/** A PNG that names a size and has these pixels, whatever they are. */
export const pngNaming = (width: number, height: number, pixels: Buffer = deflateSync(Buffer.alloc(64))): Buffer =>
  pngOf(pngHeader(width, height), pngChunk('IDAT', pixels));

const pngOf = (...chunks: readonly Buffer[]): Buffer => Buffer.concat([PNG_BEGINNING, ...chunks, PNG_END]);

const segment = (marker: number, data: Buffer): Buffer => Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), data]);

/** A JPEG with a segment after its beginning: a comment (0xfe), EXIF (0xe1), a colour profile (0xe2). */
export const withSegment = (jpeg: Buffer, marker: number, data: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), segment(marker, data), jpeg.subarray(2)]);

/** A JPEG whose frame header names another size than its pixels have. */
export function jpegNaming(jpeg: Buffer, width: number, height: number): Buffer {
  const at = [0xc0, 0xc2].map((marker) => jpeg.indexOf(Buffer.from([0xff, marker]))).find((found) => found >= 0) ?? 0;
  return Buffer.concat([jpeg.subarray(0, at + 5), u16(height), u16(width), jpeg.subarray(at + 9)]);
}

/**
 * A progressive JPEG in one gray whose last scan is repeated, as a scan that says everything anew: legal each time, and a decoder goes over
 * all pixels for its 31 bytes.
 */
export async function manyScans(scans: number, side = 4000): Promise<Buffer> {
  const gray = sharp(Buffer.alloc(side * side), { raw: { width: side, height: side, channels: 1 } });
  const jpeg = await gray.toColourspace('b-w').jpeg({ progressive: true }).toBuffer();
  const [begin, end] = [jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), jpeg.length - 2];
  const scan = Buffer.from(jpeg.subarray(begin, end));
  // The last byte of its header says which bit it adds: none, it is whole.
  scan[1 + scan.readUInt16BE(2)] = 0;
  return Buffer.concat([jpeg.subarray(0, end), ...Array.from({ length: scans }, () => scan), jpeg.subarray(end)]);
}

/** A WebP of so many frames of one size, on a canvas that has it. */
export async function webpFrames(count: number, side = 4): Promise<Buffer> {
  const still = await sharp(Buffer.alloc(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer();
  const size = Buffer.concat([u24le(side - 1), u24le(side - 1)]);
  const chunk = (type: string, ...data: readonly Buffer[]): Buffer => {
    const body = Buffer.concat(data);
    return Buffer.concat([text(type), u32le(body.length), body]);
  };
  const frame = chunk('ANMF', Buffer.alloc(6), size, u24le(10), Buffer.alloc(1), still.subarray(12));
  const head = [chunk('VP8X', Buffer.from([2, 0, 0, 0]), size), chunk('ANIM', Buffer.alloc(6))];
  return chunk('RIFF', text('WEBP'), ...head, ...Array.from({ length: count }, () => frame));
}

/** EXIF that says how the picture is turned, and a text that must not be kept. */
export function exif(orientation: number, secret: string): Buffer {
  const ascii = text(`${secret}\0`);
  const entry = (tag: number, type: number, count: number, value: Buffer): Buffer =>
    Buffer.concat([u16(tag), u16(type), u32(count), value]);
  const TEXT_AT = 8 + 2 + 2 * 12 + 4;
  return Buffer.concat([
    text('Exif\0\0MM\0*'),
    u32(8),
    u16(2),
    entry(0x010e, 2, ascii.length, u32(TEXT_AT)),
    entry(0x0112, 3, 1, Buffer.concat([u16(orientation), u16(0)])),
    u32(0),
    ascii,
  ]);
}

/** A GIF of black frames. Each frame is of the size of the whole, or of `frame`. */
export function gif(width: number, height: number, frames = 1, frame = { width, height }): Buffer {
  const one = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0]),
    Buffer.from([0x2c, 0, 0, 0, 0]),
    u16le(frame.width),
    u16le(frame.height),
    // Codes of 2 bits: clear, one black pixel, the end.
    Buffer.from([0, 2, 2, 0x44, 0x01, 0]),
  ]);
  return Buffer.concat([
    text('GIF89a'),
    u16le(width),
    u16le(height),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...Array.from({ length: frames }, () => one),
    Buffer.from([0x3b]),
  ]);
}

/** A WebP that names a size in its extended header, before pixels that are not of it. */
export function webpNaming(webp: Buffer, width: number, height: number): Buffer {
  const header = Buffer.concat([Buffer.from([0, 0, 0, 0]), u24le(width - 1), u24le(height - 1)]);
  const body = Buffer.concat([text('WEBPVP8X'), u32le(header.length), header, webp.subarray(12)]);
  return Buffer.concat([text('RIFF'), u32le(body.length), body]);
}

/** What the chunks of a WebP are. */
export function chunksOf(webp: Buffer): readonly string[] {
  const chunks: string[] = [];
  for (let at = 12; at < webp.length;) {
    chunks.push(webp.toString('latin1', at, at + 4));
    const size = webp.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return chunks;
}

/** A picture with a red left half and a blue right one, as an encoder writes it. */
export async function halves(format: 'png' | 'jpeg' | 'webp' | 'gif', width = 64, height = 32): Promise<Buffer> {
  const red = await sharp({ create: { width: width / 2, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([{ input: red, left: 0, top: 0 }])
    [format]()
    .toBuffer();
}
