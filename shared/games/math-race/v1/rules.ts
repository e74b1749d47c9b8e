import { Random, type RandomState } from '../../../random.ts';
import type { Seed } from '../../../seed.ts';
import { accuracyOf } from '../../kit/accuracy.ts';
import { timeBy, type Clock } from '../../kit/clock.ts';
import type { Answer } from '../../kit/facts.ts';
import type { CommonMove, Game, Outcome } from '../../kit/game.ts';
import { ANSWER_LIMIT, digitCount, sentByLength } from '../../kit/typed-answer.ts';
import { parseConfig, type MathRaceConfig } from './config.ts';
import { nextProblem, unopened, type PoolPlaces } from './generate.ts';
import { packAnswer, unpackAnswer, type MathRaceMove } from './moves.ts';
import type { Problem } from './problem.ts';
import { scoreOf } from './score.ts';

/** The pause after each answer, right or wrong (spec 1 §4). */
export const FEEDBACK_MS = 400;

/** A race without its target ends after this many answers, so that logs are bounded (RULES.md, R8). Twice the largest target. */
const MOST_ANSWERS = 2000;

/** One given answer. */
export interface GivenAnswer {
  readonly problem: Problem;
  readonly value: number;
  /** Milliseconds from the moment the problem appeared. */
  readonly ms: number;
}

/** A set-up of any version: since version 2 it has a clock (decision G26). */
type AnyConfig = MathRaceConfig & { readonly clock?: Clock };

/** A race. Times in ms since the start of play. */
export interface MathRaceState<Config extends AnyConfig = MathRaceConfig> {
  readonly config: Config;
  /** The problem on screen; during the feedback pause it is still the one just answered. */
  readonly problem: Problem;
  readonly shownAtMs: number;
  readonly answers: readonly GivenAnswer[];
  /** Right answers: the score of the race, up to the target. */
  readonly correct: number;
  /** Right answers in a row now; `bestStreak` is the most in this race. */
  readonly streak: number;
  readonly bestStreak: number;
  /** End of the feedback pause, which without a clock a move ends; null while an answer is expected. */
  readonly feedbackUntilMs: number | null;
  /** When the race ended, or null. */
  readonly overAtMs: number | null;
  readonly resumed: boolean;
  readonly places: PoolPlaces;
  readonly random: RandomState;
}

export const isCorrect = (answer: GivenAnswer): boolean => answer.value === answer.problem.answer;

/** A race of any version, for what reads it. */
type AnyState = MathRaceState<AnyConfig>;

/** Whether the answer just given was the last. */
const isFinished = ({ config, correct, answers }: AnyState): boolean => correct >= config.target || answers.length >= MOST_ANSWERS;

/** The race at its start: the first problem is on screen at 0 ms. */
function start<Config extends AnyConfig>(config: Config, seed: Seed): MathRaceState<Config> {
  const random = new Random(seed);
  const { problem, places } = nextProblem(config, unopened(config), random, null);
  return {
    config,
    problem,
    shownAtMs: 0,
    answers: [],
    correct: 0,
    streak: 0,
    bestStreak: 0,
    feedbackUntilMs: null,
    overAtMs: null,
    resumed: false,
    places,
    random: random.state(),
  };
}

/*
 * The states below are written out field by field: an object spread takes several times as long, and a server replays every race.
 */

/** Puts another problem on screen. */
function show<Config extends AnyConfig>(old: MathRaceState<Config>, atMs: number, resumed: boolean): MathRaceState<Config> {
  const { config, answers, correct, streak, bestStreak } = old;
  const random = new Random(old.random);
  const { problem, places } = nextProblem(config, old.places, random, old.problem);
  return {
    config,
    problem,
    shownAtMs: atMs,
    answers,
    correct,
    streak,
    bestStreak,
    feedbackUntilMs: null,
    overAtMs: null,
    resumed,
    places,
    random: random.state(),
  };
}

/** The state after the pause: the next problem or the end of the race (R3, R4). */
export function goOn<Config extends AnyConfig>(state: MathRaceState<Config>, atMs: number): MathRaceState<Config> {
  if (state.feedbackUntilMs === null) return state;
  return isFinished(state) ? { ...state, feedbackUntilMs: null, overAtMs: atMs } : show(state, atMs, state.resumed);
}

const dueAt = ({ config, feedbackUntilMs }: AnyState): number | null => (config.clock === 'off' ? null : feedbackUntilMs);

/** Applies the one timeout there is, if it is due: the end of the pause. */
function settle<Config extends AnyConfig>(state: MathRaceState<Config>, atMs: number): MathRaceState<Config> {
  const due = dueAt(state);
  return due === null || due > atMs ? state : goOn(state, due);
}

