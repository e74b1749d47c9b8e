import { Random } from '../../shared/random.ts';
import { seedFromText, seedToHex } from '../../shared/seed.ts';
import { packLog } from '../../shared/games/kit/log.ts';
import { replay, type RunRecord } from '../../shared/games/replay.ts';
import type { Chain } from '../../shared/games/kit/answer-chain.ts';
import type { LogEntry } from '../../shared/games/kit/game.ts';
import { parseConfig, type Operation, type SpeedMathConfig } from '../../shared/games/speed-math/v1/config.ts';
import { nextProblem } from '../../shared/games/speed-math/v1/generate.ts';
import type { SpeedMathMove } from '../../shared/games/speed-math/v1/moves.ts';
import type { Problem } from '../../shared/games/speed-math/v1/problem.ts';
import { answeredIn, isCorrect, speedMath } from '../../shared/games/speed-math/v1/rules.ts';

/** Rates of one core, medians of several rounds; goals in V10. */
export interface ReplayRates {
  /** Replays of whole records (15 questions, 15 answers) a second, by operation. */
  readonly replaysPerSecond: { readonly [operation: string]: number };
  /** Problems a second: our generator, with its search for duplicates. */
  readonly problemsPerSecond: number;
  /** Problems a second of a plain engine on Math.random, written below, with the same search. */
  readonly plainProblemsPerSecond: number;
}

const QUESTIONS = 15;
const ROUNDS = 7;
const ROUND_MS = 150;

export function configOf(operation: Operation): SpeedMathConfig {
  const config = parseConfig({ operation, friendly: true });
  if (!config.ok) throw new Error(config.error.field);
  return config.value;
}

/** The run of a good player: an answer every 2 to 3.5 s, one in eight wrong. */
export function typicalRecord(id: string, operation: Operation): RunRecord {
  const config = configOf(operation);
  const seed = seedFromText(id);
  const chance = new Random(seedFromText(`player ${id}`));
  const entries: LogEntry<SpeedMathMove>[] = [];
  let state = speedMath.start(config, seed);
  let atMs = 0;
  while (answeredIn(state) < QUESTIONS) {
    atMs += chance.between(2000, 3500);
    state = speedMath.step(state, { type: 'tick' }, atMs);
    const value = state.problem.answer + (chance.below(8) === 0 ? 1 : 0);
    const move: SpeedMathMove = { type: 'answer', value };
    state = speedMath.step(state, move, atMs);
    entries.push({ move, atMs });
  }
  entries.push({
    move: { type: 'tick' },
    atMs: atMs + (isCorrect(state.answers ?? { problem: state.problem, value: 0 }) ? 500 : 800),
  });
  const record: RunRecord = { game: 'speed-math', rules: 1, seed: seedToHex(seed), config, log: packLog(speedMath, entries) };
  // As a server gets it: a text that was just joined from pieces takes longer to read.
  return JSON.parse(JSON.stringify(record)) as RunRecord;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** CPU time of this process in ms, so that other work on the machine counts less than by the wall clock. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Calls of `work` in a second of CPU time: the median of several rounds after one to warm up. */
function rate(work: () => void): number {
  const round = () => {
    const from = cpuMs();
    let calls = 0;
    while (cpuMs() - from < ROUND_MS) for (let i = 0; i < 500; i++, calls++) work();
    return (calls * 1000) / (cpuMs() - from);
  };
  round();
  return median(Array.from({ length: ROUNDS }, round));
}

function replayRate(operation: Operation): number {
  const records = Array.from({ length: 500 }, (_, i) => typicalRecord(`${operation} ${i}`, operation));
  let next = 0;
  return rate(() => {
    const result = replay(records[next++ % records.length] as RunRecord);
    if (!result.ok) throw new Error(result.error);
  });
}

/** The plain engine: a simple one without a recorded seed, on the built-in generator. */
function plainRun(): number {
  const asked: { a: number; b: number; answer: number }[] = [];
  while (asked.length < QUESTIONS) {
    const a = 10 + Math.floor(Math.random() * 90);
    const b = 10 + Math.floor(Math.random() * 90);
    if (!asked.some((other) => other.a === a && other.b === b)) asked.push({ a, b, answer: a + b });
  }
  return asked.length;
}

function seededRun(config: SpeedMathConfig, random: Random): number {
  let asked: Chain<{ readonly problem: Problem }> | null = null;
  let count = 0;
  while (count < QUESTIONS) {
    const problem = nextProblem(config, random, asked, null);
    if (problem === undefined) continue;
    asked = { problem, before: asked };
    count++;
  }
  return count;
}

/** Measures V10: replay and generation. */
export function benchReplay(): ReplayRates {
  const operations = ['addition', 'division', 'mixed'] as const;
  const config = configOf('addition');
  const random = new Random(seedFromText('bench'));
  return {
    replaysPerSecond: Object.fromEntries(operations.map((operation) => [operation, replayRate(operation)])),
    problemsPerSecond: QUESTIONS * rate(() => seededRun(config, random)),
    plainProblemsPerSecond: QUESTIONS * rate(plainRun),
  };
}
