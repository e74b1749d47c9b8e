import { checkReceipt } from '../../../shared/classroom/check-receipt.ts';
import { receiptId } from '../../../shared/classroom/receipt.ts';
import { readCode } from '../../../shared/classroom/round.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Absorbed, ClassContents } from '../storage/absorb-class.ts';
import {
  MOST,
  ROW,
  type AboutRow,
  type ErasedRow,
  type ErasedWorkRow,
  type ResultRow,
  type RoundRow,
  type SeatRow,
} from '../storage/class-rows.ts';
import { nextTask } from '../../window/next-task.ts';
import { classes } from './classes-here.ts';
import { paperResultOf } from './paper-result.ts';
import { nicknameOf } from './roster.ts';

/** The file of a class, which another device takes. What a receipt says is not in it: the other device replays it, as at its first reading. */

const FORMAT = 'tenfold-class';
const VERSION = 1;
/** A full class with all its receipts is shorter. */
const MOST_BYTES = 60_000_000;
/** More is typed as this. */
const MOST_TYPED = 127;

/** Why a file is not taken; words of client/words/en/classroom/class.ts. */
type FileRefusal = 'not_a_class' | 'newer' | 'damaged';

/** The text of a class's file. */
export const classFile = (id: string, { about, seats, rounds, results, erased, erasedWork }: ClassContents): string =>
  JSON.stringify({
    format: FORMAT,
    v: VERSION,
    id,
    about,
    seats,
    rounds,
    results: results.map(({ checked, ...row }) => (checked ? { ...row, texts: checked.texts } : { ...row, ...typedAsMost(row) })),
    erased,
    erasedWork,
  });

/** A build without paper takes such a result for typed, and of these knows none with more problems. Where they are marked, they are counted anew. */
const typedAsMost = ({ right, asked }: Pick<ResultRow, 'right' | 'asked'>) => ({
  asked: Math.min(asked, MOST_TYPED),
  right: Math.min(right, MOST_TYPED),
});

type Fields = { readonly [name: string]: unknown };

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value !== '' && value.length <= most;
const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= from && Number(value) <= to;
const isDay = (value: unknown): value is number => isWhole(value, 0, 100_000);
const isTime = (value: unknown): value is number => isWhole(value, 0, 8_640_000_000_000_000);

function aboutOf(value: unknown): AboutRow | undefined {
  const { name, madeDay, lastSeat } = fieldsOf(value) ?? {};
  if (!isText(name, 200) || !isDay(madeDay) || !isWhole(lastSeat, 0, MOST.seats)) return undefined;
  return { ...ROW, key: 'class', name: nicknameOf(name) || '?', madeDay, lastSeat };
}

function seatOf(value: unknown): SeatRow | undefined {
  const { seat, nickname, sinceDay } = fieldsOf(value) ?? {};
  if (!isWhole(seat, 1, MOST.seats) || !isText(nickname, 200) || !isDay(sinceDay) || nicknameOf(nickname) === '') return undefined;
  return { ...ROW, seat, nickname: nicknameOf(nickname), sinceDay };
}

function erasedOf(value: unknown): ErasedRow | undefined {
  const { seat, day } = fieldsOf(value) ?? {};
  return isWhole(seat, 1, MOST.seats) && isDay(day) ? { ...ROW, seat, day } : undefined;
}

function erasedWorkOf(value: unknown): ErasedWorkRow | undefined {
  const { name, atMs } = fieldsOf(value) ?? {};
  return isText(name, 16) && /^[\da-f]{16}$/.test(name) && isTime(atMs) ? { ...ROW, name, atMs } : undefined;
}

function roundOf(value: unknown): RoundRow | undefined {
  const { code, day, madeMs, closedMs } = fieldsOf(value) ?? {};
  if (!isText(code, 16) || !isDay(day) || !isTime(madeMs)) return undefined;
  const read = readCode(code);
  if (!read.ok && read.error.reason !== 'newer') return undefined;
  return { ...ROW, code, day, madeMs, ...(isTime(closedMs) && { closedMs }) };
}

