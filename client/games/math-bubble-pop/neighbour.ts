/** The arrow keys as the browser names them. */
export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

export type Arrow = (typeof ARROWS)[number];

export const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key);

/** The place that an arrow key reaches from place `at` in a full grid of `count` places. At an edge it stays. */
export function neighbour(at: number, arrow: Arrow, columns: number, count: number): number {
  const column = at % columns;
  switch (arrow) {
    case 'ArrowLeft':
      return column > 0 ? at - 1 : at;
    case 'ArrowRight':
      return column < columns - 1 ? at + 1 : at;
    case 'ArrowUp':
      return at >= columns ? at - columns : at;
    case 'ArrowDown':
      return at + columns < count ? at + columns : at;
  }
}
