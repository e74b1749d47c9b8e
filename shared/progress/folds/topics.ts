import type { SessionFacts, SessionSummary } from '../../contract/state.ts';
import type { DayNumber } from '../../day.ts';
import { gameBySlug } from '../../games/catalogue.ts';
import { monthOf, type MonthNumber } from '../../civil-date.ts';
import { isOrdinary } from '../counted/course.ts';
import { mergeTables, type Table } from './table.ts';

/**
 * Answers to one topic: how many, how many of them right, how long all of them took together (ms). First those of all time, then those of
 * the last month in which the topic was answered: so what is new can be compared with what was before.
 */
export type TopicTally = readonly [
  answers: number,
  right: number,
  ms: number,
  month: MonthNumber,
  answersInMonth: number,
  rightInMonth: number,
  msInMonth: number,
];

/** The key of a topic's tally: `table 7` where questions are alike at any difficulty, elsewhere `hard/division`. */
const keyOf = ({ game, difficulty }: SessionSummary, topic: string): string =>
  gameBySlug(game)?.comparable === 'topic' ? topic : `${difficulty}/${topic}`;

/** A key as it was made: its topic, and its difficulty if it has one. */
export function topicOfKey(key: string): { readonly topic: string; readonly difficulty?: string } {
  const at = key.indexOf('/');
  return at < 0 ? { topic: key } : { topic: key.slice(at + 1), difficulty: key.slice(0, at) };
}

type Answered = SessionFacts[4][string];

/**
 * What some sessions of a game answered, by topic; nothing of an unverified one, whose answers say nothing of the player (decision D23), nor
 * of one of another course, which is compared with none of these (decision G27).
 */
export function topicsOf(sessions: readonly SessionSummary[]): Table<TopicTally> {
  const topics = new Map<string, TopicTally>();
  const months = new Map<DayNumber, MonthNumber>();
  for (const session of sessions) {
    if (session.unverified || !isOrdinary(session) || !session.facts) continue;
    const month = months.get(session.day) ?? monthOf(session.day);
    months.set(session.day, month);
    const [, , , , byTopic] = session.facts;
    for (const topic of Object.keys(byTopic)) {
      const [answers, right, ms] = byTopic[topic] as Answered;
      const key = keyOf(session, topic);
      const tally: TopicTally = [answers, right, ms, month, answers, right, ms];
      const before = topics.get(key);
      topics.set(key, before ? together(before, tally) : tally);
    }
  }
  return Object.fromEntries(topics);
}

function together(a: TopicTally, b: TopicTally): TopicTally {
  const [answers, right, ms] = [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
  if (a[3] === b[3]) return [answers, right, ms, a[3], a[4] + b[4], a[5] + b[5], a[6] + b[6]];
  const [, , , month, answersInMonth, rightInMonth, msInMonth] = a[3] > b[3] ? a : b;
  return [answers, right, ms, month, answersInMonth, rightInMonth, msInMonth];
}

export const mergeTopics = (a: Table<TopicTally>, b: Table<TopicTally>): Table<TopicTally> => mergeTables(a, b, together);
