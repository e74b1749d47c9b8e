import { base64, fromBase64, greatest } from './base64.ts';
import type { FactId } from './facts.ts';

/** Of the rules of evidence (evidence.ts) and the form below: what they give is stored for ever. */
export const EVIDENCE_VERSION = 1;

/** Of an answer that came first: wrong or not known, right and slow, right, right at once. FSRS calls them so. */
export const GRADE = { again: 1, hard: 2, good: 3, easy: 4 } as const;
export type Grade = (typeof GRADE)[keyof typeof GRADE];

/** Of one answer: right at once. */
export const HIGHEST_SCORE = 40;

/** What one session says of one fact. All sums are whole, at least 0, and cut at what their digits hold. */
export interface Entry {
  readonly fact: FactId;
  /** Of the first answer. */
  readonly grade: Grade;
  readonly answers: number;
  readonly right: number;
  /** Right answers with a time. */
  readonly timed: number;
  /** Sum of the scores, each from 0 (wrong at once) over 20 (not known) to 40 (right at once). */
  readonly score: number;
  /** Sum of the steps on the scale of think times (think-time.ts) of the timed answers. */
  readonly logTime: number;
}

/** What one day says of one fact. `minute`, from 0: of the day, when the session ended whose first answer has the grade. */
export interface DayEntry extends Entry {
  readonly minute: number;
}

/** Digits of each field, in the order in which they are stored: `FF G N R K SS LL`, after the fact `MM` in what a day has. */
const COUNT_DIGITS = 1;
const SUM_DIGITS = 2;
const FACT_DIGITS = 2;
const MINUTE_DIGITS = 2;
const FIGURES_DIGITS = 4 * COUNT_DIGITS + 2 * SUM_DIGITS;
const SESSION_LENGTH = FACT_DIGITS + FIGURES_DIGITS;
const DAY_LENGTH = SESSION_LENGTH + MINUTE_DIGITS;

/** Where the counts of a day stop; its sums go on, to about as many answers more. */
export const MOST_A_DAY = greatest(COUNT_DIGITS);

const count = (n: number): string => base64(Math.min(n, greatest(COUNT_DIGITS)), COUNT_DIGITS);
const sum = (n: number): string => base64(Math.min(n, greatest(SUM_DIGITS)), SUM_DIGITS);

const packFigures = ({ grade, answers, right, timed, score, logTime }: Entry): string =>
  count(grade) + count(answers) + count(right) + count(timed) + sum(score) + sum(logTime);

const packFact = (fact: FactId): string => base64(fact, FACT_DIGITS);

const byFact = (one: Entry, other: Entry): number => one.fact - other.fact;

/** What a session says, one entry a fact, sorted by fact. */
export const packSession = (entries: readonly Entry[]): string =>
  [...entries]
    .sort(byFact)
    .map((entry) => packFact(entry.fact) + packFigures(entry))
    .join('');

/** What a day says, one entry a fact, sorted by fact. */
export const packDay = (entries: readonly DayEntry[]): string =>
  [...entries]
    .sort(byFact)
    .map((entry) => packFact(entry.fact) + base64(entry.minute, MINUTE_DIGITS) + packFigures(entry))
    .join('');

function readFigures(text: string, fact: FactId, at: number): Entry {
  const digit = (nth: number): number => fromBase64(text, at + nth, at + nth + 1);
  const pair = (nth: number): number => fromBase64(text, at + nth, at + nth + 2);
  return { fact, grade: digit(0) as Grade, answers: digit(1), right: digit(2), timed: digit(3), score: pair(4), logTime: pair(6) };
}

/** The entries of a session. */
export function unpackSession(text: string): readonly Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + SESSION_LENGTH <= text.length; at += SESSION_LENGTH) {
    entries.push(readFigures(text, fromBase64(text, at, at + FACT_DIGITS), at + FACT_DIGITS));
  }
  return entries;
}

/** The entries of a day. */
export function unpackDay(text: string): readonly DayEntry[] {
  const entries: DayEntry[] = [];
  for (let at = 0; at + DAY_LENGTH <= text.length; at += DAY_LENGTH) {
    const minuteAt = at + FACT_DIGITS;
    const figuresAt = minuteAt + MINUTE_DIGITS;
    const minute = fromBase64(text, minuteAt, figuresAt);
    // Named one by one: years of evidence are read at once, and a spread takes ten times as long.
    const { fact, grade, answers, right, timed, score, logTime } = readFigures(text, fromBase64(text, at, minuteAt), figuresAt);
    entries.push({ fact, minute, grade, answers, right, timed, score, logTime });
  }
  return entries;
}

/**
 * What two disjoint sets of sessions of a day say of one fact: the grade is that of the earlier first answer, at equal minutes the lower
 * one; all else is added. Commutative and associative, also where a sum is cut.
 */
function together(a: DayEntry, b: DayEntry): DayEntry {
  const first = a.minute < b.minute || (a.minute === b.minute && a.grade <= b.grade) ? a : b;
  return {
    fact: a.fact,
    minute: first.minute,
    grade: first.grade,
    answers: Math.min(a.answers + b.answers, greatest(COUNT_DIGITS)),
    right: Math.min(a.right + b.right, greatest(COUNT_DIGITS)),
    timed: Math.min(a.timed + b.timed, greatest(COUNT_DIGITS)),
    score: Math.min(a.score + b.score, greatest(SUM_DIGITS)),
    logTime: Math.min(a.logTime + b.logTime, greatest(SUM_DIGITS)),
  };
}

/** The day of several sets of sessions, none of which is in two of them. */
export function mergeDays(days: readonly string[]): string {
  const merged = new Map<FactId, DayEntry>();
  for (const entry of days.flatMap(unpackDay)) {
    const before = merged.get(entry.fact);
    merged.set(entry.fact, before ? together(before, entry) : entry);
  }
  return packDay([...merged.values()]);
}

/** A session's evidence as that of the day on which it ended, in this minute of it. */
export const dayOf = (session: string, minute: number): string => packDay(unpackSession(session).map((entry) => ({ ...entry, minute })));
