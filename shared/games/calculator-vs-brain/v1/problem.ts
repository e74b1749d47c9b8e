/** What a question asks: a + b, a − b, a × b, a ÷ b, a to the power of b. */
export type ProblemKind = 'addition' | 'subtraction' | 'multiplication' | 'division' | 'power';

/** One question (spec 1 §3). It is plain data, because it is part of a run's state. text.ts has its text; its difficulty is the run's. */
export interface Problem {
  /** The number of the question in the run, from 1. Questions that a resume replaced count, too. */
  readonly id: number;
  readonly operation: ProblemKind;
  readonly a: number;
  readonly b: number;
  readonly answer: number;
  /** It came on screen after a break, in place of the one before. */
  readonly resumed?: true;
}

/** Whether two problems have the same text. Their ids may differ. */
export const isSameQuestion = (one: Problem, other: Problem): boolean =>
  one.a === other.a && one.b === other.b && one.operation === other.operation;
