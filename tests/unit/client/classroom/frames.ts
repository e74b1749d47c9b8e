import type { Pixels } from '../../../../client/classroom/camera/decode.ts';
import { qrDrawing } from '../../../../shared/qr-drawing.ts';
import { Random } from '../../../../shared/random.ts';
import { seedFromText } from '../../../../shared/seed.ts';

/** How a pupil's screen is before a camera. */
export interface View {
  /** How much of the frame's side the code takes, with its margin. */
  readonly fills: number;
  /** In the plane of the frame, in degrees. */
  readonly turned: number;
  /** Out of it, about the upright axis, in degrees. */
  readonly tilted: number;
  /** How far a point spreads (the deviation of a Gaussian), in pixels of the frame: out of focus, or moved. */
  readonly blur: number;
  /** The grey of the screen's white and black, of 255. */
  readonly white: number;
  readonly black: number;
  /** The deviation of each pixel's noise. */
  readonly noise: number;
}

/** The side of a frame, as the reader looks at it. */
const SIDE = 640;

/** What is around a pupil's screen. */
const ROOM = 90;

/** How far a camera is away, in sides of the code: a tilted one is narrower at its far side. */
const DISTANCE = 2.5;

/** Where a point of the frame is on the code, whose side is 1. */
function onCode({ fills, turned, tilted }: View): (x: number, y: number) => readonly [across: number, down: number] {
  const [turn, tilt] = [(turned * Math.PI) / 180, (tilted * Math.PI) / 180];
  const [cos, sin] = [Math.cos(turn) / fills, Math.sin(turn) / fills];
  const [near, far] = [DISTANCE * Math.cos(tilt), Math.sin(tilt)];
  return (x, y) => {
    const [u, v] = [x / SIDE - 0.5, y / SIDE - 0.5];
    const [a, b] = [u * cos + v * sin, v * cos - u * sin];
    // The ray through (a, b) meets the tilted plane at so much of its width.
    const across = (a * DISTANCE) / (near - a * far);
    return [across + 0.5, b * (1 + (across * far) / DISTANCE) + 0.5];
  };
}

/** Samples of each pixel, a side. */
const SAMPLES = 2;

function sharp(rows: readonly (readonly boolean[])[], view: View): Float32Array {
  const frame = new Float32Array(SIDE * SIDE);
  const place = onCode(view);
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
    const [right, below] = [((sample % SAMPLES) + 0.5) / SAMPLES, (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES];
    for (let i = 0; i < frame.length; i++) {
      const [across, down] = place((i % SIDE) + right, Math.floor(i / SIDE) + below);
      const isDark = rows[Math.floor(down * rows.length)]?.[Math.floor(across * rows.length)];
      frame[i] = (frame[i] ?? 0) + (isDark === undefined ? ROOM : isDark ? view.black : view.white) / SAMPLES ** 2;
    }
  }
  return frame;
}

/** Spreads each point along one axis: its pixels are `stride` apart. */
function spread(frame: Float32Array, blur: number, stride: number): Float32Array {
  const reach = Math.ceil(3 * blur);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * blur * blur)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const result = new Float32Array(frame.length);
  for (let i = 0; i < frame.length; i++) {
    const at = stride === 1 ? i % SIDE : Math.floor(i / SIDE);
    let sum = 0;
    for (let k = 0; k < weights.length; k++) {
      const other = Math.min(SIDE - 1, Math.max(0, at + k - reach));
      sum += (weights[k] ?? 0) * (frame[i + (other - at) * stride] ?? 0);
    }
    result[i] = sum / total;
  }
  return result;
}

/** The modules of a code as the app draws it, dark ones true. */
function modulesOf(text: string): readonly (readonly boolean[])[] {
  const { size, path } = qrDrawing(text, true);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  return rows;
}

/** How many modules a side has, with the margin. */
export const sizeOf = (text: string): number => qrDrawing(text, true).size;

/** A frame of a camera that is held before a text's QR code, as the app draws it. The same each time. */
export function frameOf(text: string, view: View): Pixels {
  const rows = modulesOf(text);
  const seen = sharp(rows, view);
  const blurred = view.blur > 0 ? spread(spread(seen, view.blur, 1), view.blur, SIDE) : seen;
  const random = new Random(seedFromText(`${text} ${JSON.stringify(view)}`));
  // Four draws of the same spread come close to a Gaussian.
  const draw = () => (random.below(1_000) + random.below(1_000) + random.below(1_000) + random.below(1_000) - 2_000) / 577;
  const data = new Uint8ClampedArray(4 * blurred.length);
  for (let i = 0; i < blurred.length; i++) {
    const value = (blurred[i] ?? 0) + view.noise * draw();
    for (let channel = 0; channel < 3; channel++) data[4 * i + channel] = value;
    data[4 * i + 3] = 255;
  }
  return { width: SIDE, height: SIDE, data };
}
