import type { Operation } from './config.ts';

/**
 * The forms a problem can have, with what `a`, `b` and `c` stand for (0 where unused):
 * add a + b · subtract a − b · multiply a × b · divide a ÷ b · fraction a/b of c · percent a % of b ·
 * solve-add x + a = b · solve-subtract x − a = b · solve-multiply a·x = b ·
 * rectangle-area and rectangle-perimeter of a by b · circle-area with radius a.
 */
export type ProblemForm =
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'fraction'
  | 'percent'
  | 'solve-add'
  | 'solve-subtract'
  | 'solve-multiply'
  | 'rectangle-area'
  | 'rectangle-perimeter'
  | 'circle-area';

/** One question. It is plain data, because it is part of a run's state. Every answer is an integer of at least 2 (decision G4). */
export interface Problem {
  readonly form: ProblemForm;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly answer: number;
  /** It came on screen after a break, in place of the one before. */
  readonly resumed?: true;
}

/** The topic of a problem, by its name in the set-up. */
type Topic = Exclude<Operation, 'mixed'>;

const TOPICS: { readonly [form in ProblemForm]: Topic } = {
  add: 'addition',
  subtract: 'subtraction',
  multiply: 'multiplication',
  divide: 'division',
  fraction: 'fractions',
  percent: 'percentages',
  'solve-add': 'algebra',
  'solve-subtract': 'algebra',
  'solve-multiply': 'algebra',
  'rectangle-area': 'geometry',
  'rectangle-perimeter': 'geometry',
  'circle-area': 'geometry',
};

export const topicOf = ({ form }: Problem): Topic => TOPICS[form];

/** Whether two problems have the same text, that is the same form and the same numbers. */
export const isSameProblem = (one: Problem, other: Problem): boolean =>
  one.a === other.a && one.b === other.b && one.form === other.form && one.c === other.c;

const FORMS: readonly ProblemForm[] = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'fraction',
  'percent',
  'solve-add',
  'solve-subtract',
  'solve-multiply',
  'rectangle-area',
  'rectangle-perimeter',
  'circle-area',
];

const FORM_NUMBERS = Object.fromEntries(FORMS.map((form, number) => [form, number])) as Readonly<Record<ProblemForm, number>>;

/** Every number of a problem is below this (RULES.md, "Problems"), so that a key is an exact number. */
const ABOVE_ALL = 2 ** 14;

/** A number that is different for any two different problems. */
export const problemKey = ({ form, a, b, c }: Problem): number => ((FORM_NUMBERS[form] * ABOVE_ALL + a) * ABOVE_ALL + b) * ABOVE_ALL + c;
