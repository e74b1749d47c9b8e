import type { DayNumber } from '../../../shared/day.ts';
import type { ClassTx, ErasedRow } from './class-rows.ts';

/** The last day on which each seat was erased. */
export function lastErased(rows: readonly ErasedRow[]): ReadonlyMap<number, DayNumber> {
  const last = new Map<number, DayNumber>();
  for (const { seat, day } of rows) last.set(seat, Math.max(day, last.get(seat) ?? day));
  return last;
}

/** What cannot be read yet may be of these seats, so it goes as well. */
export async function eraseSeats(tx: ClassTx, seats: readonly number[]): Promise<void> {
  if (seats.length === 0) return;
  await tx.seats.delete(seats);
  await tx.results.clear({ index: 'seat', anyOf: seats });
  await tx.unread.clear();
}
