import { createMemoryIn } from '../../client/engine/memory.ts';
import { START } from '../../shared/memory/checkpoint.ts';
import { packDay, type DayEntry, type Grade } from '../../shared/memory/entries.ts';
import { FACTS, type FactId } from '../../shared/memory/facts.ts';
import { foldDays, memoryOf, windowFrom, type EvidenceDay } from '../../shared/memory/memory.ts';
import { quarterOf } from '../../shared/quarter.ts';
import { Random } from '../../shared/random.ts';
import { seedFromText } from '../../shared/seed.ts';
import { cpuMs } from './replay.ts';
import type { Bench, Row } from './report.ts';
import { median } from './statistics.ts';

const TODAY = 20_000;
const DAYS = 1000;
const ANSWERS_A_DAY = 100;
const ROUNDS = 41;

const answer = (fact: FactId, chance: Random): DayEntry => {
  const right = chance.below(8) === 0 ? 0 : 1;
  const grade: Grade = right === 0 ? 1 : (chance.between(2, 4) as Grade);
  return {
    fact,
    minute: 1080,
    grade,
    answers: 1,
    right,
    timed: right,
    score: right === 0 ? 5 : 34,
    logTime: right * chance.between(16, 30),
  };
};

/** Each day a hundred answers to any facts; of those that come twice a second answer counts with the first. */
function history(): readonly EvidenceDay[] {
  const chance = new Random(seedFromText('three years of answers'));
  const facts = [...FACTS.keys()];
  return Array.from({ length: DAYS }, (_, i): EvidenceDay => {
    const entries = new Map<FactId, DayEntry>();
    for (let n = 0; n < ANSWERS_A_DAY; n++) {
      const one = answer(facts[chance.below(facts.length)] ?? 0, chance);
      const before = entries.get(one.fact);
      entries.set(one.fact, before ? { ...before, answers: before.answers + 1, score: before.score + 5 } : one);
    }
    return [TODAY - DAYS + 1 + i, packDay([...entries.values()])];
  });
}

/** Quarter by quarter, as a device does it. */
function folded(days: readonly EvidenceDay[]): string {
  const quarters = new Set(days.map(([day]) => quarterOf(day)));
  return [...quarters].reduce(
    (before, quarter) =>
      foldDays(
        before,
        days.filter(([day]) => quarterOf(day) === quarter),
      ),
    START,
  );
}

/** CPU ms of a call: the median of several after one to warm up. */
async function cpuMsOf(work: () => unknown): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const from = cpuMs();
    await work();
    rounds.push(cpuMs() - from);
  }
  return median(rounds.slice(1));
}

const ms = (n: number): string => `${n.toFixed(1)} ms`;

export const remembering: Bench = {
  id: 'V17',
  what: 'memory of all facts, after 100,000 answers in 1,000 days',
  async run(): Promise<readonly Row[]> {
    const days = history();
    const now = folded(days);
    const recent = days.filter(([day]) => day >= windowFrom(TODAY));
    const store = { keepMemory: async () => undefined, evidence: async () => ({ checkpoint: now, later: [], recent }) };
    const memoryIn = createMemoryIn();
    const again = await cpuMsOf(() => memoryIn(store, TODAY));
    const after = await cpuMsOf(() => memoryOf(now, recent, TODAY));
    const anew = await cpuMsOf(() => memoryOf(folded(days), recent, TODAY));
    return [
      { id: 'V17', what: 'nothing changed', measured: ms(again), goal: '≤ 5 ms', met: again <= 5 },
      { id: 'V17', what: 'a game of today was added', measured: ms(after), goal: '≤ 150 ms', met: after <= 150 },
      { id: 'V17', what: 'a late game of the first week arrived', measured: ms(anew), goal: '≤ 150 ms', met: anew <= 150 },
    ];
  },
};
