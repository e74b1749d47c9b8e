import { describe, expect, it } from 'vitest';
import { FACTS } from '../../../../../shared/memory/facts.ts';
import type { KnownFact, Memory } from '../../../../../shared/memory/known-fact.ts';
import { nextPractice } from '../../../../../shared/progress/analytics/next-practice.ts';
import type { WeakTopic } from '../../../../../shared/progress/analytics/topic-stats.ts';

const topic = (name: string): WeakTopic => ({ game: 'speed-math', topic: name, why: 'mistakes', rightPercent: 60, meanMs: 4_000 });
const TOPICS = ['multiplication', 'table 7', 'tables above 20', 'division', 'fractions'].map(topic);

/** A memory of nothing, but for some products, by their place among all of them. */
function memoryWith(...products: readonly Partial<KnownFact>[]): Memory {
  let next = 0;
  const facts = [...FACTS.values()].map((fact): KnownFact => {
    const isProduct = fact.kind === 'sum' && fact.operation === 'multiply';
    return {
      fact: fact.id,
      state: 'none',
      needs: null,
      days: 0,
      rightDays: 0,
      lastDay: null,
      dueDay: null,
      answers: 0,
      chance: 0.5,
      isFaster: false,
      ...(isProduct ? products[next++] : {}),
    };
  });
  return { today: 20_000, facts };
}

const topicsOf = (memory: Memory | undefined) => nextPractice(TOPICS, memory).topics.map((each) => each.topic);

describe('What to practise next', () => {
  it('is told by topics until memory is known, and while it has fewer than sixty answers in an operation', () => {
    expect(nextPractice(TOPICS, undefined)).toEqual({ facts: [], topics: TOPICS });
    const few = memoryWith({ state: 'needs-work', needs: 'mistakes', answers: 59 });
    expect(nextPractice(TOPICS, few)).toEqual({ facts: [], topics: TOPICS });
  });

  it('is told by memory alone from sixty on, in that operation, also if it names nothing', () => {
    const enough = memoryWith({ state: 'firm', answers: 40 }, { state: 'learning', answers: 20 });
    expect(nextPractice(TOPICS, enough).facts).toEqual([]);
    expect(topicsOf(enough)).toEqual(['division', 'fractions']);
  });

  it('is what needs work, then what is due, of each the least likely to be known first', () => {
    const memory = memoryWith(
      { state: 'due', answers: 20, chance: 0.7 },
      { state: 'due', answers: 20, chance: 0.6 },
      { state: 'needs-work', needs: 'slow', answers: 20, chance: 0.9 },
      { state: 'needs-work', needs: 'mistakes', answers: 20, chance: 0.3 },
      { state: 'firm', answers: 20, chance: 0.1 },
    );
    expect(nextPractice(TOPICS, memory).facts.map(({ chance }) => chance)).toEqual([0.3, 0.9, 0.6, 0.7]);
  });

  it('never names a topic of an operation whose facts the map calls firm', () => {
    const firm = memoryWith(...Array.from({ length: 66 }, (): Partial<KnownFact> => ({ state: 'firm', answers: 5 })));
    expect(topicsOf(firm).filter((name) => /multiplication|table/.test(name))).toEqual([]);
  });
});
