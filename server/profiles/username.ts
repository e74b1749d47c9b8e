import { fail, ok, type Result } from '../../shared/result.ts';
import { looksLike } from './confusables.ts';
import { RESERVED_NAMES } from './reserved-names.ts';
import * as words from '../words/en/names.ts';

/**
 * The rules of names that others see (protocol, "Content and uploads"): letters of one writing system, digits, `_`, `-` and
 * single spaces inside; 3 to 24 characters after NFKC and trimming; no reserved name; unique by `nameKey`.
 */
export interface Name {
  /** The shown form. */
  readonly text: string;
  /** The folded form, which no two names may share. */
  readonly key: string;
}

const NAME_MIN = 3;
const NAME_MAX = 24;

const ALPHABET = /^[\p{L}\p{M}0-9_-](?:[\p{L}\p{M}0-9_ -]*[\p{L}\p{M}0-9_-])?$/u;
/** First characters that have a meaning in a spreadsheet or a command line, or that combine with a character before them. */
const BAD_START = /^[\p{M}-]/u;
/** Too many marks on a letter. Thai and others need two; European letters need at most one beyond the letter's own. */
const STACKED_MARKS = /\p{M}{3}|[\u0300-\u036f]{2}/u;
/** Invisible characters. Some of them are letters to Unicode. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** All letters of a name must come from one row, so that a similar letter of another script cannot hide among them. */
const WRITING_SYSTEMS = [
  /^\p{Script=Latin}*$/u,
  /^\p{Script=Cyrillic}*$/u,
  /^\p{Script=Greek}*$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}ー]*$/u,
  /^[\p{Script=Hangul}\p{Script=Han}]*$/u,
  /^\p{Script=Arabic}*$/u,
  /^\p{Script=Armenian}*$/u,
  /^\p{Script=Bengali}*$/u,
  /^\p{Script=Devanagari}*$/u,
  /^\p{Script=Ethiopic}*$/u,
  /^\p{Script=Georgian}*$/u,
  /^\p{Script=Gujarati}*$/u,
  /^\p{Script=Gurmukhi}*$/u,
  /^\p{Script=Hebrew}*$/u,
  /^\p{Script=Kannada}*$/u,
  /^\p{Script=Khmer}*$/u,
  /^\p{Script=Lao}*$/u,
  /^\p{Script=Malayalam}*$/u,
  /^\p{Script=Myanmar}*$/u,
  /^\p{Script=Sinhala}*$/u,
  /^\p{Script=Tamil}*$/u,
  /^\p{Script=Telugu}*$/u,
  /^\p{Script=Thai}*$/u,
];

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');
function isOneScript(text: string): boolean {
  const letters = lettersOf(text);
  return WRITING_SYSTEMS.some((system) => system.test(letters));
}

/**
 * The folded form of a name, without differences of compatibility forms, case, European accents, similar letters and separators.
 * The order matters: accents are removed before similar letters are replaced.
 */
export function nameKey(name: string): string {
  return Array.from(
    name
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f]/g, ''),
    looksLike,
  )
    .join('')
    .normalize('NFC')
    .replaceAll(/[ _-]+/g, '-');
}

const RESERVED_KEYS: ReadonlySet<string> = new Set(RESERVED_NAMES.map(nameKey));

/** What is wrong with a name. */
export type NameProblem = 'name_length' | keyof typeof words.problems;

function problemOf(text: string, key: string): NameProblem | undefined {
  const length = Array.from(text).length;
  if (length < NAME_MIN || length > NAME_MAX) return 'name_length';
  if (!ALPHABET.test(text) || BAD_START.test(text) || STACKED_MARKS.test(text) || INVISIBLE.test(text) || text.includes('  '))
    return 'name_letters';
  if (!/[\p{L}0-9]/u.test(text)) return 'name_blank';
  if (!isOneScript(text)) return 'name_alphabets';
  return RESERVED_KEYS.has(key) ? 'name_reserved' : undefined;
}

export const nameProblemText = (problem: NameProblem): string =>
  problem === 'name_length' ? words.wrongLength(NAME_MIN, NAME_MAX) : words.problems[problem];

/** Trims only spaces. A line break or a byte-order mark at an end is an invalid character. */
const trimBlanks = (text: string): string => text.replaceAll(/^ +| +$/g, '');

/** Reads a name by the rules above, or says what is wrong with it. Long texts are refused unread, to bound the work. */
export function readName(raw: string): Result<Name, NameProblem> {
  const text = raw.length > 200 ? raw : trimBlanks(raw.normalize('NFKC'));
  const key = text.length > 200 ? '' : nameKey(text);
  const wrong = problemOf(text, key);
  return wrong === undefined ? ok({ text, key }) : fail(wrong);
}
