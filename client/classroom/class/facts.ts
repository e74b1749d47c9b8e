import type { FactId } from '../../../shared/memory/facts.ts';
import { dayOf, mergeDays, unpackDay } from '../../../shared/memory/entries.ts';
import { foldDays, memoryOf, type EvidenceDay } from '../../../shared/memory/memory.ts';
import { START } from '../../../shared/memory/checkpoint.ts';
import { STEPS_TO_E } from '../../../shared/memory/think-time.ts';
import type { DayNumber } from '../../../shared/day.ts';
import { paperEvidence } from '../../../shared/classroom/paper-round.ts';
import type { ResultRow } from '../storage/class-rows.ts';
import type { ClassData } from '../storage/class-store.ts';
import { papers } from './paper-result.ts';
import { tableOf } from './table.ts';

/** Below so many answers nothing is said of a fact but how many there are (learning, section 1.6). */
const ENOUGH = 3;

/** What answers to a fact came to. */
export interface FactSum {
  readonly answers: number;
  readonly wrong: number;
  /** The usual time of right answers in ms; undefined where too few of them have one. */
  readonly ms: number | undefined;
  /** Too few answers to say anything. */
  readonly isThin: boolean;
}

/** What memory says of a pupil's fact; null: nothing. */
type Need = 'mistakes' | 'slow' | null;

export interface ClassFact {
  readonly fact: FactId;
  readonly all: FactSum;
  /** By seat; absent where it was not asked. */
  readonly seats: ReadonlyMap<number, FactSum & { readonly need: Need }>;
  /** For how many pupils memory says that it needs work, and in what way. */
  readonly mistakes: number;
  readonly slow: number;
}

interface Sums {
  answers: number;
  right: number;
  timed: number;
  logTime: number;
}

/** The first step of the scale of think times is that of 100 ms. */
const SCALE_FROM_MS = 100;

function sumOf({ answers, right, timed, logTime }: Sums): FactSum {
  const ms = timed < ENOUGH ? undefined : Math.round(SCALE_FROM_MS * Math.exp(logTime / timed / STEPS_TO_E));
  return { answers, wrong: answers - right, ms, isThin: answers < ENOUGH };
}

const NOTHING: Sums = { answers: 0, right: 0, timed: 0, logTime: 0 };

const plus = (one: Sums, other: Sums): Sums => ({
  answers: one.answers + other.answers,
  right: one.right + other.right,
  timed: one.timed + other.timed,
  logTime: one.logTime + other.logTime,
});

const MS_PER_DAY = 86_400_000;

/** What a result says of facts; undefined for one that was typed. */
function evidenceIn({ round, checked, paper }: ResultRow, paperOf: ReturnType<typeof papers>): string | undefined {
  const printed = paper && paperOf(round);
  return printed ? paperEvidence(printed, paper.wrong) : checked?.evidence;
}

/** The days of a seat, as its map would have them: what counts of each round, by the round's day. */
function daysOf(data: ClassData): ReadonlyMap<number, readonly EvidenceDay[]> {
  const paperOf = papers();
  const days = new Map(data.rounds.map(({ code, day }) => [code, day]));
  return new Map(
    tableOf(data, 'seat').map(({ seat, cells }) => {
      const byDay = new Map<DayNumber, string[]>();
      for (const { round, counts } of cells) {
        const day = days.get(round);
        const evidence = counts && evidenceIn(counts, paperOf);
        if (!counts || evidence === undefined || day === undefined) continue;
        const minute = Math.floor((counts.atMs % MS_PER_DAY) / 60_000);
        byDay.set(day, [...(byDay.get(day) ?? []), dayOf(evidence, minute)]);
      }
      const merged = [...byDay].sort(([a], [b]) => a - b).map(([day, parts]): EvidenceDay => [day, mergeDays(parts)]);
      return [seat, merged];
    }),
  );
}

/** The facts of a class, those that need most first. From results that were checked, and from paper. */
export function factsOf(data: ClassData, today: DayNumber): readonly ClassFact[] {
  const facts = new Map<FactId, Map<number, Sums>>();
  const needs = new Map<string, Need>();
  for (const [seat, days] of daysOf(data)) {
    for (const [, part] of days) {
      for (const entry of unpackDay(part)) {
        const seats = facts.get(entry.fact) ?? new Map<number, Sums>();
        facts.set(entry.fact, seats.set(seat, plus(seats.get(seat) ?? NOTHING, entry)));
      }
    }
    if (days.length === 0) continue;
    for (const known of memoryOf(foldDays(START, days), days, today).facts)
      if (known.needs) needs.set(`${known.fact} ${seat}`, known.needs);
  }
  const all = [...facts].map(([fact, seats]): ClassFact => {
    const bySeat = new Map([...seats].map(([seat, sums]) => [seat, { ...sumOf(sums), need: needs.get(`${fact} ${seat}`) ?? null }]));
    const count = (need: Need) => [...bySeat.values()].filter((each) => each.need === need).length;
    const total = [...seats.values()].reduce(plus, NOTHING);
    return { fact, all: sumOf(total), seats: bySeat, mistakes: count('mistakes'), slow: count('slow') };
  });
  return all.sort((a, b) => needOrder(b, a) || a.fact - b.fact);
}

/** Who needs more: first where enough is known, then the pupils for whom memory says so, then the share of wrong answers, then the time. */
function needOrder(a: ClassFact, b: ClassFact): number {
  const share = ({ all }: ClassFact) => all.wrong / Math.max(1, all.answers);
  return (
    Number(b.all.isThin) - Number(a.all.isThin) ||
    a.mistakes + a.slow - (b.mistakes + b.slow) ||
    share(a) - share(b) ||
    (a.all.ms ?? 0) - (b.all.ms ?? 0)
  );
}
