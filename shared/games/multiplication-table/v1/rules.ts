import { Random, type RandomState } from '../../../random.ts';
import type { Seed } from '../../../seed.ts';
import { accuracyOf } from '../../kit/accuracy.ts';
import { timeBy, type Clock } from '../../kit/clock.ts';
import { ordinaryMs } from '../../kit/clocked.ts';
import type { Answer } from '../../kit/facts.ts';
import type { CommonMove, Game, Outcome } from '../../kit/game.ts';
import { ANSWER_LIMIT, digitCount } from '../../kit/typed-answer.ts';
import { parseConfig, SAVED_DIFFICULTY, type Mode, type TableConfig } from './config.ts';
import { firstQuestion, nextQuestion } from './generate.ts';
import { limitMs, questionsInRun } from './limits.ts';
import { recordsOfTallies, type TableTallies, type TableTally } from './mastery.ts';
import { packMove, unpackMove, type TableMove } from './moves.ts';
import { difficultyOf, topicOf, type Question } from './question.ts';
import { recordsOf } from './records.ts';
import { AUTO_SUBMIT_MS, submitsItself } from './submit.ts';
import { answerPoints, scoreBreakdown, type ScoreBreakdown } from './score.ts';

/** How long an answer's feedback is shown. The clock of play stands still meanwhile (spec 1 §4, decision G5). */
const FEEDBACK_MS = 1_500;

/** With this many seconds left or fewer, the time is shown in red (spec 1 §2). */
export const RED_FROM_S = 10;

/** One given answer. */
export interface GivenAnswer {
  readonly question: Question;
  readonly value: number;
  /** Milliseconds from the moment the question appeared. */
  readonly ms: number;
  /** 0 if it was wrong. */
  readonly points: number;
}

/** What every set-up has, of this version and of later ones: since version 3 a clock (decision G26). */
type AnyConfig = { readonly mode: Mode; readonly table: number | string; readonly clock?: Clock };

/** What is asked: a later version has further tables. */
export interface Asking<Config extends AnyConfig> {
  first(config: Config, random: Random): Question;
  /** The question after these answers, in the place of the one on screen. */
  next(config: Config, random: Random, asked: readonly GivenAnswer[], onScreen: Question): Question;
}

/** A run. Times in ms since its start. Only `playedMs` does not include the feedback. */
export interface TableState<Config extends AnyConfig = TableConfig> {
  readonly config: Config;
  /** The question on screen; during the feedback it is still the one just answered. */
  readonly question: Question;
  readonly shownAtMs: number;
  /** Time of play before the question on screen; after its answer, the question's time is included. */
  readonly playedMs: number;
  readonly answers: readonly GivenAnswer[];
  readonly streak: number;
  readonly bestStreak: number;
  /** End of the feedback, which without a clock a move ends; null while an answer is expected. */
  readonly feedbackUntilMs: number | null;
  /** When the run ended, or null. */
  readonly overAtMs: number | null;
  readonly resumed: boolean;
  readonly random: RandomState;
}

/** A run of any version, for what reads it. */
type AnyState = TableState<AnyConfig>;

export const isRight = (given: GivenAnswer): boolean => given.value === given.question.answer;

/** Milliseconds of play at `atMs`: feedback does not count. */
export const playedAt = ({ playedMs, shownAtMs, feedbackUntilMs, overAtMs }: AnyState, atMs: number): number =>
  feedbackUntilMs === null && overAtMs === null ? playedMs + atMs - shownAtMs : playedMs;

/** The run at its start: the first question is on screen at 0 ms. */
function start<Config extends AnyConfig>(asking: Asking<Config>, config: Config, seed: Seed): TableState<Config> {
  const random = new Random(seed);
  const question = asking.first(config, random);
  return {
    config,
    question,
    shownAtMs: 0,
    playedMs: 0,
    answers: [],
    streak: 0,
    bestStreak: 0,
    feedbackUntilMs: null,
    overAtMs: null,
    resumed: false,
    random: random.state(),
  };
}

/*
 * The states below are written out field by field: an object spread takes several times as long, and a server replays every run.
 */

