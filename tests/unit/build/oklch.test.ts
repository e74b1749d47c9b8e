import { expect, it } from 'vitest';
import { hexOfOklch } from '../../../build/oklch.ts';

/** The values of CSS Color 4 for these colours of sRGB. */
it.each([
  [1, 0, 0, undefined, '#ffffff'],
  [0, 0, 0, undefined, '#000000'],
  [0.628, 0.2577, 29.23, undefined, '#ff0000'],
  [0.8664, 0.2948, 142.5, undefined, '#00ff00'],
  [0.452, 0.3132, 264.05, undefined, '#0000ff'],
  [0.628, 0.2577, 29.23, 0.5, '#ff000080'],
])('oklch(%d %d %d) with the alpha %s is %s', (lightness, chroma, hue, alpha, hex) => {
  expect(hexOfOklch(lightness, chroma, hue, alpha)).toBe(hex);
});

it('A colour that sRGB does not have is refused, for it would look different from browser to browser', () => {
  expect(() => hexOfOklch(0.7, 0.3, 150)).toThrow('sRGB has no oklch(0.7 0.3 150)');
});
