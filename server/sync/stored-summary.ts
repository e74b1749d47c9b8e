import type { Attempt, SessionFacts, SessionSummary } from '../../shared/contract/state.ts';
import type { Counted, CountedClaim } from '../../shared/progress/counted/counted.ts';
import { withNames, withoutNames } from './unnamed.ts';

/**
 * A summary as a row keeps it: its values in a fixed order, without their names and without the id, which the row has. Names would
 * make half of it, and the fewer bytes a push writes, the less it waits for the disk. A later field goes to the end.
 */
type Stored = readonly [
  game: string,
  rules: number,
  score: number,
  accuracy: number | null,
  timeTaken: number,
  durationMs: number,
  movesCount: number | null,
  difficulty: SessionSummary['difficulty'],
  resumed: 0 | 1,
  endMs: number,
  utcOffsetMin: number,
  day: number,
  challenge: string | null,
  /** Without its names where these are known (unnamed.ts); older builds left it as it was. */
  data: unknown,
  unverified?: 0 | 1,
  /** Of a row that lacks a field but has later ones it is 0. */
  facts?: StoredFacts | null | 0,
  left?: SessionSummary['left'] | 0,
  attempt?: readonly [revision: number, passed: 0 | 1, xpReward: number, day?: number] | 0,
  course?: SessionSummary['course'] | 0,
  round?: string | 0,
];

/** The facts of a session. Where all answers are of one topic, its name alone stands for the tallies by topic. */
type StoredFacts = SessionFacts | readonly [...tallies: FactsTallies, topic: string];
type FactsTallies = readonly [answers: number, right: number, ms: number, quickestTenMs: number | null];

/** The text that stands in an item's row for what the item counts as. */
export const packCounted = (counts: Counted): string => ('session' in counts ? packSummary(counts.session) : JSON.stringify(counts));

/**
 * What the item `id` counts as, from the texts in its row.
 * @param evidence what a session says of facts; without it the session is as it is sent.
 */
export function unpackCounted(id: string, text: string, evidence: string | null = null): Counted {
  const stored = JSON.parse(text) as Stored | SessionSummary | CountedClaim;
  if (!isSession(stored)) return stored;
  const summary = summaryOf(id, stored);
  return { session: evidence === null ? summary : { ...summary, evidence } };
}

const isSession = (stored: Stored | SessionSummary | CountedClaim): stored is Stored | SessionSummary =>
  Array.isArray(stored) || 'game' in stored;

/** The text that stands for a session's summary. */
export function packSummary(summary: SessionSummary): string {
  const {
    game,
    rules,
    score,
    accuracy = null,
    timeTaken,
    durationMs,
    movesCount = null,
    difficulty,
    endMs,
    utcOffsetMin,
    day,
    challenge = null,
    data,
    unverified,
    facts,
    left = 0,
    attempt,
    course = 0,
    round = 0,
  } = summary;
  const stored: [...Stored] = [
    game,
    rules,
    score,
    accuracy,
    timeTaken,
    durationMs,
    movesCount,
    difficulty,
    summary.resumed ? 1 : 0,
    endMs,
    utcOffsetMin,
    day,
    challenge,
    withoutNames(data),
    unverified ? 1 : 0,
    facts === undefined ? 0 : facts && packFacts(facts),
    left,
    attempt ? packAttempt(attempt) : 0,
    course,
    round,
  ];
  // A later field stands at the end of a row only where the session has it, or one that comes after it.
  while (stored.length > FIRST_FIELDS && stored.at(-1) === 0) stored.pop();
  return JSON.stringify(stored);
}

/** How many values every row has. */
const FIRST_FIELDS = 14;

type StoredAttempt = Exclude<Stored[17], 0 | undefined>;

const packAttempt = ({ revision, passed, xpReward, day }: Attempt): StoredAttempt => [
  revision,
  passed ? 1 : 0,
  xpReward,
  ...(day === undefined ? ([] as const) : ([day] as const)),
];

const unpackAttempt = ([revision, passed, xpReward, day]: StoredAttempt): Attempt => ({
  revision,
  passed: passed === 1,
  xpReward,
  ...(day !== undefined && { day }),
});

function packFacts(facts: SessionFacts): StoredFacts {
  const [answers, right, ms, quickestTenMs, by] = facts;
  const [topic, ...others] = Object.keys(by);
  if (topic === undefined || others.length > 0) return facts;
  const [ofTopic = 0, rightOfTopic, msOfTopic] = by[topic] ?? [];
  const isAll = answers === ofTopic && right === rightOfTopic && ms === msOfTopic;
  return isAll ? [answers, right, ms, quickestTenMs, topic] : facts;
}

function unpackFacts([answers, right, ms, quickestTenMs, by]: StoredFacts): SessionFacts {
  return [answers, right, ms, quickestTenMs, typeof by === 'string' ? Object.fromEntries([[by, [answers, right, ms]]]) : by];
}

/** The summary of the session `id`, from the text in its row. */
export const unpackSummary = (id: string, text: string): SessionSummary => summaryOf(id, JSON.parse(text) as Stored | SessionSummary);

/** Rows of the first builds hold a summary with its names. */
const summaryOf = (id: string, stored: Stored | SessionSummary): SessionSummary => ('game' in stored ? stored : named(id, stored));

function named(id: string, stored: Stored): SessionSummary {
  const [
    game,
    rules,
    score,
    accuracy,
    timeTaken,
    durationMs,
    movesCount,
    difficulty,
    resumed,
    endMs,
    utcOffsetMin,
    day,
    challenge,
    data,
    unverified,
    facts,
    left = 0,
    attempt,
    course = 0,
    round = 0,
  ] = stored;
  return {
    id,
    game,
    rules,
    score,
    ...(accuracy !== null && { accuracy }),
    timeTaken,
    durationMs,
    ...(movesCount !== null && { movesCount }),
    difficulty,
    resumed: resumed === 1,
    endMs,
    utcOffsetMin,
    day,
    ...(challenge !== null && { challenge }),
    data: withNames(data) as SessionSummary['data'],
    ...(unverified === 1 && { unverified: true }),
    ...(facts !== undefined && facts !== 0 && { facts: facts && unpackFacts(facts) }),
    ...(left !== 0 && { left }),
    ...(attempt && { attempt: unpackAttempt(attempt) }),
    ...(course !== 0 && { course }),
    ...(round !== 0 && { round }),
  };
}
