import { Random, type RandomState } from '../../../random.ts';
import type { Seed } from '../../../seed.ts';
import { accuracyOf } from '../../kit/accuracy.ts';
import { answersOf, type Chain } from '../../kit/answer-chain.ts';
import type { Answer } from '../../kit/facts.ts';
import type { CommonMove, Game, Outcome } from '../../kit/game.ts';
import { ANSWER_LIMIT, digitCount } from '../../kit/typed-answer.ts';
import { CALCULATOR_MS, parseConfig, SAVED_DIFFICULTY, type CalculatorConfig } from './config.ts';
import { nextProblem } from './generate.ts';
import { packMove, unpackMove, type CalculatorMove } from './moves.ts';
import type { Problem } from './problem.ts';
import { scoreOf } from './score.ts';

/** The run ends by itself after this many rounds, so that its log stays within its limits (RULES.md, R7). */
export const MAX_ROUNDS = 1_000;

/** How many rounds the state keeps (RULES.md, R11). An endless list would make a replay quadratic. */
export const ROUNDS_KEPT = 100;

/** A decided round. */
export interface Round {
  readonly problem: Problem;
  /** The player's answer; null if the calculator was first. */
  readonly value: number | null;
  /** Milliseconds from the question to the player's answer, or to the calculator's. */
  readonly ms: number;
}

/** A round that the player decided. */
interface AnsweredRound extends Round {
  readonly value: number;
}

/** A run. Times in ms since the start of play. */
export interface CalculatorState {
  readonly config: CalculatorConfig;
  /** `asking`: the calculator calculates. `decided`: the round's result is shown, and no clock runs. */
  readonly phase: 'asking' | 'decided' | 'over';
  /** The question on screen; in a decided round, still the question of that round. */
  readonly problem: Problem;
  readonly shownAtMs: number;
  /** The last decided rounds, at most ROUNDS_KEPT. */
  readonly rounds: readonly Round[];
  /** The player's answers in all rounds. */
  readonly answered: Chain<AnsweredRound> | null;
  readonly playerWins: number;
  readonly calculatorWins: number;
  readonly streak: number;
  readonly bestStreak: number;
  /** The least time of a won round, in ms; null before the first. */
  readonly bestTimeMs: number | null;
  /** The time of all rounds so far, in ms. */
  readonly spentMs: number;
  readonly resumed: boolean;
  readonly random: RandomState;
}

/** How long the calculator takes in this run, in ms. */
export const calculatorMs = (state: CalculatorState): number => CALCULATOR_MS[state.config.difficulty];

/** How many rounds were decided. */
export const totalProblems = (state: CalculatorState): number => state.playerWins + state.calculatorWins;

/** Whether the player won a decided round. */
export const isWon = (round: Round): boolean => round.value === round.problem.answer;

/** The run at its start: the first question is on screen at 0 ms. */
function start(config: CalculatorConfig, seed: Seed): CalculatorState {
  const random = new Random(seed);
  return {
    config,
    phase: 'asking',
    problem: nextProblem(config, random, [], null),
    shownAtMs: 0,
    rounds: [],
    answered: null,
    playerWins: 0,
    calculatorWins: 0,
    streak: 0,
    bestStreak: 0,
    bestTimeMs: null,
    spentMs: 0,
    resumed: false,
    random: random.state(),
  };
}

/*
 * The states below are written out field by field: an object spread takes several times as long, and a server replays every run.
 */

/** Puts another question on screen, and starts the calculator's time. */
function ask(old: CalculatorState, atMs: number, spentMs: number, resumed: boolean): CalculatorState {
  const { config, rounds, answered, playerWins, calculatorWins, streak, bestStreak, bestTimeMs } = old;
  const random = new Random(old.random);
  return {
    config,
    phase: 'asking',
    problem: nextProblem(config, random, rounds, old.problem),
    shownAtMs: atMs,
    rounds,
    answered,
    playerWins,
    calculatorWins,
    streak,
    bestStreak,
    bestTimeMs,
    spentMs,
    resumed,
    random: random.state(),
  };
}

const withRound = (rounds: readonly Round[], round: Round): readonly Round[] =>
  rounds.length < ROUNDS_KEPT ? [...rounds, round] : [...rounds.slice(1), round];

const lesser = (ms: number, best: number | null): number => (best === null || ms < best ? ms : best);

/** Decides the round on screen: by the player's answer, or by the calculator's (`value` null). */
function decide(old: CalculatorState, value: number | null, atMs: number): CalculatorState {
  const { config, problem, shownAtMs, resumed, random } = old;
  const round: Round = { problem, value, ms: atMs - shownAtMs };
  const won = isWon(round);
  const streak = won ? old.streak + 1 : 0;
  return {
    config,
    phase: totalProblems(old) + 1 >= MAX_ROUNDS ? 'over' : 'decided',
    problem,
    shownAtMs,
    rounds: withRound(old.rounds, round),
    answered: value === null ? old.answered : { problem, value, ms: round.ms, before: old.answered },
    playerWins: won ? old.playerWins + 1 : old.playerWins,
    calculatorWins: won ? old.calculatorWins : old.calculatorWins + 1,
    streak,
    bestStreak: Math.max(streak, old.bestStreak),
    bestTimeMs: won ? lesser(round.ms, old.bestTimeMs) : old.bestTimeMs,
    spentMs: old.spentMs + round.ms,
    resumed,
    random,
  };
}

