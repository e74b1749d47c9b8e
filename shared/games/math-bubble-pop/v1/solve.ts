import { makesTarget } from './arithmetic.ts';
import type { BubblePopState } from './state.ts';

/** The part of a state that decides which sets are right. */
type Unsolved = Pick<BubblePopState, 'operator' | 'target' | 'needed' | 'bubbles'>;

/** The numbers of one right set, in the order of their picks, to show what was possible. Empty if a board has none. */
export function oneSolution({ operator, target, needed, bubbles }: Unsolved): readonly number[] {
  // The order of sums, products and numbers that are taken away does not matter. Only the first of a subtraction or a division does.
  const firstCounts = operator === 'subtraction' || operator === 'division';
  const numbers = bubbles.map(({ number }) => number);
  const chosen: number[] = [];

  const complete = (from: number): boolean => {
    if (chosen.length === needed)
      return makesTarget(
        operator,
        chosen.map((place) => numbers[place] as number),
        target,
      );
    for (let place = firstCounts && chosen.length <= 1 ? 0 : from; place < numbers.length; place++) {
      if (chosen.includes(place)) continue;
      chosen.push(place);
      if (complete(place + 1)) return true;
      chosen.pop();
    }
    return false;
  };
  return complete(0) ? chosen.map((place) => numbers[place] as number) : [];
}
