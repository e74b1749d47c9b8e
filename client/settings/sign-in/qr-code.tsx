import { qrDrawing } from '../../../shared/qr-drawing.ts';
import css from './sign-in-sections.module.css';

/** A text as a QR code for a camera, drawn on this device. Dark on light in both themes, or cameras could not read it. */
export function QrCode({ text }: { readonly text: string }) {
  const { size, path } = qrDrawing(text);
  return (
    <svg className={css['qr']} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
