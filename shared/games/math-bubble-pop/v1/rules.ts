import { Random } from '../../../random.ts';
import type { Seed } from '../../../seed.ts';
import { accuracyOf } from '../../kit/accuracy.ts';
import { answersOf } from '../../kit/answer-chain.ts';
import { timeBy } from '../../kit/clock.ts';
import { ordinaryMs } from '../../kit/clocked.ts';
import type { CommonMove, Game, Outcome } from '../../kit/game.ts';
import { makesTarget } from './arithmetic.ts';
import { drawBoard } from './boards.ts';
import { LIVES, parseConfig, type BubblePopConfig } from './config.ts';
import { levelAfter, neededAt, savedDifficulty } from './levels.ts';
import { packMove, unpackMove, type BubblePopMove } from './moves.ts';
import { pointsOf, type SetPoints } from './score.ts';
import {
  attemptsOf,
  canCheck,
  canEnd,
  draftOf,
  isPicking,
  pickedNumbers,
  type BubblePopState,
  type Draft,
  type TimedConfig,
  type Verdict,
} from './state.ts';
import { nextTarget } from './targets.ts';

/** The time from the last pick to the check, and how long the verdict and the level-up message stay (spec 1 §4). */
export const CHECK_DELAY_MS = 500;
export const PAUSE_MS = 2000;
const QUICK_PAUSE_MS = 1500;
/** Above this level the pause after a right set is shorter. */
const QUICK_ABOVE_LEVEL = 5;
const LEVEL_UP_MS = 3000;

/** After this many moves a run ends by itself, so that its log stays within the limits of the wire (RULES.md, R10). */
export const MOST_MOVES = 10_000;

const NO_PICKS: readonly number[] = [];

/** A time of the rules by the run's clock, in ms. Without one it does not matter: what waits then waits for a move. */
const timeIn = ({ config: { clock = 'on' } }: BubblePopState, ms: number): number => timeBy(clock, ms) ?? 0;

function start(config: TimedConfig, seed: Seed): BubblePopState {
  const random = new Random(seed);
  const target = nextTarget(config.operation, 1, random, null);
  const bubbles = drawBoard(target, 1, random);
  return {
    config,
    level: 1,
    correct: 0,
    lives: LIVES,
    score: 0,
    operator: target.operator,
    target: target.value,
    needed: neededAt(target.operator, 1),
    board: 1,
    bubbles,
    picked: NO_PICKS,
    sinceMs: 0,
    checkAtMs: null,
    verdict: null,
    checked: null,
    replaced: false,
    pauseUntilMs: null,
    levelUpUntilMs: null,
    moves: 0,
    overAtMs: null,
    resumed: false,
    random: random.state(),
  };
}

/** Deals new bubbles, with nothing chosen; with `another`, for another target. */
function deal(next: Draft, another: boolean): void {
  const random = new Random(next.random);
  if (another) {
    const target = nextTarget(next.config.operation, next.level, random, next.target);
    next.operator = target.operator;
    next.target = target.value;
    next.needed = neededAt(target.operator, next.level);
  }
  next.bubbles = drawBoard({ operator: next.operator, value: next.target }, next.level, random);
  next.random = random.state();
  next.picked = NO_PICKS;
  next.verdict = null;
  next.board++;
}

function end(next: Draft, atMs: number): void {
  next.checkAtMs = null;
  next.pauseUntilMs = null;
  next.levelUpUntilMs = null;
  next.overAtMs = atMs;
}

/** Checks the chosen set; `lastPickMs` is when its last bubble was picked. */
function check(next: Draft, lastPickMs: number, atMs: number): void {
  next.checkAtMs = null;
  const right = makesTarget(next.operator, pickedNumbers(next), next.target);
  next.checked = {
    problem: { operator: next.operator, target: next.target },
    topic: next.operator,
    right,
    ms: lastPickMs - next.sinceMs,
    digits: 0,
    sent: next.config.clock === 'off' ? 'enter' : 'auto',
    after: next.replaced ? 'resume' : null,
    before: next.checked,
  };
  if (right) takeRight(next, lastPickMs, atMs);
  else takeWrong(next, atMs);
}

