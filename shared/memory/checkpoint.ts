import type { DayNumber } from '../day.ts';
import { base64, fromBase64, greatest } from './base64.ts';
import type { Firmness } from './days.ts';
import type { Grade } from './entries.ts';
import type { FactId } from './facts.ts';

/** Of the form below and of all that is folded into it: a device drops checkpoints of another version. */
export const MEMORY_VERSION = 1;

/** What all days up to some day say of all facts, as text: 33 characters a fact that was ever asked, sorted by fact. */
export type Checkpoint = string;

/** Before the first day. */
export const START: Checkpoint = '';

/** What all days up to some day say of one fact. */
export interface FactState extends Firmness {
  readonly fact: FactId;
  readonly lastDay: DayNumber;
  /** The grade of the last day. */
  readonly lastGrade: Grade;
  /** Days on which it was asked, and those of them whose first answer was right. */
  readonly days: number;
  readonly rightDays: number;
  readonly answers: number;
  /** Answers and their scores (entries.ts), as they weigh on the last day: an answer of 30 days before counts half. */
  readonly recentAnswers: number;
  readonly recentScore: number;
}

/**
 * Fractions are kept in whole steps: so that a state read back is the same as the one before, and it makes no difference after which days
 * it was written down. FSRS rounds its own figures to steps of 10⁻⁸.
 */
const FIRMNESS_STEP = 1e8;
const ANSWERS_STEP = 1000;
const SCORE_STEP = 100;

interface Field {
  readonly digits: number;
  readonly of: (state: FactState) => number;
}

const FIELDS = {
  fact: { digits: 2, of: ({ fact }) => fact },
  stability: { digits: 7, of: ({ stability }) => Math.round(stability * FIRMNESS_STEP) },
  difficulty: { digits: 5, of: ({ difficulty }) => Math.round(difficulty * FIRMNESS_STEP) },
  lastDay: { digits: 3, of: ({ lastDay }) => lastDay },
  lastGrade: { digits: 1, of: ({ lastGrade }) => lastGrade },
  days: { digits: 2, of: ({ days }) => days },
  rightDays: { digits: 2, of: ({ rightDays }) => rightDays },
  answers: { digits: 3, of: ({ answers }) => answers },
  recentAnswers: { digits: 4, of: ({ recentAnswers }) => Math.round(recentAnswers * ANSWERS_STEP) },
  recentScore: { digits: 4, of: ({ recentScore }) => Math.round(recentScore * SCORE_STEP) },
} as const satisfies { readonly [name in keyof FactState]: Field };

const IN_ORDER: readonly Field[] = Object.values(FIELDS);
const LENGTH = IN_ORDER.reduce((sum, { digits }) => sum + digits, 0);

/** A fraction as it will be read back. */
export const inSteps = {
  answers: (n: number): number => Math.round(n * ANSWERS_STEP) / ANSWERS_STEP,
  score: (n: number): number => Math.round(n * SCORE_STEP) / SCORE_STEP,
};

/** Counts stop at what their digits hold. */
export const MOST = { days: greatest(FIELDS.days.digits), answers: greatest(FIELDS.answers.digits) } as const;

export const writeCheckpoint = (states: ReadonlyMap<FactId, FactState>): Checkpoint =>
  [...states.values()]
    .sort((one, other) => one.fact - other.fact)
    .map((state) => IN_ORDER.map(({ digits, of }) => base64(of(state), digits)).join(''))
    .join('');

function readState(checkpoint: Checkpoint, start: number): FactState {
  let at = start;
  const next = ({ digits }: Field): number => {
    at += digits;
    return fromBase64(checkpoint, at - digits, at);
  };
  return {
    fact: next(FIELDS.fact),
    stability: next(FIELDS.stability) / FIRMNESS_STEP,
    difficulty: next(FIELDS.difficulty) / FIRMNESS_STEP,
    lastDay: next(FIELDS.lastDay),
    lastGrade: next(FIELDS.lastGrade) as Grade,
    days: next(FIELDS.days),
    rightDays: next(FIELDS.rightDays),
    answers: next(FIELDS.answers),
    recentAnswers: next(FIELDS.recentAnswers) / ANSWERS_STEP,
    recentScore: next(FIELDS.recentScore) / SCORE_STEP,
  };
}

/** The states of all facts that were ever asked. */
export function readCheckpoint(checkpoint: Checkpoint): Map<FactId, FactState> {
  const states = new Map<FactId, FactState>();
  for (let at = 0; at + LENGTH <= checkpoint.length; at += LENGTH) {
    const state = readState(checkpoint, at);
    states.set(state.fact, state);
  }
  return states;
}
