import { dataAddress } from '../../sync/data-address.ts';
import { decodePicture, type Decoded } from './decode.ts';
import { middleSquare } from './square.ts';

/** What a picture may take on its way. The first of the qualities that fits is taken; at the last one every picture of 512 px does. */
const MAX_BYTES = 200_000;
const QUALITIES = [0.9, 0.75, 0.6, 0.4];
const TYPE = 'image/jpeg';
/** A JPEG has no transparent places. */
const GROUND = 'white';

/**
 * A small square JPEG of any picture that this browser can read: upright, cut around the middle, without the file's metadata.
 * @returns a data address; undefined if the file cannot be read as a picture
 */
export async function shrinkPicture(file: Blob): Promise<string | undefined> {
  const picture = await decodePicture(file);
  if (!picture) return undefined;
  try {
    return await encodeSquare(picture);
  } finally {
    picture.close();
  }
}

async function encodeSquare(picture: Decoded): Promise<string | undefined> {
  const canvas = drawSquare(picture);
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, quality);
    if (blob && blob.size <= MAX_BYTES) return dataAddress(TYPE, new Uint8Array(await blob.arrayBuffer()));
  }
  return undefined;
}

function drawSquare(picture: Decoded): HTMLCanvasElement {
  const { x, y, side, drawn } = middleSquare(picture);
  const canvas = document.createElement('canvas');
  canvas.width = drawn;
  canvas.height = drawn;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = GROUND;
    context.fillRect(0, 0, drawn, drawn);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture.source, x, y, side, side, 0, 0, drawn, drawn);
  }
  return canvas;
}

/** Null where there is nothing to encode: a picture of no size, or one that the browser does not give out. */
const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, quality)).catch(() => null);
