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

/** The QR code of a text, with error correction of level M (15 %). Throws if the text is too long for one (above 2,331 bytes). */
export function qrDrawing(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN });
  return { size: rows.length, path: rows.map(rowPath).join('') };
}
