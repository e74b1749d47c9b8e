import type { Random } from '../../../random.ts';
import type { Problem } from './problem.ts';

/** All distinct problems of one choice, without a list: there are up to 400 million. */
export interface Space {
  /** How many distinct problems exist. */
  readonly size: number;
  /** A random one of them. */
  draw(random: Random): Problem;
  /** The problem with number `index`, from 0 to size − 1. */
  nth(index: number): Problem;
}

/**
 * A space in rows. A draw takes a row first, then a column, so that each divisor, fraction or percentage is equally frequent,
 * whatever its number of problems. `columns[row]` is at least 1.
 */
export function table(columns: readonly number[], make: (row: number, column: number) => Problem): Space {
  return {
    size: columns.reduce((sum, count) => sum + count, 0),
    draw(random) {
      const row = random.below(columns.length);
      return make(row, random.below(columns[row] as number));
    },
    nth(index) {
      let row = 0;
      let column = index;
      while (column >= (columns[row] as number)) column -= columns[row++] as number;
      return make(row, column);
    },
  };
}

/** Several spaces without a common problem. Each is used equally often. */
export function union(parts: readonly Space[]): Space {
  return {
    size: parts.reduce((sum, part) => sum + part.size, 0),
    draw: (random) => (parts[random.below(parts.length)] as Space).draw(random),
    nth(index) {
      let part = 0;
      let rest = index;
      while (rest >= (parts[part] as Space).size) rest -= (parts[part++] as Space).size;
      return (parts[part] as Space).nth(rest);
    },
  };
}
