import type { SessionSummary } from '../../../shared/contract/state.ts';
import { GRADE, packSession, type Entry, type Grade } from '../../../shared/memory/entries.ts';
import { FACTS, type FactId } from '../../../shared/memory/facts.ts';
import type { Earned } from './earned.ts';

const MS_PER_DAY = 86_400_000;

/** What was answered on one day: to a fact, its first answer, and how many answers there were, as many of them right. */
export type AnsweredDay = readonly [fact: FactId, ago: number, grade: Grade, answers?: number, right?: number];

/** About what a right answer scores (shared/memory/evidence.ts), by the first answer of its day. */
const SCORES: { readonly [grade in Grade]: number } = { 1: 24, 2: 24, 3: 30, 4: 38 };

/** Days of answers as games of a learner (`learner-here.ts`), one a day, of which `sums` are said besides. */
export function answeredBefore(days: readonly AnsweredDay[], sums: Pick<Partial<SessionSummary>, 'facts'> = {}): readonly Earned[] {
  const now = Date.now();
  const byDay = new Map<number, Entry[]>();
  for (const [fact, ago, grade, answers = 1, right = grade > GRADE.again ? answers : 0] of days) {
    const entry: Entry = { fact, grade, answers, right, timed: 0, score: SCORES[grade] * right, logTime: 0 };
    byDay.set(ago, [...(byDay.get(ago) ?? []), entry]);
  }
  return [...byDay].map(([ago, entries]) => ({
    endMs: now - ago * MS_PER_DAY - 1_000,
    day: Math.floor(now / MS_PER_DAY) - ago,
    evidence: packSession(entries),
    ...sums,
  }));
}

/**
 * Days of somebody who knows small products and sums, is learning others, forgot 8 × 12 and 9 × 12, and keeps missing 7 × 8; 24 answers were to
 * larger sums. Each state of a fact is there.
 */
export function halfAMap(): readonly AnsweredDay[] {
  const days = (fact: FactId, grade: Grade, ...ago: readonly number[]) => ago.map((each): AnsweredDay => [fact, each, grade]);
  return [...FACTS.values()].flatMap((fact): readonly AnsweredDay[] => {
    if (fact.kind === 'class')
      return fact.name === 'add-2-1'
        ? [
            [fact.id, 9, GRADE.good, 12],
            [fact.id, 3, GRADE.again, 12, 8],
          ]
        : [];
    if (fact.kind === 'rule' || (fact.operation !== 'multiply' && fact.operation !== 'add')) return [];
    const size = fact.a * fact.b;
    if (fact.operation === 'add') return size <= 20 ? days(fact.id, GRADE.good, 30, 27, 18) : [];
    if (fact.a === 7 && fact.b === 8) return [9, 7, 5, 3, 1].map((ago): AnsweredDay => [fact.id, ago, GRADE.again, 2]);
    if (size <= 50) return days(fact.id, GRADE.good, 30, 27, 18);
    if (fact.b === 12 && size >= 96 && size <= 108) return days(fact.id, GRADE.good, 120, 117, 110, 100);
    if (size <= 64) return days(fact.id, GRADE.good, 4, 2);
    return size <= 80 ? days(fact.id, GRADE.good, 2) : [];
  });
}