function dueAt(state: CalculatorState): number | null {
  return state.phase === 'asking' ? state.shownAtMs + calculatorMs(state) : null;
}

/** The calculator's answer, if it is due. */
function settle(state: CalculatorState, atMs: number): CalculatorState {
  const due = dueAt(state);
  return due === null || atMs < due ? state : decide(state, null, due);
}

function answer(state: CalculatorState, value: number, atMs: number): CalculatorState {
  const possible = state.phase === 'asking' && Number.isInteger(value) && Math.abs(value) < ANSWER_LIMIT;
  return possible ? decide(state, value, atMs) : state;
}

const next = (state: CalculatorState, atMs: number): CalculatorState =>
  state.phase === 'decided' ? ask(state, atMs, state.spentMs, state.resumed) : state;

/** Ends the run. An open round does not count (RULES.md, R6). */
const end = (state: CalculatorState): CalculatorState => (totalProblems(state) === 0 ? state : { ...state, phase: 'over' });

/** Replaces an open question after a break, because the player could think about it. The time spent on it still counts (RULES.md, R10). */
function resume(state: CalculatorState, atMs: number): CalculatorState {
  if (state.phase === 'asking') {
    const fresh = ask(state, atMs, state.spentMs + atMs - state.shownAtMs, true);
    return { ...fresh, problem: { ...fresh.problem, resumed: true } };
  }
  return state.resumed ? state : { ...state, resumed: true };
}

function step(state: CalculatorState, move: CalculatorMove | CommonMove, atMs: number): CalculatorState {
  const settled = settle(state, atMs);
  if (settled.phase === 'over') return settled;
  switch (move.type) {
    case 'tick':
      return settled;
    case 'resume':
      return resume(settled, atMs);
    case 'answer':
      return answer(settled, move.value, atMs);
    case 'next':
      return next(settled, atMs);
    case 'end':
      return end(settled);
  }
}

/** The records for progress over all sessions. A resumed run sets no personal best (RULES.md, R12). */
function recordsOf(state: CalculatorState): { readonly [name: string]: number } {
  const { playerWins: wins, bestStreak, bestTimeMs, resumed } = state;
  const level = state.config.difficulty;
  if (resumed) return { wins };
  const streak = { wins, [`best_streak/${level}`]: bestStreak };
  return bestTimeMs === null ? streak : { ...streak, [`best_ms/${level}`]: bestTimeMs };
}

/** The counts of spec 1 §3, "Session tally": `streak` is the best one (decision G11), `bestTime` in ms. */
function sessionDataOf(state: CalculatorState): Outcome['sessionData'] {
  const { playerWins, calculatorWins, bestStreak, bestTimeMs } = state;
  const { operation, difficulty: level } = state.config;
  const total = totalProblems(state);
  const tally = {
    operation,
    level,
    playerWins,
    calculatorWins,
    streak: bestStreak,
    totalProblems: total,
    correct: playerWins,
    answered: total,
  };
  const records = recordsOf(state);
  return bestTimeMs === null ? { ...tally, records } : { ...tally, bestTime: bestTimeMs, records };
}

function outcome(state: CalculatorState): Outcome {
  const { playerWins, bestStreak, spentMs, resumed } = state;
  return {
    score: scoreOf(playerWins, bestStreak),
    accuracy: accuracyOf(playerWins, totalProblems(state)),
    timeTaken: Math.floor(spentMs / 1000),
    durationMs: spentMs,
    difficulty: SAVED_DIFFICULTY[state.config.difficulty],
    movesCount: null,
    resumed,
    sessionData: sessionDataOf(state),
  };
}

/** A row of the history: a decided round. `idx` counts all rounds of the run from 1. */
export interface HistoryRow {
  readonly idx: number;
  readonly problem: Problem;
  /** The player's answer; null if the calculator was first. */
  readonly userAnswer: number | null;
  readonly won: boolean;
  readonly ms: number;
}

/** The last rounds in their order, at most ROUNDS_KEPT. */
export function history(state: CalculatorState): readonly HistoryRow[] {
  const before = totalProblems(state) - state.rounds.length;
  return state.rounds.map((round, i) => ({
    idx: before + i + 1,
    problem: round.problem,
    userAnswer: round.value,
    won: isWon(round),
    ms: round.ms,
  }));
}

/** Each was sent by Enter or Submit. */
const answers = ({ answered }: CalculatorState): readonly Answer[] =>
  [...answersOf(answered)].reverse().map((round) => {
    const { problem, value, ms } = round;
    const { operation, a, b, answer: right, resumed } = problem;
    return {
      problem: { operation, a, b, answer: right },
      topic: operation,
      right: isWon(round),
      ms,
      digits: digitCount(value),
      sent: 'enter',
      after: resumed ? 'resume' : null,
    };
  });

/** Calculator vs Brain, version 1 (spec 1 §4 and §9; RULES.md beside this file). */
export const calculatorVsBrain: Game<CalculatorConfig, CalculatorMove, CalculatorState> = {
  slug: 'calculator-vs-brain',
  version: 1,
  parseConfig,
  packMove,
  unpackMove,
  start,
  step,
  dueAt,
  isOver: (state) => state.phase === 'over',
  tried: (state) => state.answered !== null,
  outcome,
  answerTimes: ({ answered }) => answersOf(answered).map(({ ms }) => ms),
  answers,
};
