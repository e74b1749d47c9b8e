import { makesTarget } from './arithmetic.ts';
import type { BubblePopState } from './rules.ts';

/** What of a state says which sets are right. */
export type Unsolved = Pick<BubblePopState, 'operator' | 'target' | 'needed' | 'bubbles'>;

/** The numbers of one right set in the order of their picks, for who wants to see what was possible. Empty if a board had none. */
export function oneSolution({ operator, target, needed, bubbles }: Unsolved): readonly number[] {
  // What is taken away, and what is added or multiplied, may stand in any order: only the first of a subtraction, and a divisor, may not.
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