function takeRight(next: Draft, lastPickMs: number, atMs: number): void {
  const { level, needed } = next;
  // Without a clock nothing is quick.
  const elapsedMs = ordinaryMs(next.config.clock ?? 'on', lastPickMs - next.sinceMs) ?? Infinity;
  const points = pointsOf({ level, needed, elapsedMs, correctBefore: next.correct });
  next.verdict = verdictOf(next, true, points);
  next.score += points.points;
  next.correct++;
  next.pauseUntilMs = atMs + timeIn(next, level > QUICK_ABOVE_LEVEL ? QUICK_PAUSE_MS : PAUSE_MS);
  next.level = levelAfter(next.correct);
  if (next.level > level) next.levelUpUntilMs = atMs + timeIn(next, LEVEL_UP_MS);
}

const NO_POINTS: SetPoints = { points: 0, speedBonus: 0, streakBonus: 0 };

function takeWrong(next: Draft, atMs: number): void {
  next.verdict = verdictOf(next, false, NO_POINTS);
  next.lives--;
  next.pauseUntilMs = atMs + timeIn(next, PAUSE_MS);
  if (next.lives === 0) end(next, atMs);
}

function verdictOf(state: BubblePopState, right: boolean, { points, speedBonus, streakBonus }: SetPoints): Verdict {
  return { right, operator: state.operator, numbers: pickedNumbers(state), target: state.target, points, speedBonus, streakBonus };
}

/** When the next timeout is due. */
function dueAt({ config, overAtMs, checkAtMs, pauseUntilMs, levelUpUntilMs }: BubblePopState): number | null {
  if (overAtMs !== null || config.clock === 'off') return null;
  const due = Math.min(checkAtMs ?? Infinity, pauseUntilMs ?? Infinity, levelUpUntilMs ?? Infinity);
  return due === Infinity ? null : due;
}

/** Applies the timeout due at `atMs`: the check, the end of a pause, the end of the level-up message. */
function applyDue(state: BubblePopState, atMs: number): BubblePopState {
  const next = draftOf(state);
  if (next.checkAtMs === atMs) check(next, atMs - timeIn(next, CHECK_DELAY_MS), atMs);
  else if (next.pauseUntilMs === atMs) closePause(next, atMs);
  else next.levelUpUntilMs = null;
  return next;
}

/** Ends a pause. After a right set another target follows, after a wrong one the same target with new bubbles. */
function closePause(next: Draft, atMs: number): void {
  deal(next, next.verdict?.right === true);
  next.pauseUntilMs = null;
  next.replaced = false;
  next.sinceMs = atMs;
}

function settle(state: BubblePopState, atMs: number): BubblePopState {
  let settled = state;
  for (let due = dueAt(settled); due !== null && due <= atMs; due = dueAt(settled)) settled = applyDue(settled, due);
  return settled;
}

/** Ends the run. A set that waits for its check is checked first, so that ending a game does not save a life. */
function endNow(next: Draft, atMs: number): void {
  if (next.checkAtMs !== null) check(next, next.checkAtMs - timeIn(next, CHECK_DELAY_MS), atMs);
  if (next.overAtMs === null) end(next, atMs);
}

/** Counts an entry of the log, and ends the run at its limit. */
function counted(next: Draft, atMs: number): BubblePopState {
  next.moves++;
  if (next.moves >= MOST_MOVES) endNow(next, atMs);
  return next;
}

function pick(state: BubblePopState, bubble: number, atMs: number): BubblePopState {
  if (!isPicking(state) || canCheck(state) || state.bubbles[bubble] === undefined || state.picked.includes(bubble)) return state;
  const next = draftOf(state);
  next.picked = [...state.picked, bubble];
  if (canCheck(next) && next.config.clock !== 'off') next.checkAtMs = atMs + timeIn(next, CHECK_DELAY_MS);
  return counted(next, atMs);
}

