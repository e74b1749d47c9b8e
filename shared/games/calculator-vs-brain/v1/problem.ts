/** What a question asks: a + b, a − b, a × b, a ÷ b, a to the power of b. */
export type ProblemKind = 'addition' | 'subtraction' | 'multiplication' | 'division' | 'power';

/** One question (spec 1 §3); plain data, because it is part of a run's state. Its text is in text.ts, its difficulty the run's. */
export interface Problem {
  /** Counts the questions of the run from 1, those too that a resume replaced. */
  readonly id: number;
  readonly operation: ProblemKind;
  readonly a: number;
  readonly b: number;
  readonly answer: number;
}

/** Two problems with one text, whatever their ids. */
export const isSameQuestion = (one: Problem, other: Problem): boolean =>
  one.a === other.a && one.b === other.b && one.operation === other.operation;
