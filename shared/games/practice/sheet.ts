import { BITS_A_DIGIT, checkDigits, digitsOf, readDigits, writeDigits, type DigitRefusal } from '../../base32.ts';
import { BitReader, bitsOf } from '../../bits.ts';
import { base64, fromBase64 } from '../../memory/base64.ts';
import { FACTS, type FactId } from '../../memory/facts.ts';
import { Random } from '../../random.ts';
import { fail, ok, type Result } from '../../result.ts';
import { seedFromText } from '../../seed.ts';
import { BEFORE_FACTS, FIRST_SHEET } from '../../sheet-id.ts';
import { largestIn } from './plan.ts';
import { readPlan, type PlannedFact, type Standing } from './v1/plan-text.ts';
import { formOf, FORMS, questionOf, type Form, type Question } from './v1/question.ts';

/** How many problems are on a sheet, and up to which number a class set goes. Stored in codes for ever: more are added at the end. */
export const COUNTS = [20, 40] as const;
export const LARGEST = [5, 10, 12] as const;
type Count = (typeof COUNTS)[number];
type Largest = (typeof LARGEST)[number];

/** What a sheet of paper asks: an operation up to a number, or, where that is null, facts of one player. */
export interface SheetSetup {
  readonly count: Count;
  readonly set: { readonly form: Form; readonly largest: Largest } | null;
}

/** A sheet whose problems are settled. */
export interface Sheet extends SheetSetup {
  /** Eight characters, which no round has: they follow its numbers. */
  readonly code: string;
  /** Those of one player; empty for a class set. */
  readonly facts: readonly FactId[];
}

/** As in the short code of a round: preset and clock together are the set-up. */
const VERSION = 0;
const VERSION_WIDTH = 3;
const SETUP_WIDTH = 12;
const CHANCE_WIDTH = 20;
/** One of so many values is the chance of a code. */
export const SHEET_CHANCES = 2 ** CHANCE_WIDTH;
const CODE_LENGTH = 8;
const CHECKS = 1;

/** How many digits a fact has in a link. */
const FACT_WIDTH = 2;

/** The code of a sheet. @param chance from 0 to below SHEET_CHANCES. */
export function makeSheetCode({ count, set }: SheetSetup, chance: number): string {
  const place = set === null ? 0 : 1 + FORMS.indexOf(set.form) * LARGEST.length + LARGEST.indexOf(set.largest);
  const number = FIRST_SHEET + COUNTS.length * place + COUNTS.indexOf(count);
  const bits = bitsOf([
    [VERSION, VERSION_WIDTH],
    [number, SETUP_WIDTH],
    [chance, CHANCE_WIDTH],
  ]);
  const digits = digitsOf(bits);
  return writeDigits([...digits, ...checkDigits(digits, CHECKS)]);
}

/**
 * Why a code is of no sheet. `check`: a character is wrong, or two are swapped. `round`: it is that of a class round. `newer`: only a newer
 * build knows what it names.
 */
type SheetRefusal = DigitRefusal | { readonly reason: 'check' | 'round' | 'newer' };

/** What a code says that somebody typed, with the code as it is written. */
export function readSheetCode(typed: string): Result<SheetSetup & { readonly code: string }, SheetRefusal> {
  const given = readDigits(typed, (length) => length === CODE_LENGTH);
  if (!given.ok) return given;
  const digits = given.value.slice(0, -CHECKS);
  if (writeDigits(checkDigits(digits, CHECKS)) !== writeDigits(given.value.slice(-CHECKS))) return fail({ reason: 'check' });
  const bits = new BitReader(bitsOf(digits.map((digit) => [digit, BITS_A_DIGIT])));
  if (bits.take(VERSION_WIDTH) !== VERSION) return fail({ reason: 'newer' });
  const number = bits.take(SETUP_WIDTH) - FIRST_SHEET;
  if (number < 0) return fail({ reason: 'round' });
  const place = Math.floor(number / COUNTS.length) - 1;
  const count = COUNTS[number % COUNTS.length] as Count;
  const form = FORMS[Math.floor(place / LARGEST.length)];
  const largest = LARGEST[place % LARGEST.length];
  if (place >= 0 && form === undefined) return fail({ reason: 'newer' });
  return ok({ code: writeDigits(given.value), count, set: form && largest ? { form, largest } : null });
}

