export type Rarity = 'common' | 'rare' | 'epic' | 'legendary' | 'mythic';

const SIDES: Record<Rarity, number> = { common: 4, rare: 6, epic: 8, legendary: 10, mythic: 12 };

const CENTRE = 24;
const OUTER = 22;
const INNER = 12;

/** A point on a circle around the middle of a grid of 48. `turn` is the angle from the top, in whole turns. */
const at = (radius: number, turn: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [Math.cos(angle), Math.sin(angle)].map((part) => (CENTRE + radius * part).toFixed(1)).join(',');
};

/** The triangles of a medal, as `points` of SVG polygons. Each side has one outer and two inner triangles around a rotated inner shape. */
export function facetsOf(rarity: Rarity): readonly string[] {
  const sides = SIDES[rarity];
  return Array.from({ length: sides }, (_, side) => {
    const [from, middle, to] = [side / sides, (side + 0.5) / sides, (side + 1) / sides];
    return [
      [at(OUTER, from), at(OUTER, to), at(INNER, middle)],
      [at(OUTER, from), at(INNER, middle), at(INNER, (side - 0.5) / sides)],
      [at(INNER, middle), at(INNER, (side - 0.5) / sides), at(0, 0)],
    ].map((points) => points.join(' '));
  }).flat();
}