/** The next question after the feedback. */
function show<Config extends AnyConfig>(asking: Asking<Config>, old: TableState<Config>, atMs: number): TableState<Config> {
  const { config, playedMs, answers, streak, bestStreak, resumed } = old;
  const random = new Random(old.random);
  return {
    config,
    question: asking.next(config, random, answers, old.question),
    shownAtMs: atMs,
    playedMs,
    answers,
    streak,
    bestStreak,
    feedbackUntilMs: null,
    overAtMs: null,
    resumed,
    random: random.state(),
  };
}

const end = <State extends AnyState>(state: State, atMs: number): State => ({
  ...state,
  playedMs: playedAt(state, atMs),
  feedbackUntilMs: null,
  overAtMs: atMs,
});

/** The state after the feedback: the next question, or the end after the last one. */
const afterFeedback = <Config extends AnyConfig>(asking: Asking<Config>, state: TableState<Config>, atMs: number): TableState<Config> =>
  state.answers.length >= questionsInRun(state.config) ? end(state, atMs) : show(asking, state, atMs);

/** When the time of a timed run is up, if no answer comes before; null in another. */
function limitAt({ config, shownAtMs, playedMs }: AnyState): number | null {
  const limit = limitMs(config);
  return limit === null ? null : shownAtMs + limit - playedMs;
}

/** Applies the timeouts due up to `atMs`, in their order: the end of the feedback, then the time limit. */
function settle<Config extends AnyConfig>(asking: Asking<Config>, state: TableState<Config>, atMs: number): TableState<Config> {
  if (state.overAtMs !== null || state.config.clock === 'off') return state;
  if (state.feedbackUntilMs !== null && atMs < state.feedbackUntilMs) return state;
  const next = state.feedbackUntilMs === null ? state : afterFeedback(asking, state, state.feedbackUntilMs);
  if (next.overAtMs !== null) return next;
  const limit = limitAt(next);
  return limit !== null && atMs >= limit ? end(next, limit) : next;
}

function answer<Config extends AnyConfig>(state: TableState<Config>, value: number, atMs: number): TableState<Config> {
  const possible = Number.isInteger(value) && Math.abs(value) < ANSWER_LIMIT;
  if (!possible || state.feedbackUntilMs !== null) return state;
  const { config, question, shownAtMs, resumed, random } = state;
  const { clock = 'on' } = config;
  const ms = atMs - shownAtMs;
  const right = value === question.answer;
  const streak = right ? state.streak + 1 : 0;
  const points = right ? answerPoints(config, { difficulty: difficultyOf(question), ms: ordinaryMs(clock, ms), streak }) : 0;
  return {
    config,
    question,
    shownAtMs,
    playedMs: state.playedMs + ms,
    answers: [...state.answers, { question, value, ms, points }],
    streak,
    bestStreak: Math.max(state.bestStreak, streak),
    feedbackUntilMs: atMs + (timeBy(clock, FEEDBACK_MS) ?? 0),
    overAtMs: null,
    resumed,
    random,
  };
}

/**
 * Replaces the question on screen after a break. The new one continues the time of the old one, so that looking up an answer brings no
 * advantage. The question of a pattern stays, because a pattern is known from its start. An answered question stays, too; the one after it
 * is drawn again, because the player may have seen it if the journal lost the end of the feedback.
 */
function resume<Config extends AnyConfig>(asking: Asking<Config>, state: TableState<Config>): TableState<Config> {
  if (state.config.mode === 'pattern_learn') return { ...state, resumed: true };
  const random = new Random(state.random);
  const another = asking.next(state.config, random, state.answers, state.question);
  const question: Question = state.feedbackUntilMs === null ? { ...another, resumed: true } : state.question;
  return { ...state, question, resumed: true, random: random.state() };
}

function step<Config extends AnyConfig>(
  asking: Asking<Config>,
  state: TableState<Config>,
  move: TableMove | CommonMove,
  atMs: number,
): TableState<Config> {
  const settled = settle(asking, state, atMs);
  if (settled.overAtMs !== null) return settled;
  switch (move.type) {
    case 'tick':
      return settled;
    case 'resume':
      return resume(asking, settled);
    case 'skip':
      return settled.feedbackUntilMs === null ? settled : afterFeedback(asking, settled, atMs);
    case 'end':
      return settled.answers.length === 0 ? settled : end(settled, atMs);
    case 'answer':
      return answer(settled, move.value, atMs);
  }
}

const dueAt = (state: AnyState): number | null =>
  state.overAtMs === null && state.config.clock !== 'off' ? (state.feedbackUntilMs ?? limitAt(state)) : null;

