import { BitReader, bitsOf } from '../bits.ts';

/** A packed log (shared/games/kit/log.ts) in as few bits as one can read and write by hand. What it says is none of its business. */

/** The kinds of an entry, each with the bits that begin it: no one begins with another's. The more frequent, the shorter. */
const KINDS = { answer: '0', first: '10', second: '110', negative: '1110', resume: '11110', tick: '11111' } as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

/** An entry as numbers. `value`: an answer without its sign, or the gap of a break in ms; absent where there is none. */
interface Entry {
  readonly kind: Kind;
  readonly deltaMs: number;
  readonly value?: number;
}

const hasValue = (kind: Kind): boolean => kind === 'answer' || kind === 'negative' || kind === 'resume';

/** More entries than any class plays, and few enough to be read at once. */
const COUNT_WIDTH = 12;
const MOST_ENTRIES = 2 ** COUNT_WIDTH - 1;

/** So many times its divisor a number is counted out; a larger one is written as it is. */
const MOST_COUNTED = 10;
const LARGE_WIDTH = 44;
const DIVISOR_WIDTH = 4;

/** A number of a Golomb–Rice code: how often 2^k goes into it, in ones, and the rest in k bits. */
function riceOf(value: number, k: number): string {
  const quotient = Math.floor(value / 2 ** k);
  if (quotient >= MOST_COUNTED) return '1'.repeat(MOST_COUNTED) + bitsOf([[value, LARGE_WIDTH]]);
  return `${'1'.repeat(quotient)}0${bitsOf([[value % 2 ** k, k]])}`;
}

function readRice(bits: BitReader, k: number): number {
  let quotient = 0;
  while (quotient < MOST_COUNTED && bits.take(1) === 1) quotient++;
  return quotient === MOST_COUNTED ? bits.take(LARGE_WIDTH) : quotient * 2 ** k + bits.take(k);
}

/** The k that makes some numbers shortest. */
function bestK(values: readonly number[]): number {
  const lengths = Array.from({ length: 2 ** DIVISOR_WIDTH }, (_, k) => values.reduce((sum, value) => sum + riceOf(value, k).length, 0));
  return lengths.indexOf(Math.min(...lengths));
}

const ENTRY = /([0-9a-z]*)([.!=])([^;]*);/y;
const ANSWER = /^(-?)([0-9a-z]+)$/;

function entryOf([, delta = '', mark = '', body = '']: RegExpExecArray, marks: readonly string[]): Entry | undefined {
  const deltaMs = delta === '' ? 0 : Number.parseInt(delta, 36);
  if (mark === '.') return { kind: 'tick', deltaMs };
  if (mark === '!') return { kind: 'resume', deltaMs, value: body === '' ? 0 : Number.parseInt(body, 36) };
  const [first, second] = marks;
  if (body === first) return { kind: 'first', deltaMs };
  if (body === second) return { kind: 'second', deltaMs };
  const answer = ANSWER.exec(body);
  return answer ? { kind: answer[1] === '' ? 'answer' : 'negative', deltaMs, value: Number.parseInt(answer[2] ?? '', 36) } : undefined;
}

/** The entries of a log; undefined if one of them has no bits. */
function entriesOf(log: string, marks: readonly string[]): readonly Entry[] | undefined {
  const entries: Entry[] = [];
  ENTRY.lastIndex = 0;
  for (let match = ENTRY.exec(log); match !== null; match = ENTRY.exec(log)) {
    const entry = entryOf(match, marks);
    if (!entry || entry.deltaMs >= 2 ** LARGE_WIDTH || (entry.value ?? 0) >= 2 ** LARGE_WIDTH) return undefined;
    entries.push(entry);
  }
  return entries.length > MOST_ENTRIES ? undefined : entries;
}

const isAnswer = ({ kind }: Pick<Entry, 'kind'>): boolean => kind === 'answer' || kind === 'negative';

/**
 * A log as bits; undefined for one that is too long.
 * @param marks the texts of the game's moves that are no answers, the most frequent first.
 */
export function logBits(log: string, marks: readonly string[]): string | undefined {
  const entries = entriesOf(log, marks);
  if (!entries) return undefined;
  // A thought takes longer than a press that goes on.
  const answerK = bestK(entries.filter(isAnswer).map(({ deltaMs }) => deltaMs));
  const otherK = bestK(entries.filter((entry) => !isAnswer(entry)).map(({ deltaMs }) => deltaMs));
  const valueK = bestK(entries.filter(isAnswer).map(({ value = 0 }) => value));
  const head = bitsOf([
    [entries.length, COUNT_WIDTH],
    [answerK, DIVISOR_WIDTH],
    [otherK, DIVISOR_WIDTH],
    [valueK, DIVISOR_WIDTH],
  ]);
  const body = entries.map((entry) => {
    const delta = riceOf(entry.deltaMs, isAnswer(entry) ? answerK : otherK);
    return KINDS[entry.kind] + delta + (entry.value === undefined ? '' : riceOf(entry.value, valueK));
  });
  return head + body.join('');
}

function readKind(bits: BitReader): Kind {
  let read = '';
  for (;;) {
    read += bits.take(1) === 1 ? '1' : '0';
    const kind = KIND_NAMES.find((name) => KINDS[name] === read);
    if (kind !== undefined) return kind;
  }
}

const whole = (value: number): string => (value === 0 ? '' : value.toString(36));

/** The log of bits, in the one form that logs have. Its numbers may still be none that the game knows. */
export function readLogBits(bits: BitReader, marks: readonly string[]): string {
  const count = bits.take(COUNT_WIDTH);
  const [answerK, otherK, valueK] = [bits.take(DIVISOR_WIDTH), bits.take(DIVISOR_WIDTH), bits.take(DIVISOR_WIDTH)];
  let log = '';
  for (let i = 0; i < count && !bits.isShort; i++) {
    const kind = readKind(bits);
    const delta = whole(readRice(bits, isAnswer({ kind }) ? answerK : otherK));
    const value = hasValue(kind) ? readRice(bits, valueK) : 0;
    log += `${delta}${bodyOf(kind, value, marks)};`;
  }
  return log;
}

function bodyOf(kind: Kind, value: number, [first = '', second = '']: readonly string[]): string {
  switch (kind) {
    case 'answer':
      return `=${value.toString(36)}`;
    case 'negative':
      return `=-${value.toString(36)}`;
    case 'first':
      return `=${first}`;
    case 'second':
      return `=${second}`;
    case 'resume':
      return `!${whole(value)}`;
    case 'tick':
      return '.';
  }
}
