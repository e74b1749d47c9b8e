import type { Chain } from '../../../shared/games/kit/answer-chain.ts';
import { readBase36 } from '../../../shared/games/kit/base36.ts';
import type { SpeedMathConfig } from '../../../shared/games/speed-math/v1/config.ts';
import { nextProblem } from '../../../shared/games/speed-math/v1/generate.ts';
import type { SpeedMathMove } from '../../../shared/games/speed-math/v1/moves.ts';
import { answeredIn, FEEDBACK_MS, isCorrect, speedMath, type GivenAnswer } from '../../../shared/games/speed-math/v1/rules.ts';
import { Random } from '../../../shared/random.ts';
import type { Seed } from '../../../shared/seed.ts';

// What a replay of Speed Math comes to, a step more at a time. Nothing is checked here, and a run of one's own changes as it goes on.

/** A record whose set-up and seed were read before. */
export interface PlainRecord {
  readonly config: SpeedMathConfig;
  readonly seed: Seed;
  readonly log: string;
}

interface Entry {
  readonly move: SpeedMathMove;
  readonly atMs: number;
}

const [END, TICK, MOVE, MINUS] = [';', '.', '=', '-'].map((mark) => mark.charCodeAt(0)) as [number, number, number, number];

/** Looks at each character of the log once. */
export function look({ log }: PlainRecord): number {
  let entries = 0;
  for (let i = 0; i < log.length; i++) if (log.charCodeAt(i) === END) entries++;
  return entries;
}

/** Reads the numbers of the log into its entries. */
export function read({ log }: PlainRecord): readonly Entry[] {
  const entries: Entry[] = [];
  let atMs = 0;
  for (let from = 0; from < log.length;) {
    const end = log.indexOf(';', from);
    let mark = from;
    while (log.charCodeAt(mark) !== TICK && log.charCodeAt(mark) !== MOVE) mark++;
    if (mark > from) atMs += readBase36(log, from, mark);
    if (log.charCodeAt(mark) === MOVE) {
      const isNegative = log.charCodeAt(mark + 1) === MINUS;
      const size = readBase36(log, isNegative ? mark + 2 : mark + 1, end);
      entries.push({ move: { type: 'answer', value: isNegative ? -size : size }, atMs });
    }
    from = end + 1;
  }
  return entries;
}

/** … and draws two numbers for each. */
export function draw(record: PlainRecord): number {
  const random = new Random(record.seed);
  let sum = 0;
  for (const _ of read(record)) sum += random.below(53) + random.below(53);
  return sum;
}

/** … and asks the problems of the run, none twice, and judges the answers. */
export function play(record: PlainRecord): number {
  const random = new Random(record.seed);
  let answers: Chain<GivenAnswer> | null = null;
  let problem = nextProblem(record.config, random, answers, null);
  let idx = 0;
  let shownAtMs = 0;
  let correct = 0;
  for (const { move, atMs } of read(record)) {
    if (problem === undefined) break;
    const given: Chain<GivenAnswer> = { idx: ++idx, problem, value: move.value, ms: atMs - shownAtMs, before: answers };
    answers = given;
    if (isCorrect(given)) correct++;
    shownAtMs = atMs + (isCorrect(given) ? FEEDBACK_MS.correct : FEEDBACK_MS.wrong);
    problem = nextProblem(record.config, random, answers, null);
  }
  return correct;
}

/** The product's rules, a state after another, on entries that are not checked. */
export function step(record: PlainRecord): number {
  let state = speedMath.start(record.config, record.seed);
  for (const { move, atMs } of read(record)) state = speedMath.step(state, move, atMs);
  return answeredIn(state);
}
