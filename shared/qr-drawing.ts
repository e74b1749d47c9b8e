import { encodeQR } from 'qr';

/** The white margin that the standard asks for, in modules. */
const MARGIN = 4;

/** A QR code as one path of its dark modules, on a light square. Its unit is a module. */
interface QrDrawing {
  /** The side of the square, with its margin. */
  readonly size: number;
  /** The `d` of an SVG path. */
  readonly path: string;
}

/** A row's dark modules as one part of a path; neighbours are one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const text = row.map((dark) => (dark ? 'x' : ' ')).join('');
  return [...text.matchAll(/x+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('');
}

/**
 * From this version on a code says its own size. Of a smaller one a reader guesses it from what it sees, and may be wrong where it is tilted:
 * that of the app is in one of seven pictures. What is shown to it from near is drawn at least so large.
 */
const SAYS_ITS_SIZE = 7;

/** A code's version for a number of modules, with its margin. */
const versionOf = (size: number): number => (size - 2 * MARGIN - 17) / 4;

/**
 * The QR code of a text, with error correction of level M (15 %). Throws if the text is too long for one (above 2,331 bytes).
 * @param isTilted whether it is held into a camera by hand
 */
export function qrDrawing(text: string, isTilted = false): QrDrawing {
  const options = { ecc: 'medium', border: MARGIN } as const;
  const smallest = encodeQR(text, 'raw', options);
  const rows =
    isTilted && versionOf(smallest.length) < SAYS_ITS_SIZE ? encodeQR(text, 'raw', { ...options, version: SAYS_ITS_SIZE }) : smallest;
  return { size: rows.length, path: rows.map(rowPath).join('') };
}
