import {
  MOST,
  ROW,
  type AboutRow,
  type ClassTx,
  type ErasedRow,
  type ErasedWorkRow,
  type ResultRow,
  type RoundRow,
  type SeatRow,
} from './class-rows.ts';
import { eraseSeats, lastErased } from './erased-seats.ts';
import { erasedWorkOf, keepErasedWork, resultErasedMs, roundErasedMs, type ErasedWork } from './erased-work.ts';
import { lastBroughtMs, noteLater, putResult } from './results.ts';

/** What a class tells another device of itself. */
export interface ClassContents {
  readonly about: AboutRow;
  readonly seats: readonly SeatRow[];
  readonly rounds: readonly RoundRow[];
  readonly results: readonly ResultRow[];
  readonly erased: readonly ErasedRow[];
  readonly erasedWork: readonly ErasedWorkRow[];
}

/** How many of each. A result that goes with its seat or its round is not counted. */
interface Amounts {
  readonly seats: number;
  readonly rounds: number;
  readonly results: number;
}

/** What was left out because it is erased here, and what went here because it is erased there. */
export interface Absorbed {
  readonly leftOut: Amounts;
  readonly erased: Amounts;
}

/**
 * Adds what another device knew of this class. A seat, a round and a result that is here stays as it is, and what was erased on one of the
 * two is erased: so it may be done again, in any order.
 */
export async function absorbClass(tx: ClassTx, { about, seats, rounds, results, erased, erasedWork }: ClassContents): Promise<Absorbed> {
  const own = await tx.about.get('class');
  await tx.about.put([{ ...(own ?? about), lastSeat: Math.max(own?.lastSeat ?? 0, about.lastSeat) }]);
  const ofSeats = await absorbSeats(tx, seats, erased);
  await keepErasedWork(tx, erasedWork);
  const work = erasedWorkOf(await tx.erasedWork.range());
  const ofRounds = await absorbRounds(tx, rounds, work);
  // A number may have been given to somebody else since: their results are not those of who had it before.
  const ofResults = await absorbResults(
    tx,
    results.filter(({ seat }) => ofSeats.sit.has(seat)),
    work,
  );
  return {
    leftOut: { seats: ofSeats.leftOut, rounds: ofRounds.leftOut, results: ofResults.leftOut },
    erased: { seats: ofSeats.erased, rounds: ofRounds.erased, results: ofResults.erased },
  };
}

async function absorbSeats(tx: ClassTx, seats: readonly SeatRow[], erased: readonly ErasedRow[]) {
  const last = lastErased([...(await tx.erased.range()), ...erased]);
  const isErased = ({ seat, sinceDay }: SeatRow) => sinceDay <= (last.get(seat) ?? -1);
  const goes = (await tx.seats.range()).filter(isErased).map(({ seat }) => seat);
  await eraseSeats(tx, goes);
  await tx.erased.put([...last].map(([seat, day]) => ({ ...ROW, seat, day })));
  const left = seats.filter((row) => !isErased(row));
  await tx.seats.add(left);
  return { leftOut: seats.length - left.length, erased: goes.length, sit: new Set(left.map(({ seat }) => seat)) };
}

async function absorbRounds(tx: ClassTx, rounds: readonly RoundRow[], work: ErasedWork) {
  const isErased = ({ code, madeMs }: RoundRow) => madeMs <= roundErasedMs(work, code);
  const goes = (await tx.rounds.range()).filter(isErased).map(({ code }) => code);
  await tx.rounds.delete(goes);
  const left = rounds.filter((row) => !isErased(row));
  await tx.rounds.add(left.slice(0, Math.max(0, MOST.rounds - (await tx.rounds.count()))));
  return { leftOut: rounds.length - left.length, erased: goes.length };
}

async function absorbResults(tx: ClassTx, results: readonly ResultRow[], work: ErasedWork) {
  const isErased = (row: ResultRow) => lastBroughtMs(row) <= resultErasedMs(work, row);
  const codes = new Set((await tx.rounds.range()).map(({ code }) => code));
  const isOfRound = ({ round }: ResultRow) => codes.has(round);
  const goes = work.size === 0 ? [] : await tx.results.range({ where: (row) => isErased(row) || !isOfRound(row) });
  await tx.results.delete(goes.map(({ id }) => id));
  const ofRounds = results.filter(isOfRound);
  const left = ofRounds.filter((row) => !isErased(row));
  for (const row of left) if ((await putResult(tx, row)) === 'known') await noteLater(tx, row);
  return { leftOut: ofRounds.length - left.length, erased: goes.filter(isOfRound).length };
}
