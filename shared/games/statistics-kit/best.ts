import type { Difficulty } from '../kit/game.ts';

/**
 * What runs with one set-up are measured by (decision G28): `pace` ms an answer, `span` digits held at once, `time` ms, `moves`, `score`.
 */
export type Measure = 'pace' | 'span' | 'time' | 'moves' | 'score';

/** Of these more is better; of all others less. */
const MORE_IS_BETTER: ReadonlySet<Measure> = new Set(['span', 'score']);
export const isMoreBetter = (measure: Measure): boolean => MORE_IS_BETTER.has(measure);

/** What the outcome of a run, or the summary of a session, says of the set-up. `data`: `sessionData`, by whichever version of the rules. */
export interface SetupFacts {
  readonly difficulty: Difficulty;
  readonly data: { readonly [name: string]: unknown };
}

/** What a run is measured from. `facts`: answers, right ones and their ms first; null or absent if they are not known. */
export interface MeasuredFacts extends SetupFacts {
  readonly score: number;
  /** Whole percent; absent in a game without one. */
  readonly accuracy?: number | undefined;
  readonly durationMs: number;
  readonly movesCount?: number | undefined;
  readonly facts?: readonly [answers: number, right: number, ms: number, ...rest: unknown[]] | null | undefined;
}

/** What keeps a run from being compared, where its player can do something about it: next time more of it right, or more answers. */
export type Lack = 'accuracy' | 'answers' | 'rounds';

/** What a game says of bests in it: with what a run can be compared, and by what. A game without it has none. */
export interface BestRules {
  readonly slug: string;
  /**
   * The set-up as far as it makes runs comparable, as a short text that is stored for ever: two runs can be compared if theirs is the same.
   * Undefined where the facts do not say it. The clock and the course of a run are no game's (bests.ts).
   */
  sameSetup(run: SetupFacts): string | undefined;
  /** What is measured, in the order of `figuresOf`. What belongs to a best and is not listed comes second, as the score does. */
  readonly measures: readonly Measure[];
  /** Whole numbers, one a measure; undefined if the run is not good enough to be compared. */
  figuresOf(run: MeasuredFacts): readonly number[] | undefined;
  /** Why `figuresOf` has none. Absent in a game, and undefined for a run, of which there is nothing to say. */
  lackOf?(run: MeasuredFacts): Lack | undefined;
}

/** The texts and numbers that a set-up is named by. They are short, so that a key with all of them fits into the name of a part. */
const TOKEN = /^[a-z0-9_-]{1,16}$/;

/** A text or a whole number as a piece of a key; undefined if it is neither, or has another form. */
export function tokenOf(value: unknown): string | undefined {
  const text = Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && TOKEN.test(text) ? text : undefined;
}

/** The pieces of a set-up as a text; undefined if one of them is missing. */
export function setupText(pieces: readonly unknown[]): string | undefined {
  const tokens = pieces.map(tokenOf);
  return tokens.includes(undefined) ? undefined : tokens.join('.');
}

/** Each class of a number of questions reaches from one of these up to the next. They are in keys, so they stay. */
const CLASSES_FROM = [1, 5, 10, 20, 50, 100] as const;

/**
 * The class of a number of questions, named by its lowest. Twelve questions and fifteen are much the same; five can be luck, and a hundred
 * tire. The numbers that games offer (5, 10, 15, 20, 50, 100) lie at the beginning or well inside. Undefined for what is no such number.
 */
export const countClass = (count: unknown): number | undefined =>
  Number.isSafeInteger(count) ? CLASSES_FROM.filter((from) => from <= (count as number)).at(-1) : undefined;

/** From this accuracy on the time of an answer says something: below, guessing is quicker than thinking. */
const LEAST_ACCURACY = 90;
/** The mean of fewer answers is chance, unless the set-up asks for no more. */
const LEAST_ANSWERS = 5;

/** How many answers are asked for, if the set-up has a number. */
const leastAnswers = (asked: unknown): number => (Number.isSafeInteger(asked) ? Math.min(asked as number, LEAST_ANSWERS) : LEAST_ANSWERS);

/**
 * The mean time of a run's answers in whole ms; undefined below an accuracy of 90, or with too few answers.
 * @param asked how many questions the set-up has, if it has a number.
 */
export function paceOf(run: MeasuredFacts, asked: unknown = LEAST_ANSWERS): readonly number[] | undefined {
  const [answers = 0, , ms = 0] = run.facts ?? [];
  return answers === 0 || paceLack(run, asked) !== undefined ? undefined : [Math.round(ms / answers)];
}

/** Why a run has no pace. Undefined without any answer that had to be worked out: then it never has one. */
export function paceLack({ accuracy = 0, facts }: MeasuredFacts, asked: unknown = LEAST_ANSWERS): Lack | undefined {
  const [answers = 0] = facts ?? [];
  if (answers === 0) return undefined;
  if (accuracy < LEAST_ACCURACY) return 'accuracy';
  return answers < leastAnswers(asked) ? 'answers' : undefined;
}
