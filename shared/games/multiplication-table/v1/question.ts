/** One question (spec 1 §3): `a` names the table. Plain data, because it is part of a run's state. */
export interface Question {
  readonly a: number;
  readonly b: number;
  readonly answer: number;
}

export const questionOf = (a: number, b: number): Question => ({ a, b, answer: a * b });

export const isSameQuestion = (one: Question, other: Question): boolean => one.a === other.a && one.b === other.b;

/** From 1, the easiest, to 5 (decision G8). */
export type Band = 1 | 2 | 3 | 4 | 5;

/** How hard a factor is: up to 5 and 10, up to 9, 11 and 12, up to 20, above (decision G8). */
export function bandOf(factor: number): Band {
  if (factor <= 5 || factor === 10) return 1;
  if (factor <= 9) return 2;
  if (factor <= 12) return 3;
  return factor <= 20 ? 4 : 5;
}

/** How hard a question is: the larger factor decides (decision G8). */
export const difficultyOf = ({ a, b }: Question): Band => bandOf(Math.max(a, b));

/** Tables above it are one topic, so that the topics of all runs together stay few. */
const LARGEST_TABLE_APART = 20;

/** What a question practises. */
export const topicOf = ({ a }: Question): string => (a <= LARGEST_TABLE_APART ? `table ${a}` : `tables above ${LARGEST_TABLE_APART}`);

/** How a question is shown. */
export const printed = ({ a, b }: Question): string => `${a} × ${b}`;

/** How a question is said. */
export const spoken = ({ a, b }: Question): string => `${a} times ${b}`;
