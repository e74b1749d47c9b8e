import { Random, type RandomState } from '../../../random.ts';
import type { Seed } from '../../../seed.ts';
import { accuracyOf } from '../../kit/accuracy.ts';
import type { Answer } from '../../kit/facts.ts';
import type { CommonMove, Game, Outcome } from '../../kit/game.ts';
import { parseConfig, savedDifficulty, type NumberSequenceConfig } from './config.ts';
import { hasDigits, nextNumbers } from './generate.ts';
import { packMove, unpackMove, type NumberSequenceMove } from './moves.ts';
import { scoreOf } from './score.ts';
import { phaseMs, secondsLeft, type Phase, type TimedConfig } from './times.ts';

/** A round's input ends after this many changes, so that logs stay within their limits (RULES.md, R9). */
const MOST_CHANGES = 400;

/** The entered number at each place; null if there is none, or it is not complete. */
type Entries = readonly (number | null)[];

/** A round with its verdict. */
export interface JudgedRound {
  readonly numbers: readonly number[];
  readonly given: Entries;
  /** The round's input time in ms. */
  readonly ms: number;
  /** The whole seconds that were left of its limit. */
  readonly secondsLeft: number;
  /** Its numbers replaced those of before a break. */
  readonly replaced: boolean;
}

/** A run. Times in ms since the start of play. */
export interface NumberSequenceState {
  readonly config: TimedConfig;
  readonly phase: Phase;
  /** When the phase began. */
  readonly sinceMs: number;
  /** The numbers of the round; during the review, those of the round just judged. */
  readonly numbers: readonly number[];
  readonly entries: Entries;
  /** Changes of entries in this round's input, those before a break included. */
  readonly changes: number;
  /** Input time of this round before a break. The player does not get it back. */
  readonly spentMs: number;
  /** Whether the numbers of the round replaced those of before a break. */
  readonly replaced: boolean;
  readonly judged: readonly JudgedRound[];
  readonly resumed: boolean;
  readonly random: RandomState;
}

/** Whether every number is right. */
export const isCorrect = ({ numbers, given }: JudgedRound): boolean => numbers.every((number, i) => number === given[i]);

/** Whether every place has a complete number. Only then can the round be submitted. */
const isFull = (entries: Entries): boolean => !entries.includes(null);

/** Empty entries. A plain loop makes them: Array.from takes as long as all the rest of a replay. */
function noEntries(count: number): Entries {
  const entries: null[] = [];
  for (let i = 0; i < count; i++) entries.push(null);
  return entries;
}

/*
 * The states below are written out field by field: an object spread takes several times as long, and a server replays every run.
 */

function start(config: TimedConfig, seed: Seed): NumberSequenceState {
  const random = new Random(seed);
  return {
    config,
    phase: 'memorize',
    sinceMs: 0,
    numbers: nextNumbers(config, random, []),
    entries: noEntries(config.count),
    changes: 0,
    spentMs: 0,
    replaced: false,
    judged: [],
    resumed: false,
    random: random.state(),
  };
}

/** Shows new numbers, to be memorized from `atMs` on. */
function show(old: NumberSequenceState, atMs: number, changes: number, spentMs: number, replaced: boolean): NumberSequenceState {
  const { config, judged } = old;
  const random = new Random(old.random);
  return {
    config,
    phase: 'memorize',
    sinceMs: atMs,
    numbers: nextNumbers(config, random, old.numbers),
    entries: noEntries(config.count),
    changes,
    spentMs,
    replaced,
    judged,
    resumed: old.resumed || replaced,
    random: random.state(),
  };
}

function inPhase(old: NumberSequenceState, phase: Phase, sinceMs: number): NumberSequenceState {
  const { config, numbers, entries, changes, spentMs, replaced, judged, resumed, random } = old;
  return { config, phase, sinceMs, numbers, entries, changes, spentMs, replaced, judged, resumed, random };
}

/** Input time of the round on screen up to `atMs`, the time before a break included. Ms. */
const inputMs = (state: NumberSequenceState, atMs: number): number => state.spentMs + (state.phase === 'input' ? atMs - state.sinceMs : 0);

/** Judges the round by its entries. After the last round the run is over at once. */
function judge(old: NumberSequenceState, atMs: number): NumberSequenceState {
  const { config, numbers, entries, changes, replaced, resumed, random } = old;
  const ms = inputMs(old, atMs);
  const round: JudgedRound = { numbers, given: entries, ms, secondsLeft: secondsLeft(config, ms), replaced };
  const judged = [...old.judged, round];
  const phase = judged.length >= config.rounds ? 'over' : 'review';
  return { config, phase, sinceMs: atMs, numbers, entries, changes, spentMs: 0, replaced, judged, resumed, random };
}

function dueAt({ phase, config, sinceMs, spentMs }: NumberSequenceState): number | null {
  const ms = phaseMs(phase, config);
  if (ms === null) return null;
  return sinceMs + ms - (phase === 'input' ? spentMs : 0);
}

