import { Random, type RandomState } from '../../../random.ts';
import type { Seed } from '../../../seed.ts';
import { accuracyOf } from '../../kit/accuracy.ts';
import { answersOf, type Chain } from '../../kit/answer-chain.ts';
import { timeBy, type Clock } from '../../kit/clock.ts';
import type { Answer } from '../../kit/facts.ts';
import type { CommonMove, Difficulty, Game, Outcome } from '../../kit/game.ts';
import { ANSWER_LIMIT, digitCount, sentByLength } from '../../kit/typed-answer.ts';
import { parseConfig, SAVED_DIFFICULTY, type SpeedMathConfig } from './config.ts';
import { nextProblem, questionsInRun } from './generate.ts';
import { packAnswer, unpackAnswer, type SpeedMathMove } from './moves.ts';
import { topicOf, type Problem } from './problem.ts';
import { scoreOf } from './score.ts';

/** The pause after an answer. The run's clock does not stop meanwhile (decision G5). */
export const FEEDBACK_MS = { correct: 500, wrong: 800 } as const;

/** With this many seconds left or fewer, the time is shown in red (spec 1 §9). */
export const RED_FROM_S = 10;

/** One given answer. */
export interface GivenAnswer {
  /** Which answer of its run it is, from 1. */
  readonly idx: number;
  readonly problem: Problem;
  readonly value: number;
  /** Milliseconds from the moment the question appeared. */
  readonly ms: number;
}

/** What every set-up has, of this version and of later ones: since version 3 a clock (decision G26). */
type AnyConfig = Omit<SpeedMathConfig, 'difficulty'> & { readonly difficulty: string; readonly clock?: Clock };

/** A run. Times in ms since the start of play. */
export interface SpeedMathState<Config extends AnyConfig = SpeedMathConfig> {
  readonly config: Config;
  /** The number of questions of this run: the wanted number, or all that exist if these are fewer. */
  readonly total: number;
  /** The question on screen; during the feedback pause it is still the one just answered. */
  readonly problem: Problem;
  readonly shownAtMs: number;
  /** The answers, the latest first. */
  readonly answers: Chain<GivenAnswer> | null;
  /** End of the feedback pause, which without a clock a move ends; null while an answer is expected. */
  readonly feedbackUntilMs: number | null;
  /** When the run ended, or null. */
  readonly overAtMs: number | null;
  readonly resumed: boolean;
  readonly random: RandomState;
}

/** What is asked: a later version has further difficulties. */
export interface Asking<Config extends AnyConfig> {
  questionsInRun(config: Config): number;
  /** The question after these answers, the latest first, that takes the place of the one on screen; undefined if none is left. */
  nextProblem(config: Config, random: Random, answers: Chain<GivenAnswer> | null, onScreen: Problem | null): Problem | undefined;
}

/** A run of any version, for what reads it. */
type AnyState = SpeedMathState<AnyConfig>;

/** A time of the rules by the run's clock; null without one. */
const timeIn = ({ config: { clock = 'on' } }: AnyState, ms: number): number | null => timeBy(clock, ms);

/** When the run is over at the latest. */
const limitMs = (state: AnyState): number => timeIn(state, state.config.timeLimit * 1000) ?? Infinity;

/** How many questions were answered. */
export const answeredIn = ({ answers }: AnyState): number => (answers === null ? 0 : answers.idx);

/** The answers in the order in which they were given. */
export const answersIn = ({ answers }: AnyState): readonly GivenAnswer[] => [...answersOf(answers)].reverse();

const allAnswered = (state: AnyState): boolean => answeredIn(state) >= state.total;

export const isCorrect = (answer: Pick<GivenAnswer, 'problem' | 'value'>): boolean => answer.value === answer.problem.answer;