/** A result: of a receipt, what its replay gives; of a sheet of paper, what its marks come to; else what was typed. */
function resultOf(value: unknown): ResultRow | undefined {
  const fields = fieldsOf(value) ?? {};
  const { id, round, seat, atMs, day, lastMs, texts, paper, isChosen } = fields;
  if (!isText(id, 100) || !isText(round, 16) || !isWhole(seat, 1, MOST.seats) || !isTime(atMs) || !isDay(day)) return undefined;
  const row = { ...ROW, round, seat, atMs, day, ...(isTime(lastMs) && { lastMs }), ...(isChosen === true && { isChosen: true as const }) };
  if (paper !== undefined) {
    const brought = paperResultOf(round, seat, fieldsOf(paper)?.['wrong'], fields['asked']);
    return brought && { ...row, ...brought };
  }
  if (texts === undefined) {
    const { right, asked, ms } = fields;
    if (!isWhole(asked, 0, MOST_TYPED) || !isWhole(right, 0, asked) || !isWhole(ms, 0, 1_020_000)) return undefined;
    return { ...row, id, right, asked, ms, isCalm: false };
  }
  if (!Array.isArray(texts) || texts.length > 9 || !texts.every((text) => isText(text, 1_000))) return undefined;
  const checked = checkReceipt(texts);
  if (!checked.ok || checked.value.receipt.round.code !== round) return undefined;
  const { receipt, right, asked, ms, course, evidence } = checked.value;
  return { ...row, id: receiptId(receipt), right, asked, ms, isCalm: course === 'calm', checked: { texts, evidence } };
}

/** The rows of a list; undefined if it is none, is too long or has something else in it. */
function rowsOf<Row>(value: unknown, most: number, of: (value: unknown) => Row | undefined): readonly Row[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const rows = value.map(of);
  return rows.includes(undefined) ? undefined : (rows as Row[]);
}

/** Told how many results have been checked, and how many there are. */
type OnChecked = (checked: number, of: number) => void;

/** The results of a file. A full class has thousands of receipts, and replaying one takes a slow device longer than a frame. */
async function resultsOf(value: unknown, onChecked: OnChecked): Promise<readonly ResultRow[] | undefined> {
  if (!Array.isArray(value) || value.length > MOST.seats * MOST.rounds * MOST.results) return undefined;
  const rows: ResultRow[] = [];
  for (const each of value) {
    const row = resultOf(each);
    if (!row) return undefined;
    rows.push(row);
    if (!row.checked && !row.paper) continue;
    onChecked(rows.length, value.length);
    await nextTask();
  }
  return rows;
}

/** Reads the text of a file, in which anybody may have written anything. Between two receipts the window has its turn. */
export async function readClassFile(
  text: string,
  onChecked: OnChecked,
): Promise<Result<{ readonly id: string; readonly contents: ClassContents }, FileRefusal>> {
  let read: Fields | undefined;
  try {
    read = fieldsOf(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return fail('not_a_class');
  }
  if (read?.['format'] !== FORMAT) return fail('not_a_class');
  if (read['v'] !== VERSION) return fail('newer');
  const { id } = read;
  const about = aboutOf(read['about']);
  const seats = rowsOf(read['seats'], MOST.seats, seatOf);
  const rounds = rowsOf(read['rounds'], MOST.rounds, roundOf);
  // Files of older builds have none of these two.
  const erased = rowsOf(read['erased'] ?? [], MOST.seats, erasedOf);
  const erasedWork = rowsOf(read['erasedWork'] ?? [], MOST.erasedWork, erasedWorkOf);
  if (!isText(id, 64) || !/^[\w-]+$/.test(id) || !about || !seats || !rounds || !erased || !erasedWork) return fail('damaged');
  const results = await resultsOf(read['results'], onChecked);
  if (!results) return fail('damaged');
  return ok({ id, contents: { about, seats, rounds, results, erased, erasedWork } });
}

/** What came of a file. */
export interface Taken extends Absorbed {
  readonly name: string;
}

const NOTHING = { seats: 0, rounds: 0, results: 0 };

/** Takes a class from a file, or what the file knows more of one that is here. */
export async function takeFile(file: Blob, onChecked: OnChecked): Promise<Result<Taken, FileRefusal>> {
  const text = file.size > MOST_BYTES ? undefined : await file.text().catch(() => undefined);
  if (text === undefined) return fail('not_a_class');
  const read = await readClassFile(text, onChecked);
  if (!read.ok) return read;
  const { id, contents } = read.value;
  const absorbed = await classes().write(id, (store) => store.absorb(contents), true);
  return ok({ name: contents.about.name, leftOut: NOTHING, erased: NOTHING, ...absorbed });
}
