import type { Answer } from './facts.ts';

/**
 * What was given in a run as a linked list, the latest first. A state adds an answer without a copy of the others: to copy thousands of
 * them each time would make a replay quadratic.
 */
export type Chain<Given> = Given & { readonly before: Chain<Given> | null };

/** The answers of a run. */
export type AnswerChain = Chain<Answer>;

/** The answers as an array, the latest first. */
export function answersOf<Given>(chain: Chain<Given> | null): readonly Given[] {
  const list: Given[] = [];
  for (let rest = chain; rest !== null; rest = rest.before) list.push(rest);
  return list;
}
