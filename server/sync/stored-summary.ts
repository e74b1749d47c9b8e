import type { SessionFacts, SessionSummary } from '../../shared/contract/state.ts';
import type { Counted, CountedClaim } from '../../shared/progress/counted/counted.ts';

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
  data: SessionSummary['data'],
  unverified?: 0 | 1,
  /** 0 of a row that has later fields but lacks its facts. */
  facts?: SessionFacts | null | 0,
  left?: SessionSummary['left'],
];

/** The text that stands in an item's row for what the item counts as. */
export const packCounted = (counts: Counted): string => ('session' in counts ? packSummary(counts.session) : JSON.stringify(counts));

/** What the item `id` counts as, from the text in its row. */
export function unpackCounted(id: string, text: string): Counted {
  const stored = JSON.parse(text) as Stored | SessionSummary | CountedClaim;
  return 'badge' in stored || 'notice' in stored ? stored : { session: summaryOf(id, stored) };
}

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
  } = summary;
  const stored: Stored = [
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
    data,
  ];
  return JSON.stringify([...stored, ...laterFields(summary)]);
}

/** What comes at the end of a row only where the session has it, or something that comes later. */
function laterFields({ unverified, facts, left }: SessionSummary): readonly unknown[] {
  const fields = [unverified ? 1 : 0, facts === undefined ? 0 : facts, left];
  if (left !== undefined) return fields;
  if (facts !== undefined) return fields.slice(0, 2);
  return unverified ? [1] : [];
}

/** The summary of the session `id`, from the text in its row. */
export const unpackSummary = (id: string, text: string): SessionSummary => summaryOf(id, JSON.parse(text) as Stored | SessionSummary);

/** Rows of the first builds hold a summary with its names. */
const summaryOf = (id: string, stored: Stored | SessionSummary): SessionSummary => ('game' in stored ? stored : withNames(id, stored));

function withNames(id: string, stored: Stored): SessionSummary {
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
    left,
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
    data,
    ...(unverified === 1 && { unverified: true }),
    ...(facts !== undefined && facts !== 0 && { facts }),
    ...(left !== undefined && { left }),
  };
}