function answer<Config extends AnyConfig>(state: MathRaceState<Config>, value: number, atMs: number): MathRaceState<Config> {
  const possible = Number.isInteger(value) && Math.abs(value) < ANSWER_LIMIT;
  if (!possible || state.feedbackUntilMs !== null) return state;
  const { config, problem, shownAtMs, overAtMs, resumed, places, random } = state;
  const given: GivenAnswer = { problem, value, ms: atMs - shownAtMs };
  const right = isCorrect(given);
  const streak = right ? state.streak + 1 : 0;
  return {
    config,
    problem,
    shownAtMs,
    answers: [...state.answers, given],
    correct: right ? state.correct + 1 : state.correct,
    streak,
    bestStreak: Math.max(state.bestStreak, streak),
    feedbackUntilMs: atMs + (timeBy(config.clock ?? 'on', FEEDBACK_MS) ?? 0),
    overAtMs,
    resumed,
    places,
    random,
  };
}

/** Replaces the problem on screen after a break, because the player could think about it. An answered one stays (R9). */
function resume<Config extends AnyConfig>(state: MathRaceState<Config>, atMs: number): MathRaceState<Config> {
  if (state.feedbackUntilMs !== null) return { ...state, resumed: true };
  const fresh = show(state, atMs, true);
  return { ...fresh, problem: { ...fresh.problem, resumed: true } };
}

function step<Config extends AnyConfig>(
  state: MathRaceState<Config>,
  move: MathRaceMove | CommonMove,
  atMs: number,
): MathRaceState<Config> {
  if (state.overAtMs !== null) return state;
  const settled = settle(state, atMs);
  if (settled.overAtMs !== null) return settled;
  switch (move.type) {
    case 'tick':
      return settled;
    case 'resume':
      return resume(settled, atMs);
    case 'answer':
      return answer(settled, move.value, atMs);
  }
}

/** When the last answer was given. Only answers can end a race. */
function lastAnswerMs(state: AnyState): number {
  const last = state.answers.at(-1);
  return last === undefined ? 0 : state.shownAtMs + last.ms;
}

/** The targets whose best time is kept. Records for all of the millions of set-ups would make a player's progress too large. */
const TIMED_TO: ReadonlySet<number> = new Set([10, 20, 50, 100]);
const TIMED_TARGETS: ReadonlySet<number> = new Set([5, 10, 20, 50, 100]);

/** The name of a set-up's best time in the records; null for a set-up whose time is not kept (RULES.md, R11). */
export const bestTimeOf = ({ operation, from, to, target }: MathRaceConfig): string | null =>
  from === 1 && TIMED_TO.has(to) && TIMED_TARGETS.has(target) ? `best_ms/${operation}/${to}/${target}` : null;

/** The records of a race for progress: none for an interrupted race, and no time for one that missed its target, or had another clock. */
function recordsOf({ config, correct, bestStreak, resumed }: AnyState, ms: number): { readonly [name: string]: number } {
  if (resumed) return {};
  const name = correct >= config.target && (config.clock ?? 'on') === 'on' ? bestTimeOf(config) : null;
  return name === null ? { best_streak: bestStreak } : { best_streak: bestStreak, [name]: ms };
}

export function outcomeOf(state: AnyState): Outcome {
  const { correct, bestStreak } = state;
  const { operation, from, to, target } = state.config;
  const answered = state.answers.length;
  const accuracy = accuracyOf(correct, answered);
  const duration = lastAnswerMs(state);
  return {
    score: scoreOf(correct, accuracy),
    accuracy,
    timeTaken: Math.floor(duration / 1000),
    durationMs: duration,
    difficulty: 'medium',
    movesCount: null,
    resumed: state.resumed,
    sessionData: { operation, from, to, target, answered, correct, bestStreak, records: recordsOf(state, duration) },
  };
}

const answersOf = ({ answers }: AnyState): readonly Answer[] =>
  answers.map((given) => {
    const { problem, value, ms } = given;
    const { op, a, b, answer: right, resumed } = problem;
    return {
      problem: { op, a, b, answer: right },
      topic: op,
      right: isCorrect(given),
      ms,
      digits: digitCount(value),
      sent: sentByLength(value, right),
      after: resumed ? 'resume' : null,
    };
  });

/** The rules of a version: what it has of its own, and what all have. */
export const mathRaceWith = <Config extends AnyConfig>(
  own: Pick<Game<Config, MathRaceMove, MathRaceState<Config>>, 'version' | 'parseConfig' | 'outcome'>,
): Game<Config, MathRaceMove, MathRaceState<Config>> => ({
  slug: 'math-race',
  ...own,
  packMove: packAnswer,
  unpackMove: unpackAnswer,
  start,
  step,
  dueAt,
  isOver: (state) => state.overAtMs !== null,
  tried: (state) => state.answers.length > 0,
  answerTimes: ({ answers }) => answers.map(({ ms }) => ms),
  answers: answersOf,
});

/** Math Race, version 1 (spec 1 §4 and §9; RULES.md beside this file). */
export const mathRace = mathRaceWith<MathRaceConfig>({ version: 1, parseConfig, outcome: outcomeOf });
