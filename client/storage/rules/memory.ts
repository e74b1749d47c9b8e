import type { DayNumber } from '../../../shared/day.ts';
import { MEMORY_VERSION, START, type Checkpoint } from '../../../shared/memory/checkpoint.ts';
import type { EvidenceDay, foldDays } from '../../../shared/memory/memory.ts';
import type { Parts } from '../../../shared/progress/parts.ts';
import { firstDayOf, quarterOf } from '../../../shared/quarter.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import type { Head, MemoryRow, PartRow } from '../tables/rows.ts';
import { ORIGINS } from './counted-rows.ts';
import { isOfThisBuild, readCounting } from './counting.ts';
import { readParts, shownParts } from './read-figures.ts';
import { wantedRows } from './stored-parts.ts';

/*
 * Memory is folded day by day over all evidence (learning, section 1.4). A row has what came out after a quarter, so that a read need not
 * begin at the first day. Rows are made of the stored parts alone, which say themselves when they change (stored-parts.ts); what lies in
 * the head comes on top at each read, for a game that ends has no time for this. Folding takes code that only the engine loads, so it is
 * handed in.
 */

/** All evidence of a player: what was made of the days up to some day, and the days after it. */
interface StoredEvidence {
  readonly checkpoint: Checkpoint;
  readonly later: readonly EvidenceDay[];
  /** From the day on that was asked for, or an earlier one. */
  readonly recent: readonly EvidenceDay[];
}

/** Where evidence begins: every day has five digits, so that the texts lie in the order of the days. */
const FIRST = '';

const placeAfter = (row: MemoryRow | undefined): string => (row ? String(firstDayOf(row.quarter + 1)) : FIRST);

/** The latest row that this build can read. @param last its quarter or an earlier one */
const latestRow = async ({ memory }: PlayerReads, last = Number.MAX_SAFE_INTEGER): Promise<MemoryRow | undefined> =>
  (await memory.range({ to: last, reverse: true, limit: 1, where: ({ version }) => version === MEMORY_VERSION }))[0];

/** The days in parts, in order. */
const daysIn = (parts: Parts): readonly EvidenceDay[] =>
  [...(parts.get('evidence') ?? [])].map(([day, part]) => [Number(day), part as string] as const).sort(([one], [other]) => one - other);

/** The last quarter of which nothing lies in the head. */
function lastWithout({ parts }: Head): number | undefined {
  const days = parts.flatMap(({ fold, bucket }) => (fold === 'evidence' ? [Number(bucket)] : []));
  return days.length > 0 ? quarterOf(Math.min(...days)) - 1 : undefined;
}

/** All evidence; as much of it as there are rows for is folded already [S32]. Where the parts are not in order, it comes from the rows of games [S20]. */
export async function readEvidence(tx: PlayerReads, from: DayNumber): Promise<StoredEvidence> {
  const now = await readCounting(tx);
  const row = isOfThisBuild(now) ? await latestRow(tx, lastWithout(now.head)) : undefined;
  const first = row ? String(Math.min(firstDayOf(row.quarter + 1), from)) : FIRST;
  const { parts } = await readParts(tx, () => wantedRows(tx, [{ fold: 'evidence', from: first }]));
  const recent = daysIn(parts);
  return { checkpoint: row?.checkpoint ?? START, later: row ? recent.filter(([day]) => quarterOf(day) > row.quarter) : recent, recent };
}

/** Parts of evidence from a place on: of each origin the first, or all up to a day. */
const rowsFrom = async ({ parts }: PlayerReads, place: string, upTo?: DayNumber): Promise<readonly PartRow[]> => {
  const to = upTo === undefined ? '\uffff' : String(upTo);
  const limit = upTo === undefined ? { limit: 1 } : {};
  const ranges = ORIGINS.map((origin) => parts.range({ from: [origin, 'evidence', place], to: [origin, 'evidence', to], ...limit }));
  return (await Promise.all(ranges)).flat();
};

/** Where the rows end: the last of them, and the next quarter of which there are parts. Undefined while the parts are not in order. */
async function endOfRows(tx: PlayerReads): Promise<{ readonly row: MemoryRow | undefined; readonly next: number | undefined } | undefined> {
  if (!isOfThisBuild(await readCounting(tx))) return undefined;
  const row = await latestRow(tx);
  const days = (await rowsFrom(tx, placeAfter(row))).map(({ bucket }) => Number(bucket));
  return { row, next: days.length > 0 ? quarterOf(Math.min(...days)) : undefined };
}

/** Whether a quarter has parts and no row. */
export const lacksQuarter = async (tx: PlayerReads): Promise<boolean> => (await endOfRows(tx))?.next !== undefined;

/** Folds the next quarter that has no row, and keeps that. To be repeated: so a transaction folds no more than a quarter. */
export async function keepQuarter(tx: PlayerTx, fold: typeof foldDays): Promise<void> {
  const { row, next } = (await endOfRows(tx)) ?? {};
  if (next === undefined) return;
  const days = daysIn(shownParts(await rowsFrom(tx, placeAfter(row), firstDayOf(next + 1) - 1), []));
  await tx.memory.put([{ quarter: next, version: MEMORY_VERSION, checkpoint: fold(row?.checkpoint ?? START, days) }]);
}

/** Reads what changes with the evidence, so that a live query asks again. */
export async function watchEvidence(tx: PlayerReads): Promise<object> {
  await Promise.all([
    readCounting(tx),
    ...ORIGINS.map((origin) => tx.parts.count({ from: [origin, 'evidence', FIRST], to: [origin, 'evidence', '\uffff'] })),
  ]);
  return {};
}
