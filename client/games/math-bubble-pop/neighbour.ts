/** The arrow keys as the browser names them. */
export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

export type Arrow = (typeof ARROWS)[number];

export const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key);

/** The place that an arrow key reaches from place `at` in a full grid of `count` places. Beyond an edge it wraps to the other side. */
export function neighbour(at: number, arrow: Arrow, columns: number, count: number): number {
  const row = Math.floor(at / columns);
  const column = at % columns;
  const rows = count / columns;
  switch (arrow) {
    case 'ArrowLeft':
      return row * columns + ((column + columns - 1) % columns);
    case 'ArrowRight':
      return row * columns + ((column + 1) % columns);
    case 'ArrowUp':
      return ((row + rows - 1) % rows) * columns + column;
    case 'ArrowDown':
      return ((row + 1) % rows) * columns + column;
  }
}
