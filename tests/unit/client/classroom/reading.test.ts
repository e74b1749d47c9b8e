import { describe, expect, it } from 'vitest';
import { decode } from '../../../../client/classroom/camera/decode.ts';
import { receiptTexts } from '../../../../shared/classroom/check-receipt.ts';
import { Random } from '../../../../shared/random.ts';
import { seedFromText } from '../../../../shared/seed.ts';
import { playedLog, roundWith, someSetup } from '../../shared/classroom/pupil.ts';
import { frameOf, sizeOf, type View } from './frames.ts';

/** Frames a second that the reader looks at. */
const A_SECOND = 6;

/** From one pupil to the next, in seconds. */
const NEXT_PUPIL_S = 3;

/** So long a pupil is waited for, in frames. */
const MOST_FRAMES = 10 * A_SECOND;

/** The codes of a pupil's receipt. */
const codesOf = (n: number, answers: number): readonly string[] => {
  const round = roundWith(someSetup(n), n);
  return receiptTexts(round, n + 1, playedLog(round, `pupil ${n}`, undefined, answers)) ?? [];
};

/** A screen in a classroom: near or far, dim or bright, held by hand, and seen by a camera that looks for its focus. */
function someView(random: Random): View {
  const between = (least: number, most: number) => least + ((most - least) * random.below(1_000)) / 1_000;
  const white = between(70, 220);
  return {
    fills: between(0.45, 0.95),
    turned: between(-30, 30),
    tilted: between(-35, 35),
    blur: between(0.5, 2.5),
    white,
    black: white * between(0.15, 0.35),
    noise: between(3, 9),
  };
}

/** After how many frames, each another view, a code is read. */
function framesUntilRead(text: string, random: Random): number {
  for (let frames = 1; frames <= MOST_FRAMES; frames++) {
    const read = decode(frameOf(text, someView(random)), 'frame');
    if (read === text) return frames;
    if (read !== undefined) throw new Error(`It read something else: ${read}`);
  }
  throw new Error('It read nothing.');
}

describe('A camera of 640 pixels', () => {
  it('reads forty pupils of twenty answers in less than four minutes, however they hold their screens', () => {
    const random = new Random(seedFromText('forty pupils'));
    const frames = Array.from({ length: 40 }, (_, n) => codesOf(n, 20))
      .flat()
      .map((text) => framesUntilRead(text, random));
    const seconds = 40 * NEXT_PUPIL_S + frames.reduce((sum, each) => sum + each, 0) / A_SECOND;
    expect(frames.length).toBeGreaterThanOrEqual(40);
    expect(seconds).toBeLessThan(4 * 60);
  });

  const TYPICAL = codesOf(1, 20)[0] ?? '';
  const LONGEST = Array.from({ length: 40 }, (_, n) => codesOf(n, 60))
    .flat()
    .reduce((longest, text) => (text.length > longest.length ? text : longest));
  const GOOD: View = { fills: 0.8, turned: 8, tilted: 10, blur: 0.7, white: 180, black: 40, noise: 4 };
  const pixelsAModule = (text: string, pixels: number): View => ({ ...GOOD, fills: (pixels * sizeOf(text)) / 640 });

  // The floor (docs/choices.md, "What a camera reads").
  it.each<[name: string, view: (text: string) => View]>([
    ['that fills it', () => GOOD],
    ['of 3.5 pixels a module', (text) => pixelsAModule(text, 3.5)],
    ['as blurred as a third of a module', (text) => ({ ...GOOD, blur: (0.33 * 640 * GOOD.fills) / sizeOf(text) })],
    ['tilted by 40°', () => ({ ...GOOD, tilted: 40 })],
    ['turned by 35°', () => ({ ...GOOD, fills: 0.65, turned: 35 })],
    ['on its head', () => ({ ...GOOD, turned: 180 })],
    ['as dim as 45 of 255 grey levels', () => ({ ...GOOD, white: 75, black: 30 })],
  ])('reads a code %s, be it typical or the longest', (_name, view) => {
    expect([sizeOf(TYPICAL), sizeOf(LONGEST)]).toEqual([45 + 8, 65 + 8]);
    expect([TYPICAL, LONGEST].map((text) => decode(frameOf(text, view(text)), 'frame'))).toEqual([TYPICAL, LONGEST]);
  });
});
