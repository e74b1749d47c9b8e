import type { Direction } from '../../../shared/games/number-puzzle/v1/board.ts';

/** How a tile moves on the screen when it slides one cell: x to the right, y down. */
export const STEPS: { readonly [direction in Direction]: { readonly x: number; readonly y: number } } = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** A press that moves less than this is a tap. */
export const TAP_PX = 6;

/** How much of its way a tile has gone, from 0 to 1. It follows the finger along its own direction only. */
export function shareOf(direction: Direction, dx: number, dy: number, cellPx: number): number {
  const { x, y } = STEPS[direction];
  return Math.min(1, Math.max(0, (x * dx + y * dy) / cellPx));
}

/** A tile that is released after this share of its way slides to its end; a flick needs less. */
const FAR_ENOUGH = 0.4;
const FLICK = 0.12;
const FLICK_MS = 220;

export const slidesOn = (share: number, heldMs: number): boolean => share >= FAR_ENOUGH || (share >= FLICK && heldMs <= FLICK_MS);