/** The run at its start: the first question is on screen at 0 ms. */
function start<Config extends AnyConfig>(asking: Asking<Config>, config: Config, seed: Seed): SpeedMathState<Config> {
  const random = new Random(seed);
  const problem = asking.nextProblem(config, random, null, null) as Problem; // every configuration has problems
  return {
    config,
    total: asking.questionsInRun(config),
    problem,
    shownAtMs: 0,
    answers: null,
    feedbackUntilMs: null,
    overAtMs: null,
    resumed: false,
    random: random.state(),
  };
}

/*
 * The states below are written out field by field: an object spread takes several times as long, and a server replays every run.
 */

/** Puts another question on screen. If all questions were asked, the old one stays (RULES.md, R8). */
function show<Config extends AnyConfig>(asking: Asking<Config>, old: SpeedMathState<Config>, atMs: number): SpeedMathState<Config> {
  const { config, total, answers, resumed } = old;
  const random = new Random(old.random);
  return {
    config,
    total,
    problem: asking.nextProblem(config, random, answers, old.problem) ?? old.problem,
    shownAtMs: atMs,
    answers,
    feedbackUntilMs: null,
    overAtMs: null,
    resumed,
    random: random.state(),
  };
}

const end = <State extends AnyState>(state: State, atMs: number): State => ({ ...state, feedbackUntilMs: null, overAtMs: atMs });

/** The state after the feedback pause: the next question, or the end after the last one. */
export function goOn<Config extends AnyConfig>(
  asking: Asking<Config>,
  state: SpeedMathState<Config>,
  atMs: number,
): SpeedMathState<Config> {
  if (state.feedbackUntilMs === null) return state;
  return allAnswered(state) ? end(state, atMs) : show(asking, state, atMs);
}

/** Applies the timeouts due up to `atMs`, in their order: the end of a pause, then the time limit. */
function settle<Config extends AnyConfig>(asking: Asking<Config>, state: SpeedMathState<Config>, atMs: number): SpeedMathState<Config> {
  if (state.overAtMs !== null || state.config.clock === 'off') return state;
  const limit = limitMs(state);
  const pauseEnd = state.feedbackUntilMs;
  if (pauseEnd === null || pauseEnd > atMs || pauseEnd >= limit) return atMs >= limit ? end(state, limit) : state;
  const next = goOn(asking, state, pauseEnd);
  return next.overAtMs === null && atMs >= limit ? end(next, limit) : next;
}

function answer<Config extends AnyConfig>(state: SpeedMathState<Config>, value: number, atMs: number): SpeedMathState<Config> {
  const possible = Number.isInteger(value) && Math.abs(value) < ANSWER_LIMIT;
  if (!possible || state.feedbackUntilMs !== null) return state;
  const { config, total, problem, shownAtMs, overAtMs, resumed, random } = state;
  const answers = { idx: answeredIn(state) + 1, problem, value, ms: atMs - shownAtMs, before: state.answers };
  const pause = isCorrect(answers) ? FEEDBACK_MS.correct : FEEDBACK_MS.wrong;
  const feedbackUntilMs = atMs + (timeIn(state, pause) ?? 0);
  return { config, total, problem, shownAtMs, answers, feedbackUntilMs, overAtMs, resumed, random };
}

/** Replaces the question on screen after a break, because the player could think about it. An answered one stays. */
function resume<Config extends AnyConfig>(asking: Asking<Config>, state: SpeedMathState<Config>, atMs: number): SpeedMathState<Config> {
  if (state.feedbackUntilMs !== null) return { ...state, resumed: true };
  const fresh = show(asking, state, atMs);
  return { ...fresh, problem: { ...fresh.problem, resumed: true }, resumed: true };
}

function step<Config extends AnyConfig>(
  asking: Asking<Config>,
  state: SpeedMathState<Config>,
  move: SpeedMathMove | CommonMove,
  atMs: number,
): SpeedMathState<Config> {
  const settled = settle(asking, state, atMs);
  if (settled.overAtMs !== null) return settled;
  switch (move.type) {
    case 'tick':
      return settled;
    case 'resume':
      return resume(asking, settled, atMs);
    case 'answer':
      return answer(settled, move.value, atMs);
  }
}

