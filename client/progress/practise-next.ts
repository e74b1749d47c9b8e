import type { Memory } from '../../shared/memory/known-fact.ts';
import { nextPractice } from '../../shared/progress/analytics/next-practice.ts';
import type { WeakTopic } from '../../shared/progress/analytics/topic-stats.ts';
import { factLine } from './fact-texts.ts';
import { weakLine, type WeakLine } from './topic-texts.ts';

/** A line of what to practise next. A fact is of no game. */
export type PractiseLine = Omit<WeakLine, 'game'> & { readonly game?: string };

/** What to practise next, in words: the same on home, on /analytics and on /progress, and nothing that the map denies (learning, section 3). */
export function practiseNext(topics: readonly WeakTopic[], memory: Memory | undefined): readonly PractiseLine[] {
  const next = nextPractice(topics, memory);
  return [...next.facts.map(factLine), ...next.topics.map(weakLine)];
}
