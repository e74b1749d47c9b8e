import type { PlayableSlug } from '../../../shared/games/catalogue.ts';
import * as words from '../../words/en/site/technique.ts';
import type { Step } from './step.ts';

/** A problem with two numbers. Its answer is a whole number. */
export interface Problem {
  readonly a: number;
  readonly b: number;
  /** As the set-ups of games name it. */
  readonly operation: string;
  /** As on paper: "7 × 8". */
  readonly printed: string;
  readonly answer: number;
}

/** A way to work problems of one kind out in one's head. */
export interface Technique {
  /** Its place on the page. */
  readonly id: string;
  readonly name: string;
  readonly idea: string;
  /** Why it is right for all numbers, where that is not plain to see. */
  readonly why?: string;
  /** The way from a problem to its answer, which is the value of the last step. */
  readonly steps: (problem: Problem) => readonly Step[];
  /** The first is worked out on the page. The others are for the reader. */
  readonly problems: readonly [Problem, Problem, ...Problem[]];
  /** A game with such problems. */
  readonly game?: PlayableSlug;
}

/** Techniques that belong together. */
export interface TechniqueGroup {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly techniques: readonly Technique[];
}

export const add = (a: number, b: number): Problem => ({ a, b, operation: 'addition', printed: `${a} + ${b}`, answer: a + b });
export const subtract = (a: number, b: number): Problem => ({ a, b, operation: 'subtraction', printed: `${a} − ${b}`, answer: a - b });
export const multiply = (a: number, b: number): Problem => ({ a, b, operation: 'multiplication', printed: `${a} × ${b}`, answer: a * b });
export const divide = (a: number, b: number): Problem => ({ a, b, operation: 'division', printed: `${a} ÷ ${b}`, answer: a / b });
/** `a` % of `b`. */
export const percent = (a: number, b: number): Problem => ({
  a,
  b,
  operation: 'percentages',
  printed: words.percentOf(a, b),
  answer: (a * b) / 100,
});
