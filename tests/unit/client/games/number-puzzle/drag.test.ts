import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf, slidesOn } from '../../../../../client/games/number-puzzle/drag.ts';
import { arrowOf } from '../../../../../client/games/number-puzzle/use-arrow-keys.ts';

describe('a dragged tile', () => {
  it.each([
    ['right', 40, 0, 0.5],
    ['right', -40, 0, 0],
    ['left', -20, 90, 0.25],
    ['up', 0, -80, 1],
    ['up', 0, -500, 1],
    ['down', 200, 8, 0.1],
  ] as const)('that can go %s follows a finger at (%i, %i) for %d of its cell, and no further', (direction, dx, dy, share) => {
    expect(shareOf(direction, dx, dy, 80)).toBeCloseTo(share);
  });

  it('never leaves its way between its cell and the gap', () => {
    const far = fc.integer({ min: -2000, max: 2000 });
    fc.assert(
      fc.property(fc.constantFrom('up', 'down', 'left', 'right'), far, far, (direction, dx, dy) => {
        const share = shareOf(direction, dx, dy, 64);
        expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });

  it.each([
    [0.4, 2000, true],
    [0.39, 2000, false],
    [0.39, 220, true],
    [0.12, 100, true],
    [0.11, 100, false],
    [0, 0, false],
    [1, 60_000, true],
  ])('let go at %d of its way after %i ms slides on: %j', (share, heldMs, on) => {
    expect(slidesOn(share, heldMs)).toBe(on);
  });
});

describe('an arrow key', () => {
  const press = { key: 'ArrowUp', repeat: false, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };

  it.each([
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['ArrowLeft', 'left'],
    ['ArrowRight', 'right'],
    ['w', undefined],
    ['toString', undefined],
  ])('%s is %s', (key, direction) => {
    expect(arrowOf({ ...press, key })).toBe(direction);
  });

  it('that is held down, or meant for the browser, is none', () => {
    for (const part of [{ repeat: true }, { altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
      expect(arrowOf({ ...press, ...part })).toBeUndefined();
    }
  });
});