function unpick(state: BubblePopState, bubble: number, atMs: number): BubblePopState {
  if (!isPicking(state) || !state.picked.includes(bubble)) return state;
  const next = draftOf(state);
  next.picked = state.picked.filter((id) => id !== bubble);
  return counted(next, atMs);
}

/** Checks a complete set at once, as the player asks; a move of version 2. */
export function checkSet(state: BubblePopState, atMs: number): BubblePopState {
  if (!canCheck(state)) return state;
  const next = draftOf(state);
  check(next, atMs, atMs);
  return counted(next, atMs);
}

/** Ends a pause and its message before their time, as the player asks; a move of version 2. */
export function goOn(state: BubblePopState, atMs: number): BubblePopState {
  if (state.pauseUntilMs === null) return state;
  const next = draftOf(state);
  closePause(next, atMs);
  next.levelUpUntilMs = null;
  return counted(next, atMs);
}

function endGame(state: BubblePopState, atMs: number): BubblePopState {
  if (!canEnd(state)) return state;
  const next = draftOf(state);
  endNow(next, atMs);
  return next;
}

/**
 * Replaces the target and its bubbles after a break, because the player could think about them. A complete set stays,
 * and the speed bonus continues from where it was. So a break brings no advantage (RULES.md, R9).
 */
function resume(state: BubblePopState, atMs: number): BubblePopState {
  const next = draftOf(state);
  next.resumed = true;
  if (isPicking(state)) {
    deal(next, true);
    next.replaced = true;
  }
  return counted(next, atMs);
}

function step(state: BubblePopState, move: BubblePopMove | CommonMove, atMs: number): BubblePopState {
  const settled = settle(state, atMs);
  if (settled.overAtMs !== null) return settled;
  switch (move.type) {
    case 'tick':
      return settled;
    case 'resume':
      return resume(settled, atMs);
    case 'pick':
      return pick(settled, move.bubble, atMs);
    case 'unpick':
      return unpick(settled, move.bubble, atMs);
    case 'end':
      return endGame(settled, atMs);
  }
}

/** The records of the mode. A resumed run sets none. */
const recordsOf = ({ config, score, level, resumed }: BubblePopState): { readonly [name: string]: number } =>
  resumed ? {} : { [`score/${config.operation}`]: score, [`level/${config.operation}`]: level };

function outcome(state: BubblePopState): Outcome {
  const attempts = attemptsOf(state);
  const duration = state.overAtMs ?? 0;
  return {
    score: state.score,
    accuracy: accuracyOf(state.correct, attempts),
    timeTaken: Math.floor(duration / 1000),
    durationMs: duration,
    difficulty: savedDifficulty(state.level),
    movesCount: null,
    resumed: state.resumed,
    sessionData: {
      operation_type: state.config.operation,
      final_level: state.level,
      correct_answers: state.correct,
      total_attempts: attempts,
      records: recordsOf(state),
    },
  };
}

/** Math Bubble Pop, version 1 (spec 1 §4, §5 and §9; RULES.md beside this file). */
export const mathBubblePop: Game<BubblePopConfig, BubblePopMove, BubblePopState> = {
  slug: 'math-bubble-pop',
  version: 1,
  parseConfig,
  packMove,
  unpackMove,
  start,
  step,
  dueAt,
  isOver: (state) => state.overAtMs !== null,
  tried: canEnd,
  outcome,
  answerTimes: ({ checked }) => answersOf(checked).map(({ ms }) => ms),
  answers: ({ checked }) =>
    [...answersOf(checked)]
      .reverse()
      .map(({ problem, topic, right, ms, digits, sent, after }) => ({ problem, topic, right, ms, digits, sent, after })),
};
