import { qrDrawing } from '../../shared/qr-drawing.ts';
import css from './qr-code.module.css';

interface QrCodeProps {
  readonly text: string;
  /** What a screen reader says of it. Absent where what is beside it says the same. */
  readonly label?: string;
  /** Whether it is held into a camera by hand. */
  readonly isTilted?: boolean;
}

/** A text as a QR code for a camera, drawn on this device, as wide as its place. Dark on light in both themes, or cameras could not read it. */
export function QrCode({ text, label, isTilted = false }: QrCodeProps) {
  const { size, path } = qrDrawing(text, isTilted);
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={css['qr']} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" {...named}>
      <path d={path} />
    </svg>
  );
}
