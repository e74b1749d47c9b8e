import { MAX_LOG_BYTES, MAX_MOVES, MAX_RESUMES } from '../../contract/limits.ts';
import { base36Digit, readBase36 } from './base36.ts';
import type { CommonMove, Game, LogEntry } from './game.ts';
import type { Canonical } from '../../canonical.ts';

/**
 * A packed log is a sequence of entries `delta mark body ;`. The delta is the time since the entry before in base 36 (0 is left out),
 * the mark is `.` for a tick, `!` for a resume with its gap in base 36, `=` for a move of the game with its own text. Pieces that are
 * packed one after another, each from the last time of the piece before, join to the whole log.
 */
const TICK = '.';
const RESUME = '!';
const MOVE = '=';
const END = ';';

/** What packing needs of a game. */
type Packs<Move> = Pick<Game<Canonical, Move, unknown>, 'packMove'>;
type Unpacks<Move> = Pick<Game<Canonical, Move, unknown>, 'unpackMove'>;

const isCommon = (move: unknown): move is CommonMove =>
  typeof move === 'object' && move !== null && 'type' in move && (move.type === 'tick' || move.type === 'resume');

/** @throws RangeError for a fraction, a negative or an unsafe number: a time that runs backwards is a bug of the caller. */
function packWhole(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not a whole number of milliseconds: ${value}`);
  return value === 0 ? '' : value.toString(36);
}

function packMove<Move>(game: Packs<Move>, move: Move | CommonMove): string {
  if (!isCommon(move)) return MOVE + game.packMove(move);
  return move.type === 'tick' ? TICK : RESUME + packWhole(move.gapMs);
}

/**
 * Entries as text. `afterMs` is the time of the last entry that was packed before (0 at the start), so that chunks of a journal join
 * to one log by concatenation.
 * @throws RangeError if `atMs` decreases or is no whole number, or a gap is negative.
 */
export function packLog<Move>(game: Packs<Move>, entries: readonly LogEntry<Move>[], afterMs = 0): string {
  let packed = '';
  let lastMs = afterMs;
  for (const { move, atMs } of entries) {
    packed += packWhole(atMs - lastMs) + packMove(game, move) + END;
    lastMs = atMs;
  }
  return packed;
}

/** Reads a number of packWhole: an empty text is 0, a malformed one −1. A written 0 is refused, because its one form is the empty text. */
function readWhole(text: string, from: number, to: number): number {
  if (from === to) return 0;
  const value = readBase36(text, from, to);
  return value === 0 ? -1 : value;
}

const TICK_MOVE: CommonMove = { type: 'tick' };

/** The marks as character codes: a comparison of numbers costs less than one of texts. */
const [TICK_CODE, RESUME_CODE, MOVE_CODE, ZERO_CODE] = [TICK.charCodeAt(0), RESUME.charCodeAt(0), MOVE.charCodeAt(0), 48];

function readMove<Move>(game: Unpacks<Move>, text: string, mark: number, end: number): Move | CommonMove | null {
  const kind = text.charCodeAt(mark);
  if (kind === MOVE_CODE) return game.unpackMove(text.slice(mark + 1, end));
  if (kind === TICK_CODE) return mark + 1 === end ? TICK_MOVE : null;
  const gapMs = kind === RESUME_CODE ? readWhole(text, mark + 1, end) : -1;
  return gapMs < 0 ? null : { type: 'resume', gapMs };
}

/**
 * Reads a packed log from its text and gives each entry to `take`, without a list of them: a server replays every run. Times never
 * decrease. False if the text is malformed or beyond MAX_MOVES, MAX_RESUMES or MAX_LOG_BYTES; then what was taken is no log.
 */
export function readLog<Move>(game: Unpacks<Move>, text: string, take: (move: Move | CommonMove, atMs: number) => void): boolean {
  if (text.length > MAX_LOG_BYTES) return false;
  let atMs = 0;
  let entries = 0;
  let resumes = 0;
  for (let from = 0; from < text.length;) {
    // The delta is read in the search for its mark, so that no character is looked at twice.
    let delta = 0;
    let mark = from;
    for (let digit = 0; (digit = base36Digit(text.charCodeAt(mark))) >= 0; mark++) delta = delta * 36 + digit;
    const end = text.indexOf(END, mark);
    if (end < 0 || ++entries > MAX_MOVES || (mark > from && text.charCodeAt(from) === ZERO_CODE)) return false;
    if (text.charCodeAt(mark) === RESUME_CODE && ++resumes > MAX_RESUMES) return false;
    const move = readMove(game, text, mark, end);
    atMs += delta;
    if (move === null || !Number.isSafeInteger(atMs)) return false;
    take(move, atMs);
    from = end + 1;
  }
  return true;
}

/** The entries of a packed log, or null for a text that `readLog` refuses. */
export function unpackLog<Move>(game: Unpacks<Move>, text: string): readonly LogEntry<Move>[] | null {
  const entries: LogEntry<Move>[] = [];
  return readLog(game, text, (move, atMs) => entries.push({ move, atMs })) ? entries : null;
}

/**
 * The entries that a record keeps. A tick before another entry is dropped, because `step` applies all timeouts that are due before that
 * entry anyway (first law of game.ts). The last entry stays, because the run's end may be a timeout.
 */
export const compactLog = <Move>(entries: readonly LogEntry<Move>[]): readonly LogEntry<Move>[] =>
  entries.filter(({ move }, i) => i === entries.length - 1 || !isCommon(move) || move.type !== 'tick');
