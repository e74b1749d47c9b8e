import type { Answer } from './facts.ts';

/** Answers, the latest first. A state adds one without copying the others: a list of thousands, copied each time, would make a replay quadratic. */
export interface Answers extends Answer {
  readonly before: Answers | null;
}

/** The answers as a list, the latest first. */
export function listOfAnswers(answers: Answers | null): readonly Answer[] {
  const list: Answer[] = [];
  for (let rest = answers; rest !== null; rest = rest.before) list.push(rest);
  return list;
}
