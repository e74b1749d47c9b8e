import { encodeQR } from 'qr';

/** The white margin that the standard asks for, in modules. */
const MARGIN = 4;

/** A row's dark modules as one part of a path; neighbours are one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const text = row.map((dark) => (dark ? 'x' : ' ')).join('');
  return [...text.matchAll(/x+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('');
}

/**
 * The QR code of a text as bare SVG markup, black on white in any theme. It has no `#` and no `%`, because the public client puts
 * `data:image/svg+xml;utf-8,` before it and encodes nothing (protocol, "Second factors").
 */
export function qrCodeSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN });
  const size = rows.length;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="white" d="M0 0h${size}v${size}h-${size}z"/><path fill="black" d="${rows.map(rowPath).join('')}"/></svg>`
  );
}
