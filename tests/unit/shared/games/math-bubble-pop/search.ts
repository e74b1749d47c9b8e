import type { Operator } from '../../../../../shared/games/math-bubble-pop/v1/arithmetic.ts';

/** A board as a learner sees it. */
export interface Puzzle {
  readonly operator: Operator;
  readonly target: number;
  readonly needed: number;
  readonly numbers: readonly number[];
}

/** All ways to choose `count` of `ids`. */
export function* choices(ids: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  for (const [i, id] of ids.entries()) {
    if (ids.length - i < count) return;
    for (const more of choices(ids.slice(i + 1), count - 1)) yield [id, ...more];
  }
}

/** All ordered sets of a board that can differ in what they make: the first bubble matters in subtraction, the order in division. */
export function* sets({ operator, needed, numbers }: Puzzle): Generator<readonly number[]> {
  const ids = numbers.map((_, id) => id);
  if (operator === 'addition' || operator === 'multiplication') {
    yield* choices(ids, needed);
    return;
  }
  for (const first of ids) {
    for (const others of choices(
      ids.filter((id) => id !== first),
      needed - 1,
    ))
      yield [first, ...others];
  }
}

/** What a set makes, worked out by other means than the rules use. */
export function valueOf(operator: Operator, [first = Number.NaN, ...others]: readonly number[]): number {
  switch (operator) {
    case 'addition':
      return others.reduce((sum, next) => sum + next, first);
    case 'subtraction':
      return first - others.reduce((sum, next) => sum + next, 0);
    case 'multiplication':
      return others.reduce((product, next) => product * next, first);
    case 'division':
      return first / (others[0] ?? Number.NaN);
  }
}

const makes = (puzzle: Puzzle, ids: readonly number[]): boolean =>
  valueOf(
    puzzle.operator,
    ids.map((id) => puzzle.numbers[id] ?? Number.NaN),
  ) === puzzle.target;

/** The bubbles of a set that makes the target exactly; undefined if the board has none. */
export function findSet(puzzle: Puzzle): readonly number[] | undefined {
  for (const ids of sets(puzzle)) if (makes(puzzle, ids)) return ids;
  return undefined;
}

/** The bubbles of a set that makes something else. */
export function findWrongSet(puzzle: Puzzle): readonly number[] {
  for (const ids of sets(puzzle)) if (!makes(puzzle, ids)) return ids;
  throw new Error('every set of this board is right');
}
