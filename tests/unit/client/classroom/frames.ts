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

/** Samples of each pixel, a side. */
const SAMPLES = 2;

/** What a lens would show of the code, point by point: where the ray through it meets the tilted plane. */
function sharp(rows: readonly (readonly boolean[])[], { fills, turned, tilted, white, black }: View): Float32Array {
  const [turn, tilt] = [(turned * Math.PI) / 180, (tilted * Math.PI) / 180];
  const [cos, sin] = [Math.cos(turn) / fills, Math.sin(turn) / fills];
  const [near, far] = [DISTANCE * Math.cos(tilt), Math.sin(tilt)];
  const frame = new Float32Array(SIDE * SIDE);
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
    const right = ((sample % SAMPLES) + 0.5) / SAMPLES;
    const below = (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
    for (let i = 0; i < frame.length; i++) {
      const u = ((i % SIDE) + right) / SIDE - 0.5;
      const v = (Math.floor(i / SIDE) + below) / SIDE - 0.5;
      const a = u * cos + v * sin;
      const across = (a * DISTANCE) / (near - a * far);
      const down = (v * cos - u * sin) * (1 + (across * far) / DISTANCE);
      const isDark = rows[Math.floor((down + 0.5) * rows.length)]?.[Math.floor((across + 0.5) * rows.length)];
      frame[i] = (frame[i] ?? 0) + (isDark === undefined ? ROOM : isDark ? black : white) / SAMPLES ** 2;
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

/** Four draws of the same spread come close to a Gaussian. */
const NOISE = (() => {
  const random = new Random(seedFromText('noise'));
  const draw = () => random.below(1_000) / 577;
  return Array.from({ length: 4_096 }, () => draw() + draw() + draw() + draw() - 3.466);
})();

/** A frame of a camera that is held before a text's QR code, as the app draws it. The same each time. */
export function frameOf(text: string, view: View): Pixels {
  const rows = modulesOf(text);
  const seen = sharp(rows, view);
  const blurred = view.blur > 0 ? spread(spread(seen, view.blur, 1), view.blur, SIDE) : seen;
  const random = new Random(seedFromText(`${text} ${JSON.stringify(view)}`));
  const data = new Uint8ClampedArray(4 * blurred.length);
  for (let i = 0; i < blurred.length; i++) {
    const value = (blurred[i] ?? 0) + view.noise * (NOISE[random.next() % NOISE.length] ?? 0);
    for (let channel = 0; channel < 3; channel++) data[4 * i + channel] = value;
    data[4 * i + 3] = 255;
  }
  return { width: SIDE, height: SIDE, data };
}
