import type { RandomState } from '../../../random.ts';
import type { FactId } from '../../../memory/facts.ts';
import type { Chain } from '../../kit/answer-chain.ts';
import type { Clock } from '../../kit/clock.ts';
import type { PracticeConfig } from './config.ts';
import type { PlannedFact } from './plan-text.ts';
import type { Question } from './question.ts';

/**
 * What is on screen. `new`: a fact that is shown before it is asked, until "Got it". `asked`: a question. `right`: half a second of it.
 * `noted`: half a second in a placement, which says neither right nor wrong. `solution`: the solution, until it was typed.
 */
type Phase = 'new' | 'asked' | 'right' | 'noted' | 'solution';

/** One given answer. */
export interface GivenAnswer {
  /** Which answer of its run it is, from 1. */
  readonly idx: number;
  readonly question: Question;
  /** Null for "I don't know". */
  readonly value: number | null;
  readonly sent: 'enter' | 'auto';
  /** Milliseconds from the moment the question appeared. */
  readonly ms: number;
  /** The fact was new, and had been shown with its solution a few answers before. */
  readonly justShown: boolean;
}

/** A fact that comes again after so many other answers: because it was missed, or is new. */
export interface Repeat {
  readonly fact: FactId;
  readonly because: 'missed' | 'new';
  /** Which of the repeats it is, from 0. */
  readonly step: number;
  /** It comes as soon as the run has so many answers. */
  readonly dueAfter: number;
}

/** What a run has seen of a fact of its plan. */
export interface SeenFact {
  readonly answers: number;
  readonly right: number;
  /** Which answer of the run was the last to it, from 1; as a new fact was shown: the last one before. Null: it was not on screen yet. */
  readonly lastIdx: number | null;
  /** The chance of a right answer by now, in 64ths: it rises with each right answer. */
  readonly chance: number;
}

/** A run. Times in ms since the start of play. */
export interface PracticeState {
  /** Since version 2 with a clock (decision G26). */
  readonly config: PracticeConfig & { readonly clock?: Clock };
  readonly planned: readonly PlannedFact[];
  /** During `new` the question is that of the fact that is shown. After the end it is the last one. */
  readonly question: Question;
  readonly phase: Phase;
  /** When it came on screen. */
  readonly shownAtMs: number;
  /** The answers, the latest first. */
  readonly answers: Chain<GivenAnswer> | null;
  /** By the places of the plan. */
  readonly seen: readonly SeenFact[];
  readonly repeats: readonly Repeat[];
  /** How many new facts were shown. */
  readonly introduced: number;
  /** How many answers were given since the last one to a due fact. */
  readonly sinceDue: number;
  /** The end of `right` and `noted`, which without a clock a move ends; null in a phase that always does. */
  readonly feedbackUntilMs: number | null;
  /** When the run ended, or null. */
  readonly overAtMs: number | null;
  readonly resumed: boolean;
  readonly random: RandomState;
}

/** How far a run is. `done` only grows, up to `total`, which stays. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}
