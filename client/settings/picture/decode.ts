import type { Size } from './square.ts';

/** A decoded picture, upright. */
export interface Decoded extends Size {
  readonly source: CanvasImageSource;
  /** Gives its memory back. */
  readonly close: () => void;
}

async function asBitmap(file: Blob): Promise<Decoded> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = source;
  return { source, width, height, close: () => source.close() };
}

/** An image element runs no script of what it shows, and loads nothing for it. */
async function asElement(file: Blob): Promise<Decoded> {
  const address = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(address);
  const source = new Image();
  source.src = address;
  try {
    await source.decode();
  } catch (error) {
    close();
    throw error;
  }
  return { source, width: source.naturalWidth, height: source.naturalHeight, close };
}

/**
 * Any picture that this browser can read; undefined if it is none. Off the page's thread, where the browser can: it takes SVG, and some
 * browsers take other kinds, only as an element.
 */
export const decodePicture = (file: Blob): Promise<Decoded | undefined> =>
  asBitmap(file)
    .catch(() => asElement(file))
    .catch(() => undefined);
