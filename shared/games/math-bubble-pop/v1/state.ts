import type { RandomState } from '../../../random.ts';
import type { AnswerChain } from '../../kit/answer-chain.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Operator } from './arithmetic.ts';
import type { Bubble } from './boards.ts';
import { LIVES, type BubblePopConfig } from './config.ts';
import type { SetPoints } from './score.ts';

/** The verdict on a checked set. A wrong one has no points. */
export interface Verdict extends SetPoints {
  readonly right: boolean;
  readonly operator: Operator;
  /** The chosen numbers in the order of the picks. */
  readonly numbers: readonly number[];
  readonly target: number;
}

/** A set-up of any version: since version 2 it has a clock (decision G26). */
export type TimedConfig = BubblePopConfig & { readonly clock?: Clock };

/** A run. Times in ms since the start of play; without a clock nothing falls due at them. */
export interface BubblePopState {
  readonly config: TimedConfig;
  readonly level: number;
  /** Right sets so far. */
  readonly correct: number;
  readonly lives: number;
  readonly score: number;
  readonly operator: Operator;
  readonly target: number;
  /** How many bubbles a set of this board has. */
  readonly needed: number;
  /** The number of the board, from 1. */
  readonly board: number;
  readonly bubbles: readonly Bubble[];
  /** Ids of the chosen bubbles in their order. */
  readonly picked: readonly number[];
  /** The time from which the speed bonus counts. */
  readonly sinceMs: number;
  /** When the chosen set is checked, or null while it is not complete. */
  readonly checkAtMs: number | null;
  /** The verdict on the set just checked. It stays during the pause, and for ever after the last set. */
  readonly verdict: Verdict | null;
  /** The checked sets as answers. The time of each is from the appearance of its bubbles to the last pick. */
  readonly checked: AnswerChain | null;
  /** Whether the board replaced the one of before a break. */
  readonly replaced: boolean;
  readonly pauseUntilMs: number | null;
  /** Until when the level-up message shows, or null. */
  readonly levelUpUntilMs: number | null;
  /** The entries of the log: picks, picks taken back and breaks. */
  readonly moves: number;
  readonly overAtMs: number | null;
  readonly resumed: boolean;
  readonly random: RandomState;
}

/** A new state that is still being made: draftOf copies the old one, the code changes the copy in place, and then it is final. */
export type Draft = { -readonly [field in keyof BubblePopState]: BubblePopState[field] };

/** A copy, made field by field: an object spread takes several times as long, and a server replays every run. */
export const draftOf = (state: BubblePopState): Draft => ({
  config: state.config,
  level: state.level,
  correct: state.correct,
  lives: state.lives,
  score: state.score,
  operator: state.operator,
  target: state.target,
  needed: state.needed,
  board: state.board,
  bubbles: state.bubbles,
  picked: state.picked,
  sinceMs: state.sinceMs,
  checkAtMs: state.checkAtMs,
  verdict: state.verdict,
  checked: state.checked,
  replaced: state.replaced,
  pauseUntilMs: state.pauseUntilMs,
  levelUpUntilMs: state.levelUpUntilMs,
  moves: state.moves,
  overAtMs: state.overAtMs,
  resumed: state.resumed,
  random: state.random,
});

/** Sets checked so far, right or wrong. */
export const attemptsOf = ({ correct, lives }: BubblePopState): number => correct + LIVES - lives;

/** Whether bubbles can be picked: nothing is being checked or shown. */
export const isPicking = (state: BubblePopState): boolean =>
  state.checkAtMs === null && state.pauseUntilMs === null && state.overAtMs === null;

/** Whether a complete set waits for the player to have it checked: without a clock (v2/RULES.md, K2). */
export const canCheck = (state: BubblePopState): boolean => isPicking(state) && state.picked.length === state.needed;

/** The numbers chosen so far, in the order of the picks. */
export const pickedNumbers = ({ bubbles, picked }: BubblePopState): readonly number[] => picked.map((id) => (bubbles[id] as Bubble).number);

/** Whether End Game gives a result: only if a set was tried (decision G12). A set that waits for its check counts as tried. */
export const canEnd = (state: BubblePopState): boolean => attemptsOf(state) > 0 || state.checkAtMs !== null;
