import { checkReceipt, receiptTexts } from '../../../../shared/classroom/check-receipt.ts';
import { makeCode, readCode, type Round } from '../../../../shared/classroom/round.ts';
import type { ClassData } from '../../../../client/classroom/storage/class-store.ts';
import { ROW, type ResultRow, type RoundRow, type SeatRow } from '../../../../client/classroom/storage/class-rows.ts';
import type { RoundSetup } from '../../../../shared/games/kit/round-form.ts';
import { playedLog, type Manner } from '../../shared/classroom/pupil.ts';

export const DAY = 20_000;

export const ADDITION: RoundSetup = {
  game: 'speed-math',
  rules: 3,
  config: { operation: 'addition', difficulty: 'single', friendly: true, timeLimit: 120, questions: 20, clock: 'on' },
};

/** A round with this set-up, by this chance. */
export function roundOf(setup: RoundSetup, chance: number): Round {
  const read = readCode(makeCode(setup, chance) ?? '');
  if (!read.ok) throw new Error('no round');
  return read.value;
}

export const roundRow = ({ code }: Round, more: Partial<RoundRow> = {}): RoundRow => ({ ...ROW, code, day: DAY, madeMs: 1, ...more });
export const seatRow = (seat: number, nickname: string): SeatRow => ({ ...ROW, seat, nickname, sinceDay: DAY });

/** The texts of what a pupil on a seat played. */
export function played(round: Round, seat: number, name: string, manner?: Manner): readonly string[] {
  const texts = receiptTexts(round, seat, playedLog(round, name, manner));
  if (!texts) throw new Error('no receipt');
  return texts;
}

/** A result that was checked, as the class has it. */
export function checkedRow(round: Round, seat: number, name: string, more: Partial<ResultRow> = {}): ResultRow {
  const texts = played(round, seat, name);
  const checked = checkReceipt(texts);
  if (!checked.ok) throw new Error(checked.error);
  const { right, asked, ms, evidence } = checked.value;
  const figures = { round: round.code, seat, atMs: 1_000, day: DAY, right, asked, ms, isCalm: false };
  return { ...ROW, ...figures, id: `${round.code} ${seat} ${name}`, checked: { texts, evidence }, ...more };
}

export const classOf = (seats: readonly SeatRow[], rounds: readonly RoundRow[], results: readonly ResultRow[]): ClassData => ({
  about: { ...ROW, key: 'class', name: '5b', madeDay: DAY, lastSeat: seats.length },
  seats,
  rounds,
  results,
  unread: [],
  erased: [],
  erasedWork: [],
});