/** How many of the answers are right. */
export const correctOf = ({ answers }: AnyState): number => answers.reduce((sum, given) => sum + (isRight(given) ? 1 : 0), 0);

/** The sum of the answers' points so far, which is the score during play. */
export const pointsOf = ({ answers }: AnyState): number => answers.reduce((sum, given) => sum + given.points, 0);

/** The final score of a run with its parts (decision G8). Before the end it is the score of the answers so far. */
export function breakdownOf(state: AnyState): ScoreBreakdown {
  const { answers } = state;
  const accuracy = accuracyOf(correctOf(state), answers.length);
  const answeredMs = ordinaryMs(
    state.config.clock ?? 'on',
    answers.reduce((sum, { ms }) => sum + ms, 0),
  );
  return scoreBreakdown({ points: pointsOf(state), accuracy, answered: answers.length, answeredMs });
}

/** Right answers and all answers of each table that came up. */
export function talliesOf({ answers }: AnyState): TableTallies {
  const tallies: { [table: string]: TableTally } = {};
  for (const given of answers) {
    const [correct, total] = tallies[given.question.a] ?? [0, 0];
    tallies[given.question.a] = [correct + (isRight(given) ? 1 : 0), total + 1];
  }
  return tallies;
}

/** @param isCompared whether the score is one of its mode. */
export function outcomeOf(state: AnyState, isCompared = true): Outcome {
  const { config, answers, playedMs, bestStreak, resumed } = state;
  const answered = answers.length;
  const correct = correctOf(state);
  const { mode, table } = config;
  const { score } = breakdownOf(state);
  const tallies = talliesOf(state);
  const records = isCompared ? recordsOf({ mode, score, tallies, resumed }) : recordsOfTallies(tallies);
  return {
    score,
    accuracy: accuracyOf(correct, answered),
    timeTaken: Math.floor(playedMs / 1000),
    durationMs: playedMs,
    difficulty: SAVED_DIFFICULTY[mode],
    movesCount: null,
    resumed,
    sessionData: { mode, table, correct, answered, bestStreak, records },
  };
}

/** The answers that had to be worked out. A pattern has none: the player knows its answers before the questions appear. */
const workedOut = ({ config, answers }: AnyState): readonly GivenAnswer[] => (config.mode === 'pattern_learn' ? [] : answers);

/** Whether an answer was submitted by itself: it would have been, and the time for that had passed (RULES.md, R9). Without a clock none is. */
function sentOf({ value, ms, question }: GivenAnswer, clock: Clock): Answer['sent'] {
  const waitMs = timeBy(clock, AUTO_SUBMIT_MS);
  return waitMs !== null && ms >= waitMs && submitsItself(String(value), question.answer) ? 'auto' : 'enter';
}

const answers = (state: AnyState): readonly Answer[] =>
  workedOut(state).map((given) => {
    const { a, b, answer: right, resumed } = given.question;
    return {
      problem: { a, b, answer: right },
      topic: topicOf(given.question),
      right: isRight(given),
      ms: given.ms,
      digits: digitCount(given.value),
      sent: sentOf(given, state.config.clock ?? 'on'),
      after: resumed ? 'resume' : null,
    };
  });

/** The rules of a version: what it has of its own, and what all have. */
export const multiplicationTableWith = <Config extends AnyConfig>(
  asking: Asking<Config>,
  own: Pick<Game<Config, TableMove, TableState<Config>>, 'version' | 'parseConfig' | 'outcome'>,
): Game<Config, TableMove, TableState<Config>> => ({
  slug: 'multiplication-table',
  ...own,
  packMove,
  unpackMove,
  start: (config, seed) => start(asking, config, seed),
  step: (state, move, atMs) => step(asking, state, move, atMs),
  dueAt,
  isOver: (state) => state.overAtMs !== null,
  tried: (state) => state.answers.length > 0,
  answerTimes: (state) => workedOut(state).map(({ ms }) => ms),
  answers,
});

/** Multiplication Table, version 1 (spec 1 §4 and §9; RULES.md beside this file). */
export const multiplicationTable = multiplicationTableWith<TableConfig>(
  { first: firstQuestion, next: nextQuestion },
  { version: 1, parseConfig, outcome: (state) => outcomeOf(state) },
);
