import fc from 'fast-check';
import { expect, test } from 'vitest';
import { middleSquare } from '../../../../client/settings/picture/square.ts';

test.each([
  { of: { width: 4032, height: 3024 }, square: { x: 504, y: 0, side: 3024, drawn: 512 } },
  { of: { width: 3024, height: 4032 }, square: { x: 0, y: 504, side: 3024, drawn: 512 } },
  { of: { width: 512, height: 512 }, square: { x: 0, y: 0, side: 512, drawn: 512 } },
  { of: { width: 101, height: 100 }, square: { x: 0, y: 0, side: 100, drawn: 100 } },
  { of: { width: 1, height: 9 }, square: { x: 0, y: 4, side: 1, drawn: 1 } },
])('of $of.width × $of.height pixels the square around the middle is kept', ({ of, square }) => {
  expect(middleSquare(of)).toEqual(square);
});

test('of any picture: inside it, as large as can be, in the middle to the pixel, never drawn larger than it is', () => {
  const pixels = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(pixels, pixels, (width, height) => {
      const { x, y, side, drawn } = middleSquare({ width, height });
      expect(side).toBe(Math.min(width, height));
      expect([x >= 0, y >= 0, x + side <= width, y + side <= height]).toEqual([true, true, true, true]);
      expect(Math.abs(x - (width - side - x))).toBeLessThanOrEqual(1);
      expect(Math.abs(y - (height - side - y))).toBeLessThanOrEqual(1);
      expect(drawn).toBe(Math.min(side, 512));
    }),
  );
});
