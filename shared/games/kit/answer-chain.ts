import type { Answer } from './facts.ts';

/**
 * The answers of a run as a linked list, the latest first. A state adds an answer without a copy of the others: to copy thousands of them
 * each time would make a replay quadratic.
 */
export interface AnswerChain extends Answer {
  readonly before: AnswerChain | null;
}

/** The answers as an array, the latest first. */
export function answersOf(chain: AnswerChain | null): readonly Answer[] {
  const list: Answer[] = [];
  for (let rest = chain; rest !== null; rest = rest.before) list.push(rest);
  return list;
}
