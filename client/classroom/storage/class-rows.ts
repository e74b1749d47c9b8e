import { tableOf } from '../../storage/tables/table.ts';
import type { TxOf } from '../../storage/tables/table-tx.ts';
import type { DayNumber } from '../../../shared/day.ts';

/** What the database of a class holds (decision D31). Each row says by which version of this file it was written. */
const VERSION = 1;
type Version = typeof VERSION;
export const ROW = { v: VERSION } as const;

/** The class itself: one row. */
export interface AboutRow {
  readonly key: 'class';
  readonly v: Version;
  readonly name: string;
  readonly madeDay: DayNumber;
  /** Up to here numbers of seats were given away. The number of somebody who has left is given to nobody else, as long as there are others. */
  readonly lastSeat: number;
  /** The first day on which this device said that the class ends soon. */
  readonly warnedDay?: DayNumber;
}

/** A seat is no account: a number and a nickname. */
export interface SeatRow {
  readonly seat: number;
  readonly v: Version;
  readonly nickname: string;
  readonly sinceDay: DayNumber;
}

/** That a seat was erased. Of whoever sat there it says nothing; a file that is older brings nobody back. */
export interface ErasedRow {
  readonly seat: number;
  readonly v: Version;
  /** Who has sat there since this day or an earlier one is erased. */
  readonly day: DayNumber;
}

/**
 * That a round or a result was erased: an older file does not bring it back. Its name is a hash (erased-work.ts), so nothing here says which
 * round it was, who sat there or what came out.
 */
export interface ErasedWorkRow {
  readonly name: string;
  readonly v: Version;
  /** What was made, or brought in last, up to here is erased. */
  readonly atMs: number;
}

/** A round. Its code says game, set-up and questions. */
export interface RoundRow {
  readonly code: string;
  readonly v: Version;
  /** The teacher's day, whatever the pupils' devices say. */
  readonly day: DayNumber;
  readonly madeMs: number;
  /** Absent while it is open. */
  readonly closedMs?: number;
}

/** One run of one seat in a round. */
export interface ResultRow {
  /** A second reading has the same. */
  readonly id: string;
  readonly v: Version;
  readonly round: string;
  readonly seat: number;
  /** When and on which day it was brought in, by the teacher's device. */
  readonly atMs: number;
  readonly day: DayNumber;
  /**
   * Where another device brought it in later than that, or this one after it was erased by a clock that was ahead: when that was. Only an
   * erasing compares it.
   */
  readonly lastMs?: number;
  readonly right: number;
  readonly asked: number;
  /** 0 on paper, where no time is known. */
  readonly ms: number;
  readonly isCalm: boolean;
  /** The receipt, and what its answers say of facts. */
  readonly checked?: { readonly texts: readonly string[]; readonly evidence: string };
  /** It was worked out on paper: the places of what is wrong or empty, from 0, in their order. With neither, the figures were typed. */
  readonly paper?: { readonly wrong: readonly number[] };
  /** The teacher has chosen this one among several of the seat. */
  readonly isChosen?: true;
}

/** A receipt of a newer build, which waits until this device is updated. */
export interface UnreadRow {
  readonly id: string;
  readonly v: Version;
  readonly texts: readonly string[];
  readonly atMs: number;
}

export const CLASS_TABLES = {
  about: tableOf<AboutRow>()({ key: 'key' }),
  seats: tableOf<SeatRow>()({ key: 'seat' }),
  rounds: tableOf<RoundRow>()({ key: 'code' }),
  results: tableOf<ResultRow>()({ key: 'id', indexes: { seat: {}, round: {} } }),
  unread: tableOf<UnreadRow>()({ key: 'id' }),
  erased: tableOf<ErasedRow>()({ key: 'seat', since: 2 }),
  erasedWork: tableOf<ErasedWorkRow>()({ key: 'name', since: 3 }),
};

export type ClassTx = TxOf<typeof CLASS_TABLES>;

/** How much a class may hold. So nobody's results push out another's, and a table can be read. */
export const MOST = {
  /** As many as a receipt can name. */
  seats: 63,
  rounds: 200,
  /** Results of one seat in one round. */
  results: 5,
  unread: 63,
  /** Of more the oldest are forgotten. */
  erasedWork: 2_000,
} as const;
