import { BitReader, bitsOf, type BitField } from '../bits.ts';
import { CLOCK } from '../games/kit/round-form.ts';
import { ROUND_FORMS } from '../games/rounds.ts';
import { fail, ok, type Result } from '../result.ts';
import { seedFromText, seedToHex } from '../seed.ts';
import { logBits, readLogBits } from './log-bits.ts';
import { filled, readText, writeText } from './qr-text.ts';
import { bitsOfCode, readCode, takeCode, type Round } from './round.ts';

/** What a run came to, as its device shows it. Whole numbers. */
export interface RunFigures {
  readonly score: number;
  readonly right: number;
  readonly asked: number;
  readonly ms: number;
}

/** What a pupil's device says of a finished run of a round, for the teacher's. */
export interface Receipt {
  /** With the clock of the run. */
  readonly round: Round;
  /** 1 to 63; 0 for somebody without a seat. */
  readonly seat: number;
  /** Packed (shared/games/kit/log.ts), without moves that changed nothing. */
  readonly log: string;
  readonly claimed: RunFigures;
}

/**
 * Why what was read is no receipt. `not_a_receipt`: something else; `incomplete`: further codes of it are still to come; `cut_off`: its end is
 * missing; `hash`: it was changed; `newer`: only a newer build can read it.
 */
export type ReceiptRefusal = 'not_a_receipt' | 'incomplete' | 'cut_off' | 'hash' | 'newer';

/** Seats are numbered from 1 to 63. */
const SEAT_WIDTH = 6;

/** The first form of receipts. */
const FORM = 0;
const FORM_WIDTH = 3;
const HASH_WIDTH = 30;

/** How many bits a figure has, before its bits. */
const FIGURE_WIDTH = 5;
const FIGURES = ['score', 'right', 'asked', 'ms'] as const satisfies readonly (keyof RunFigures)[];

/** Tells a wrong receipt from a right one, not an honest from a forged: a device has no secret, and what counts is the replay. */
const hashOf = (bits: string): string => bitsOf([[(seedFromText(`receipt:${bits}`)[0] ?? 0) >>> (32 - HASH_WIDTH), HASH_WIDTH]]);

const figureBits = (value: number): readonly BitField[] => {
  const width = value === 0 ? 0 : value.toString(2).length;
  return width === 0
    ? [[0, FIGURE_WIDTH]]
    : [
        [width, FIGURE_WIDTH],
        [value, width],
      ];
};

/** A code has at most so many characters: version 12 of QR codes at level M, which a school's camera reads (decision D30). */
export const MOST_CHARACTERS = 419;

/** What each code begins with, how many there are, which it is, and if there are several which receipt it is of. */
const MARK = 'TF';
const PART = /^TF([1-9])([1-9])(.*)$/s;
const ID_LENGTH = 3;
const MOST_PARTS = 9;

/**
 * The texts of a receipt's QR codes, as a rule of one; undefined for a run that is too long for any.
 * @throws RangeError for a seat that is none.
 */
export function writeReceipt({ round, seat, log, claimed }: Receipt): readonly string[] | undefined {
  const moves = logBits(log, marksOf(round));
  const figures = FIGURES.map((name) => claimed[name]);
  if (moves === undefined || figures.some((value) => value >= 2 ** 31)) return undefined;
  const clock = CLOCK.numberOf(round.config['clock']);
  const rest = bitsOf([[seat, SEAT_WIDTH], [clock, CLOCK.width], ...figures.flatMap(figureBits)]);
  const form = bitsOf([[FORM, FORM_WIDTH]]);
  const unhashed = form + '0'.repeat(HASH_WIDTH);
  const body = filled(unhashed + bitsOfCode(round.code) + rest + moves).slice(unhashed.length);
  return inParts(writeText(form + hashOf(body) + body));
}

const marksOf = ({ game }: Round): readonly string[] => ROUND_FORMS.find(({ slug }) => slug === game)?.marks ?? [];

function inParts(text: string): readonly string[] | undefined {
  const whole = `${MARK}11${text}`;
  if (whole.length <= MOST_CHARACTERS) return [whole];
  const room = MOST_CHARACTERS - MARK.length - 2 - ID_LENGTH;
  const total = Math.ceil(text.length / room);
  if (total > MOST_PARTS) return undefined;
  const size = Math.ceil(text.length / total);
  const id = idOf(text);
  return Array.from({ length: total }, (_, i) => `${MARK}${total}${i + 1}${id}${text.slice(i * size, (i + 1) * size)}`);
}

const idOf = (text: string): string => writeText(bitsOf([[(seedFromText(text)[1] ?? 0) >>> 16, 16]]));

/** The text of a receipt from those of its codes, in any order; one may be there twice. */
function joined(texts: readonly string[]): Result<string, ReceiptRefusal> {
  const bodies = new Map<number, string>();
  let total = 0;
  for (const text of texts) {
    const [, count = '', index = '', body = ''] = (text.length <= MOST_CHARACTERS && PART.exec(text)) || [];
    if (count === '' || index > count || (total !== 0 && total !== Number(count))) return fail('not_a_receipt');
    total = Number(count);
    bodies.set(Number(index), body);
  }
  if (total === 0) return fail('not_a_receipt');
  if (bodies.size < total) return fail('incomplete');
  const parts = Array.from({ length: total }, (_, i) => bodies.get(i + 1) ?? '');
  if (total === 1) return ok(parts.join(''));
  const whole = parts.map((part) => part.slice(ID_LENGTH)).join('');
  return parts.every((part) => part.startsWith(idOf(whole))) ? ok(whole) : fail('hash');
}

/** Reads a receipt from the texts of its QR codes. Whatever somebody shows to a camera may be in them. */
export function readReceipt(texts: readonly string[]): Result<Receipt, ReceiptRefusal> {
  const text = joined(texts);
  if (!text.ok) return text;
  const all = readText(text.value);
  if (all === undefined) return fail('not_a_receipt');
  const bits = new BitReader(all);
  const form = bits.take(FORM_WIDTH);
  const hash = bitsOf([[bits.take(HASH_WIDTH), HASH_WIDTH]]);
  if (bits.isShort) return fail('cut_off');
  if (form !== FORM) return fail('newer');
  const isWhole = hash === hashOf(bits.rest());
  const receipt = readBody(bits);
  if (bits.isShort) return fail('cut_off');
  return isWhole ? receipt : fail('hash');
}

function readBody(bits: BitReader): Result<Receipt, ReceiptRefusal> {
  const round = readCode(takeCode(bits));
  const seat = bits.take(SEAT_WIDTH);
  const clock = CLOCK.valueOf(bits.take(CLOCK.width));
  const [score = 0, right = 0, asked = 0, ms = 0] = FIGURES.map(() => bits.take(bits.take(FIGURE_WIDTH)));
  if (!round.ok || clock === undefined) return fail('newer');
  const log = readLogBits(bits, marksOf(round.value));
  const { config } = round.value;
  return ok({ round: { ...round.value, config: { ...config, clock } }, seat, log, claimed: { score, right, asked, ms } });
}

/** What tells the run of a receipt from any other of its round and seat. A second reading gives the same. */
export const receiptId = ({ round: { code }, seat, log }: Receipt): string =>
  `${code} ${seat} ${seedToHex(seedFromText(log)).slice(0, 16)}`;
