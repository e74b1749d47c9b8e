import { Random, type RandomState } from '../../../random.ts';
import type { Seed } from '../../../seed.ts';
import { accuracyOf } from '../../kit/accuracy.ts';
import { answersOf, type Chain } from '../../kit/answer-chain.ts';
import { timeBy, type Clock } from '../../kit/clock.ts';
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

/** A set-up of any version: since version 2 it has a clock (decision G26). */
type AnyConfig = CalculatorConfig & { readonly clock?: Clock };

/** A run. Times in ms since the start of play. */
export interface CalculatorState<Config extends AnyConfig = CalculatorConfig> {
  readonly config: Config;
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
  /** The least time of a won round, in ms; null before the first, and without a clock. */
  readonly bestTimeMs: number | null;
  /** The time of all rounds so far, in ms. */
  readonly spentMs: number;
  readonly resumed: boolean;
  readonly random: RandomState;
}

/** A run of any version, for what reads it. */
type AnyState = CalculatorState<AnyConfig>;

/** How long the calculator takes in this run, in ms. Without a clock it answers after the player, and this is for show. */
export const calculatorMs = ({ config: { difficulty, clock = 'on' } }: AnyState): number =>
  timeBy(clock, CALCULATOR_MS[difficulty]) ?? CALCULATOR_MS[difficulty];

/** How many rounds were decided. */
export const totalProblems = (state: Pick<AnyState, 'playerWins' | 'calculatorWins'>): number => state.playerWins + state.calculatorWins;

/** Whether the player won a decided round. */
export const isWon = (round: Round): boolean => round.value === round.problem.answer;

/** The run at its start: the first question is on screen at 0 ms. */
function start<Config extends AnyConfig>(config: Config, seed: Seed): CalculatorState<Config> {
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
function ask<Config extends AnyConfig>(
  old: CalculatorState<Config>,
  atMs: number,
  spentMs: number,
  resumed: boolean,
): CalculatorState<Config> {
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
function decide<Config extends AnyConfig>(old: CalculatorState<Config>, value: number | null, atMs: number): CalculatorState<Config> {
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
    bestTimeMs: won && config.clock !== 'off' ? lesser(round.ms, old.bestTimeMs) : old.bestTimeMs,
    spentMs: old.spentMs + round.ms,
    resumed,
    random,
  };
}

function dueAt(state: AnyState): number | null {
  return state.phase === 'asking' && state.config.clock !== 'off' ? state.shownAtMs + calculatorMs(state) : null;
}

/** The calculator's answer, if it is due. */
function settle<Config extends AnyConfig>(state: CalculatorState<Config>, atMs: number): CalculatorState<Config> {
  const due = dueAt(state);
  return due === null || atMs < due ? state : decide(state, null, due);
}

function answer<Config extends AnyConfig>(state: CalculatorState<Config>, value: number, atMs: number): CalculatorState<Config> {
  const possible = state.phase === 'asking' && Number.isInteger(value) && Math.abs(value) < ANSWER_LIMIT;
  return possible ? decide(state, value, atMs) : state;
}

const next = <Config extends AnyConfig>(state: CalculatorState<Config>, atMs: number): CalculatorState<Config> =>
  state.phase === 'decided' ? ask(state, atMs, state.spentMs, state.resumed) : state;

/** Ends the run. An open round does not count (RULES.md, R6). */
const end = <State extends AnyState>(state: State): State => (totalProblems(state) === 0 ? state : { ...state, phase: 'over' });

/** Replaces an open question after a break, because the player could think about it. The time spent on it still counts (RULES.md, R10). */
function resume<Config extends AnyConfig>(state: CalculatorState<Config>, atMs: number): CalculatorState<Config> {
  if (state.phase === 'asking') {
    const fresh = ask(state, atMs, state.spentMs + atMs - state.shownAtMs, true);
    return { ...fresh, problem: { ...fresh.problem, resumed: true } };
  }
  return state.resumed ? state : { ...state, resumed: true };
}

function step<Config extends AnyConfig>(
  state: CalculatorState<Config>,
  move: CalculatorMove | CommonMove,
  atMs: number,
): CalculatorState<Config> {
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

/** The records for progress over all sessions. A resumed run sets no personal best (RULES.md, R12), and one with another clock no time. */
function recordsOf(state: AnyState): { readonly [name: string]: number } {
  const { playerWins: wins, bestStreak, bestTimeMs, resumed } = state;
  const { difficulty: level, clock = 'on' } = state.config;
  if (resumed) return { wins };
  const streak = { wins, [`best_streak/${level}`]: bestStreak };
  return bestTimeMs === null || clock !== 'on' ? streak : { ...streak, [`best_ms/${level}`]: bestTimeMs };
}

/** The counts of spec 1 §3, "Session tally": `streak` is the best one (decision G11), `bestTime` in ms. */
function sessionDataOf(state: AnyState): Outcome['sessionData'] {
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

export function outcomeOf(state: AnyState): Outcome {
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

/** Each was sent by Enter or Submit. */
const answers = ({ answered }: AnyState): readonly Answer[] =>
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

/** The rules of a version: what it has of its own, and what all have. */
export const calculatorVsBrainWith = <Config extends AnyConfig>(
  own: Pick<Game<Config, CalculatorMove, CalculatorState<Config>>, 'version' | 'parseConfig' | 'outcome'>,
): Game<Config, CalculatorMove, CalculatorState<Config>> => ({
  slug: 'calculator-vs-brain',
  ...own,
  packMove,
  unpackMove,
  start,
  step,
  dueAt,
  isOver: (state) => state.phase === 'over',
  tried: (state) => state.answered !== null,
  answerTimes: ({ answered }) => answersOf(answered).map(({ ms }) => ms),
  answers,
});

/** Calculator vs Brain, version 1 (spec 1 §4 and §9; RULES.md beside this file). */
export const calculatorVsBrain = calculatorVsBrainWith<CalculatorConfig>({ version: 1, parseConfig, outcome: outcomeOf });
