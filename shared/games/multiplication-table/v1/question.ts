/** One question (spec 1 §3): `a` names the table. Plain data, because it is part of a run's state. */
export interface Question {
  readonly a: number;
  readonly b: number;
  readonly answer: number;
  /** It came on screen after a break, in place of the one before, whose time is part of its own (RULES.md, R8). */
  readonly resumed?: true;
}

export const questionOf = (a: number, b: number): Question => ({ a, b, answer: a * b });

export const isSameQuestion = (one: Question, other: Question): boolean => one.a === other.a && one.b === other.b;

/** From 1, the easiest, to 5 (decision G8). */
export type Band = 1 | 2 | 3 | 4 | 5;

/** The difficulty of a factor: 1 up to 5 and for 10, 2 up to 9, 3 for 11 and 12, 4 up to 20, 5 above (decision G8). */
export function bandOf(factor: number): Band {
  if (factor <= 5 || factor === 10) return 1;
  if (factor <= 9) return 2;
  if (factor <= 12) return 3;
  return factor <= 20 ? 4 : 5;
}

/** The difficulty of a question, which is that of its larger factor (decision G8). */
export const difficultyOf = ({ a, b }: Question): Band => bandOf(Math.max(a, b));

/** All larger tables together are one topic, so that the topics stay few. */
const LARGEST_TABLE_APART = 20;

/** The topic of a question. */
export const topicOf = ({ a }: Question): string => (a <= LARGEST_TABLE_APART ? `table ${a}` : `tables above ${LARGEST_TABLE_APART}`);