function dueAt(state: AnyState): number | null {
  if (state.overAtMs !== null || state.config.clock === 'off') return null;
  return Math.min(state.feedbackUntilMs ?? Infinity, limitMs(state));
}

/** The run's time: up to the last answer if all were given, else up to the limit. Without one: up to the question on screen. */
function durationMs(state: AnyState): number {
  const { answers: last, shownAtMs } = state;
  if (allAnswered(state) && last !== null) return shownAtMs + last.ms;
  return state.config.clock === 'off' ? shownAtMs : limitMs(state);
}

/** Counted without a list of them: a server replays every run. */
function correctIn({ answers }: AnyState): number {
  let correct = 0;
  for (let rest = answers; rest !== null; rest = rest.before) if (isCorrect(rest)) correct++;
  return correct;
}

/** @param saved the difficulty with which the session is saved. */
export function outcomeAt(state: AnyState, saved: Difficulty): Outcome {
  const answered = answeredIn(state);
  const correct = correctIn(state);
  const accuracy = accuracyOf(correct, answered);
  const duration = durationMs(state);
  const { operation, friendly, timeLimit } = state.config;
  return {
    score: scoreOf(correct, accuracy),
    accuracy,
    timeTaken: Math.floor(duration / 1000),
    durationMs: duration,
    difficulty: saved,
    movesCount: null,
    resumed: state.resumed,
    sessionData: { operation, friendly, timeLimit, questions: state.total, answered, correct },
  };
}

/** A row of the summary's table (spec 1 §2 and §3). `idx` counts from 1; `ms` from the question's appearance to the answer. */
export interface HistoryRow {
  readonly idx: number;
  readonly problem: Problem;
  readonly userAnswer: number;
  readonly correct: boolean;
  readonly ms: number;
}

/** The answered questions in their order. */
export const history = (state: AnyState): readonly HistoryRow[] =>
  answersIn(state).map((given) => ({
    idx: given.idx,
    problem: given.problem,
    userAnswer: given.value,
    correct: isCorrect(given),
    ms: given.ms,
  }));

const answers = (state: AnyState): readonly Answer[] =>
  answersIn(state).map((given) => {
    const { problem, value, ms } = given;
    const { form, a, b, c, answer: right, resumed } = problem;
    return {
      problem: { form, a, b, c, answer: right },
      topic: topicOf(problem),
      right: isCorrect(given),
      ms,
      digits: digitCount(value),
      sent: sentByLength(value, right),
      after: resumed ? 'resume' : null,
    };
  });

/** The rules of a version: what it has of its own, and what all have. */
export const speedMathWith = <Config extends AnyConfig>(
  asking: Asking<Config>,
  own: Pick<Game<Config, SpeedMathMove, SpeedMathState<Config>>, 'version' | 'parseConfig' | 'outcome'>,
): Game<Config, SpeedMathMove, SpeedMathState<Config>> => ({
  slug: 'speed-math',
  ...own,
  packMove: packAnswer,
  unpackMove: unpackAnswer,
  start: (config, seed) => start(asking, config, seed),
  step: (state, move, atMs) => step(asking, state, move, atMs),
  dueAt,
  isOver: (state) => state.overAtMs !== null,
  tried: (state) => state.answers !== null,
  countsUnfinished: true,
  answerTimes: (state) => answersIn(state).map(({ ms }) => ms),
  answers,
});

/** Speed Math, version 1 (spec 1 §4 and §9; RULES.md beside this file). */
export const speedMath = speedMathWith<SpeedMathConfig>(
  { questionsInRun, nextProblem },
  { version: 1, parseConfig, outcome: (state) => outcomeAt(state, SAVED_DIFFICULTY[state.config.difficulty]) },
);
