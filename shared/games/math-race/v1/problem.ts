import type { RaceOperation } from './config.ts';

/** The operations that a problem can have. Mixed draws from these. */
export type Op = Exclude<RaceOperation, 'mixed'>;

/** One question. It is plain data, because it is part of a race's state. `answer` is whole, at least 0 and below 10,000,000. */
export interface Problem {
  readonly op: Op;
  readonly a: number;
  readonly b: number;
  readonly answer: number;
  /** It came on screen after a break, in place of the one before. */
  readonly resumed?: true;
}

/** Whether two problems have the same text. */
export const isSameProblem = (one: Problem, other: Problem): boolean => one.a === other.a && one.b === other.b && one.op === other.op;
