import type { Hint, Step, Strategy } from '../../../../shared/games/practice/hints.ts';
import { solved } from './problem.ts';

type Way = (last: Step, first: Step) => string;

const oneMore: Way = ({ form, b, answer }) => `One ${b} ${form === 'add' ? 'more' : 'less'}: ${answer}.`;
const doubled: Way = ({ answer }) => `Double it: ${answer}.`;
const together: Way = ({ answer }) => `Together: ${answer}.`;
const so: Way = (last) => `So ${solved(last)}.`;

const RULES: { readonly [form in Step['form']]: (step: Step) => string } = {
  add: () => 'Plus 0 changes nothing.',
  subtract: ({ b }) => (b === 0 ? 'Minus 0 changes nothing.' : 'A number minus itself is 0.'),
  // In either order.
  multiply({ a, b }) {
    if (a === 0 || b === 0) return 'Times 0 is always 0.';
    return a === 1 || b === 1 ? 'Times 1 changes nothing.' : 'Times 10: put a 0 behind it.';
  },
  divide({ a, b }) {
    if (b === 1) return 'Divided by 1 it stays the same.';
    return a === b ? 'A number divided by itself is 1.' : 'Divided by 10: one 0 less.';
  },
};

const ARRAYS: { readonly [form in Step['form']]: (step: Step) => string } = {
  add: ({ a, b, answer }) => `${a} and ${b} together: ${answer}.`,
  subtract: ({ a, b, answer }) => `${a} without ${b} leaves ${answer}.`,
  multiply: ({ a, b, answer }) => `${a} rows of ${b}: ${answer}.`,
  divide: ({ a, b, answer }) => `${a} in groups of ${b}: ${answer} groups.`,
};

/** What is done with what is known: its last line, and its first where there are two. */
const WAYS: { readonly [strategy in Strategy]: Way } = {
  'near-double': ({ b, answer }) => `${b === 1 ? 'One' : 'Two'} more: ${answer}.`,
  'ten-less-one': ({ answer }) => `One less: ${answer}.`,
  'make-ten': so,
  missing: so,
  'through-ten': (last, first) => `First to 10: ${solved(first)}. Then ${solved(last)}.`,
  double: so,
  tens: ({ answer, b }) => `${b} tens: ${answer}.`,
  'half-of-ten': ({ answer }) => `Half of it: ${answer}.`,
  'double-double': doubled,
  nines: oneMore,
  elevens: oneMore,
  'from-five': oneMore,
  'from-square': oneMore,
  'one-group': oneMore,
  'halve-and-double': doubled,
  'five-and': together,
  'ten-and': together,
  'how-many': so,
  rule: (last) => RULES[last.form](last),
  array: (last) => ARRAYS[last.form](last),
};

const known = (steps: readonly Step[]): string => (steps.length === 0 ? '' : `You know ${steps.map(solved).join(' and ')}. `);

/** A line of strategy: "You know 6 × 6 = 36. One 6 more: 42." */
export function hintText({ strategy, known: helpers, steps }: Hint): string {
  const [first] = steps;
  const last = steps.at(-1);
  return first && last ? known(helpers) + WAYS[strategy](last, first) : '';
}