/** A sheet as its QR code says it, behind the address: its code, and the facts of a player behind a dot. */
export const writeSheet = ({ code, facts }: Sheet): string =>
  facts.length === 0 ? code : `${code}${BEFORE_FACTS}${facts.map((fact) => base64(fact, FACT_WIDTH)).join('')}`;

/** The sheet of such a text, from outside; null for a text that is none, or has a fact that this build cannot ask. */
export function readSheet(text: string): Sheet | null {
  const [code = '', packed = ''] = text.split(BEFORE_FACTS);
  const given = readSheetCode(code);
  const read = given.ok ? given.value : undefined;
  if (!read || packed.length > FACT_WIDTH * read.count) return null;
  const facts = Array.from({ length: Math.ceil(packed.length / FACT_WIDTH) }, (_, i) =>
    fromBase64(packed, FACT_WIDTH * i, FACT_WIDTH * (i + 1)),
  );
  const isWhole = facts.every((fact) => formOf(fact) !== undefined) && new Set(facts).size === facts.length;
  return isWhole && (read.set === null) === facts.length > 0 ? { ...read, facts } : null;
}

/** What comes first on paper: what is due, then what needs work. What was never shown comes last, for nobody can look at it first. */
const ORDER: readonly Standing[] = ['due', 'named', 'learning', 'firm', 'unmet', 'new'];

/** Evenly so many of a list, its first and its last among them. */
function spread<Each>(list: readonly Each[], most: number): readonly Each[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, i) => list[Math.round((i * (list.length - 1)) / (most - 1))] as Each);
}

/** The facts that a sheet takes of a plan: of one that finds out what is known a bit of everything, of any other what is most in need. */
export function factsOfPlan(plan: string, isPlacement: boolean, count: Count): readonly FactId[] {
  const planned = readPlan(plan) ?? [];
  const place = ({ standing }: PlannedFact): number => ORDER.indexOf(standing);
  const taken = isPlacement ? spread(planned, count) : [...planned].sort((a, b) => place(a) - place(b)).slice(0, count);
  return taken.map(({ fact }) => fact);
}

/** The facts of an operation up to a number. */
const factsOfSet = ({ form, largest }: { readonly form: Form; readonly largest: Largest }): readonly FactId[] =>
  [...FACTS.values()].filter((fact) => fact.kind === 'sum' && fact.operation === form && largestIn(fact.id) <= largest).map(({ id }) => id);

/** A list in another order (Fisher and Yates). */
function shuffled<Each>(list: readonly Each[], random: Random): readonly Each[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.below(rest.length), 1)[0] as Each);
}

/** The problems of a sheet, the same on every device. A fact comes again when all others have come as often, and never twice in a row. */
export function problemsOf(sheet: Sheet): readonly Question[] {
  const random = new Random(seedFromText(`sheet:${sheet.code}`));
  const facts = sheet.set === null ? sheet.facts : factsOfSet(sheet.set);
  const order: FactId[] = [];
  while (order.length < sheet.count) {
    const again = shuffled(facts, random);
    const isTwice = again.length > 1 && again[0] === order.at(-1);
    order.push(...(isTwice ? [...again.slice(1), again[0] as FactId] : again));
  }
  return order.slice(0, sheet.count).map((fact) => questionOf(fact, random));
}

/** The first problem of each fact: a card is made of it. */
export function cardsOf(problems: readonly Question[]): readonly Question[] {
  const first = new Map<FactId, Question>();
  for (const problem of problems) if (!first.has(problem.fact)) first.set(problem.fact, problem);
  return [...first.values()];
}