/** The state after the phase, when its time is up or the player ends it. */
function advance(state: NumberSequenceState, atMs: number): NumberSequenceState {
  switch (state.phase) {
    case 'memorize':
      // Without a clock nothing would end the time to get ready.
      return inPhase(state, phaseMs('ready', state.config) === null ? 'input' : 'ready', atMs);
    case 'ready':
      return inPhase(state, 'input', atMs);
    case 'input':
      return judge(state, atMs);
    case 'review':
      return show(state, atMs, 0, 0, false);
    case 'over':
      return state;
  }
}

/** Applies the timeouts due up to `atMs`, one after another. */
function settle(state: NumberSequenceState, atMs: number): NumberSequenceState {
  let settled = state;
  for (let due = dueAt(settled); due !== null && due <= atMs; due = dueAt(settled)) settled = advance(settled, due);
  return settled;
}

function enter(old: NumberSequenceState, index: number, value: number | null, atMs: number): NumberSequenceState {
  const { config, numbers, spentMs, replaced, judged, resumed, random, sinceMs } = old;
  const possible = old.phase === 'input' && Number.isInteger(index) && index >= 0 && index < config.count;
  if (!possible || old.entries[index] === value) return old;
  if (value !== null && !hasDigits(value, config.digits)) return old;
  const entries = old.entries.slice();
  entries[index] = value;
  const changes = old.changes + 1;
  const entered: NumberSequenceState = {
    config,
    phase: 'input',
    sinceMs,
    numbers,
    entries,
    changes,
    spentMs,
    replaced,
    judged,
    resumed,
    random,
  };
  return changes >= MOST_CHANGES ? judge(entered, atMs) : entered;
}

/** Starts the round again with new numbers after a break, because the player may have written the old ones down. A judged round stays. */
function resume(state: NumberSequenceState, atMs: number): NumberSequenceState {
  if (state.phase === 'review') return { ...state, resumed: true };
  return show(state, atMs, state.changes, inputMs(state, atMs), true);
}

function step(state: NumberSequenceState, move: NumberSequenceMove | CommonMove, atMs: number): NumberSequenceState {
  const settled = settle(state, atMs);
  if (settled.phase === 'over') return settled;
  switch (move.type) {
    case 'tick':
      return settled;
    case 'resume':
      return resume(settled, atMs);
    case 'known':
      return settled.phase === 'memorize' ? advance(settled, atMs) : settled;
    case 'enter':
      return enter(settled, move.index, move.value, atMs);
    case 'check':
      return settled.phase === 'input' && isFull(settled.entries) ? judge(settled, atMs) : settled;
    case 'next':
      return settled.phase === 'review' ? advance(settled, atMs) : settled;
  }
}

/** The counts of a run's judged rounds. `ms`: input time; `secondsLeft`: of the correct rounds only (decision G10). */
interface Tally {
  readonly played: number;
  readonly correct: number;
  readonly secondsLeft: number;
  readonly ms: number;
}

/** Counts the judged rounds. */
export function tally(judged: readonly JudgedRound[]): Tally {
  let correct = 0;
  let secondsLeft = 0;
  let ms = 0;
  for (const round of judged) {
    ms += round.ms;
    if (!isCorrect(round)) continue;
    correct++;
    secondsLeft += round.secondsLeft;
  }
  return { played: judged.length, correct, secondsLeft, ms };
}

/** Whether a number was entered in any round that was judged. */
const tried = ({ judged }: NumberSequenceState): boolean => judged.some(({ given }) => given.some((value) => value !== null));

function outcome(state: NumberSequenceState): Outcome {
  const { digits, count, timeLimit, rounds } = state.config;
  const { played, correct, secondsLeft, ms } = tally(state.judged);
  const accuracy = accuracyOf(correct, played);
  const timeUsed = Math.floor(ms / 1000);
  const records = correct > 0 && !state.resumed ? { digitsHeld: digits * count } : {};
  return {
    score: scoreOf(correct, accuracy, secondsLeft),
    accuracy,
    timeTaken: timeUsed,
    durationMs: ms,
    difficulty: savedDifficulty(digits),
    movesCount: null,
    resumed: state.resumed,
    sessionData: { digits, count, timeLimit, rounds, correctSequences: correct, totalSequences: played, timeUsed, records },
  };
}

/** The answers of the run: the rounds that were submitted before their time limit. */
function inTime({ config, judged }: NumberSequenceState): readonly JudgedRound[] {
  const limit = phaseMs('input', config);
  return judged.filter(({ ms }) => limit === null || ms < limit);
}

const answers = (state: NumberSequenceState): readonly Answer[] =>
  inTime(state).map((round) => ({
    problem: round.numbers,
    topic: null,
    right: isCorrect(round),
    ms: round.ms,
    digits: state.config.digits * round.given.filter((value) => value !== null).length,
    sent: 'auto',
    after: round.replaced ? 'resume' : null,
  }));

/** Number Sequence, shown as Memory Challenge, version 1 (spec 1 §4 and §9; RULES.md beside this file). */
export const numberSequence: Game<NumberSequenceConfig, NumberSequenceMove, NumberSequenceState> = {
  slug: 'number-sequence',
  version: 1,
  parseConfig,
  packMove,
  unpackMove,
  start,
  step,
  dueAt,
  isOver: (state) => state.phase === 'over',
  tried,
  outcome,
  answerTimes: (state) => inTime(state).map(({ ms }) => ms),
  answers,
};
