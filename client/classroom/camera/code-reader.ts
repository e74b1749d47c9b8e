import { decoderApart } from './decode-apart.ts';
import type { PictureKind } from './decode.ts';
import { ownDetector, type OwnDetector } from './own-detector.ts';

/** A picture, and its part that is looked at, in its pixels. */
export interface Picture {
  readonly source: CanvasImageSource;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Reads codes in pictures, one picture after the other. */
export interface CodeReader {
  /** The texts of the codes in a picture. It is never refused: where nothing can be read, there are none. */
  readonly read: (picture: Picture, kind: PictureKind) => Promise<readonly string[]>;
  readonly close: () => void;
}

/** A larger picture is made smaller first: its longer side, in pixels. A photo is looked at once more for a code that is small in it. */
const LONGEST = { frame: [640], photo: [1_600, 3_200] } as const satisfies { readonly [kind in PictureKind]: readonly number[] };

/** By the browser's own reader, where it has one that works, else by that of the app. */
export function codeReader(): CodeReader {
  const canvas = document.createElement('canvas');
  const apart = decoderApart();
  let own: Promise<OwnDetector | undefined> | undefined;
  const look = async (picture: Picture, longest: number, kind: PictureKind): Promise<readonly string[]> => {
    const context = draw(picture, longest, canvas);
    if (!context) return [];
    own ??= ownDetector();
    const texts = await (await own)?.(canvas);
    if (texts) return texts;
    own = Promise.resolve(undefined);
    const text = await apart.decode(context.getImageData(0, 0, canvas.width, canvas.height), kind);
    return text === undefined ? [] : [text];
  };
  return {
    async read(picture, kind) {
      for (const longest of LONGEST[kind]) {
        const texts = await look(picture, longest, kind);
        if (texts.length > 0 || Math.max(picture.width, picture.height) <= longest) return texts;
      }
      return [];
    },
    close: apart.close,
  };
}

/** Undefined where there is nothing to draw, or no memory for it. */
function draw({ source, x, y, width, height }: Picture, longest: number, canvas: HTMLCanvasElement): CanvasRenderingContext2D | undefined {
  const scale = Math.min(1, longest / Math.max(width, height));
  const [drawnWidth, drawnHeight] = [Math.round(width * scale), Math.round(height * scale)];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || drawnWidth < 1 || drawnHeight < 1) return undefined;
  // Setting a size empties it, and what is transparent in a picture is paper.
  canvas.width = drawnWidth;
  canvas.height = drawnHeight;
  context.fillStyle = 'white';
  context.fillRect(0, 0, drawnWidth, drawnHeight);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x, y, width, height, 0, 0, drawnWidth, drawnHeight);
  return context;
}
