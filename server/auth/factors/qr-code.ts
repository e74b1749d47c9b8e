import { qrDrawing } from '../../../shared/qr-drawing.ts';

/**
 * The QR code of a text as bare SVG markup, black on white in any theme. It has no `#` and no `%`, because the public client puts
 * `data:image/svg+xml;utf-8,` before it and encodes nothing (protocol, "Second factors").
 */
export function qrCodeSvg(text: string): string {
  const { size, path } = qrDrawing(text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="white" d="M0 0h${size}v${size}h-${size}z"/><path fill="black" d="${path}"/></svg>`
  );
}
