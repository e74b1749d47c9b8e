import decodeQR from 'qr/decode.js';

/** The pixels of a picture, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/**
 * How hard to look: at a picture of a camera, which the next one follows, or at a photo, which is the only one. In ms. A slow phone takes
 * seconds to find a small code in a large photo.
 */
const EFFORT = {
  frame: { effort: 4, timeLimit: 60 },
  photo: { effort: Infinity, timeLimit: 10_000 },
} as const;

export type PictureKind = keyof typeof EFFORT;

/** The text of a QR code in a picture; undefined if none can be read. */
export function decode(pixels: Pixels, kind: PictureKind): string | undefined {
  try {
    return decodeQR(pixels, EFFORT[kind]);
  } catch {
    return undefined;
  }
}
