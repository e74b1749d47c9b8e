import { PICTURE_MAX_BYTES } from '../../../../shared/contract/posts.ts';

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The longest sides that are tried, in pixels, and for each of them the qualities. */
const SIDES = [1600, 1200, 900, 640, 400];
const QUALITIES = [0.85, 0.7, 0.5];

/** A size whose longer side is `side` at most, in the same proportion. */
export function within({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A picture's file, and how large it is drawn in it. */
interface Fitted<File> extends Size {
  readonly file: File;
}

/**
 * The best picture whose file is small enough for a post: large before small, good before coarse.
 * @param encode draws the picture at a size and packs it; null if the browser cannot
 * @returns undefined if none is small enough
 */
export async function fitPicture<File extends { readonly size: number }>(
  natural: Size,
  encode: (size: Size, quality: number) => Promise<File | null>,
): Promise<Fitted<File> | undefined> {
  for (const side of SIDES)
    for (const quality of QUALITIES) {
      const size = within(natural, side);
      const file = await encode(size, quality);
      if (file && file.size <= PICTURE_MAX_BYTES) return { file, ...size };
    }
  return undefined;
}
