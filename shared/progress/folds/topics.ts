import type { SessionSummary } from '../../contract/state.ts';
import { mergeTables, type Table } from './table.ts';

/** Answers to one topic of a game: how many, how many of them right, how long all of them took together (ms). */
export type TopicTally = readonly [answers: number, right: number, ms: number];

/** What some sessions answered, by topic; nothing of an unverified one, whose answers say nothing of the player (decision D23). */
export function topicsOf(sessions: readonly SessionSummary[]): Table<TopicTally> {
  const topics = new Map<string, TopicTally>();
  for (const { facts, unverified } of sessions) {
    if (unverified || !facts) continue;
    for (const [topic, tally] of Object.entries(facts[4])) {
      const before = topics.get(topic);
      topics.set(topic, before ? together(before, tally) : tally);
    }
  }
  return Object.fromEntries(topics);
}

const together = ([answers, right, ms]: TopicTally, [moreAnswers, moreRight, moreMs]: TopicTally): TopicTally => [
  answers + moreAnswers,
  right + moreRight,
  ms + moreMs,
];

export const mergeTopics = (a: Table<TopicTally>, b: Table<TopicTally>): Table<TopicTally> => mergeTables(a, b, together);
