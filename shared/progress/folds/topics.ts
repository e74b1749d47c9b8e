import type { SessionSummary } from '../../contract/state.ts';
import { mergeTables, type Table } from './table.ts';

/** Answers to one topic of a game: how many, how many of them right, how long all of them took together (ms). */
export type TopicTally = readonly [answers: number, right: number, ms: number];

/** What one session answered, by topic; nothing of an unverified one, whose answers say nothing of the player (decision D23). */
export function topicsOf({ facts, unverified }: SessionSummary): Table<TopicTally> {
  if (unverified || !facts) return {};
  const [, , , , byTopic] = facts;
  return byTopic;
}

export const mergeTopics = (a: Table<TopicTally>, b: Table<TopicTally>): Table<TopicTally> =>
  mergeTables(a, b, ([answers, right, ms], [moreAnswers, moreRight, moreMs]) => [answers + moreAnswers, right + moreRight, ms + moreMs]);
