import { factOf, type FactId } from '../../../shared/memory/facts.ts';

/** The operations in the order of their tables. */
export const OPERATIONS = ['add', 'subtract', 'multiply', 'divide'] as const;
export type Operation = (typeof OPERATIONS)[number];

/**
 * A table of facts. The heads of its rows and columns are the numbers from `lowest` to 12. Where 7 × 8 and 8 × 7 are one fact, it stands
 * below the diagonal alone.
 */
interface Shape {
  readonly lowest: number;
  readonly isTriangle: boolean;
  /** The problem of a place: of a difference the row is what is taken away and the column what is left, of a quotient divisor and answer. */
  readonly problem: (row: number, column: number) => readonly [a: number, b: number];
}

const HIGHEST = 12;

const SHAPES: { readonly [operation in Operation]: Shape } = {
  add: { lowest: 1, isTriangle: true, problem: (row, column) => [column, row] },
  subtract: { lowest: 1, isTriangle: false, problem: (row, column) => [row + column, row] },
  multiply: { lowest: 2, isTriangle: true, problem: (row, column) => [column, row] },
  divide: { lowest: 2, isTriangle: false, problem: (row, column) => [row * column, row] },
};

/** A place of a table by its numbers, 0 for the head of a row (as its column) or of a column (as its row). */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A table as it is drawn. */
export interface Grid {
  readonly operation: Operation;
  /** The numbers of its rows, which are those of its columns. */
  readonly numbers: readonly number[];
  /** The fact of a place; undefined above the diagonal of a triangle, and outside. */
  readonly factAt: (place: Place) => FactId | undefined;
  /** The place of a problem as it is typed: of 56 ÷ 8 row 8, column 7. Undefined for one that is not in the table. */
  readonly placeOf: (a: number, b: number) => Place | undefined;
  /** The facts behind the head of a row or a column. In a triangle all with that number. */
  readonly factsOfHead: (head: Place) => readonly FactId[];
}

function gridOf(operation: Operation): Grid {
  const { lowest, isTriangle, problem } = SHAPES[operation];
  const numbers = Array.from({ length: HIGHEST - lowest + 1 }, (_, index) => lowest + index);
  const places = numbers.flatMap((row) =>
    numbers.filter((column) => !isTriangle || column <= row).map((column): Place => ({ row, column })),
  );
  const facts = new Map(
    places.map((place) => {
      const [a, b] = problem(place.row, place.column);
      return [keyOf(place), factOf({ form: operation, a, b, c: 0 })] as const;
    }),
  );
  const factAt = (place: Place) => facts.get(keyOf(place)) ?? undefined;
  const isTyped = (place: Place, a: number, b: number): boolean => {
    const [first, second] = problem(place.row, place.column);
    return (first === a && second === b) || (isTriangle && first === b && second === a);
  };
  return {
    operation,
    numbers,
    factAt,
    placeOf: (a, b) => places.find((place) => isTyped(place, a, b)),
    factsOfHead: (head) => places.filter((place) => isBehind(place, head, isTriangle)).flatMap((place) => factAt(place) ?? []),
  };
}

const keyOf = ({ row, column }: Place): string => `${row} ${column}`;

function isBehind({ row, column }: Place, head: Place, isTriangle: boolean): boolean {
  if (isTriangle) return [row, column].includes(Math.max(head.row, head.column));
  return head.column === 0 ? row === head.row : column === head.column;
}

/** The four tables, in order. */
export const GRIDS: readonly Grid[] = OPERATIONS.map(gridOf);
