import { cutWhole } from '../../../shared/graphemes.ts';
import { shownLine } from '../../../shared/shown-text.ts';

/** A list of names that somebody pasted, or a file that a school's program wrote. Names are all that is taken from it. */

/** Far more than a class has; what is longer is another file. */
export const MOST_CHARACTERS = 200_000;
/** Of a name; not the field's `maxlength`, by which some browsers cut a flag in two. */
const NICKNAME_MAX = 24;

/** A separator is taken for one if most lines agree on how often they have it. */
const SEPARATORS = ['\t', ';', ','] as const;

/** The text of a file: by its byte order mark, else UTF-8 if it is, else what spreadsheet programs write on Windows. */
export function decodeRoster(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

type Line = readonly string[];

/** The lines of a text by RFC 4180, with any separator and any end of line. A quote inside an unquoted cell is a quote. */
function linesBy(text: string, separator: string): readonly Line[] {
  const lines: string[][] = [];
  let [line, cell]: [string[], string] = [[], ''];
  let isQuoted = false;
  const endCell = () => {
    line.push(cell.trim());
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (line.some((each) => each !== '')) lines.push(line);
    line = [];
  };
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') cell += text.charAt(++at);
      else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') [isQuoted, cell] = [true, ''];
    else if (character === separator) endCell();
    else if (character === '\n' || character === '\r') endLine();
    else cell += character;
  }
  endLine();
  return lines;
}

/** The separator by which most lines have as many cells as the first, and more than one; none if there is no such. */
function separatorOf(text: string): string {
  const scores = SEPARATORS.map((separator) => {
    const lines = linesBy(text, separator);
    const columns = lines[0]?.length ?? 1;
    return columns > 1 ? lines.filter(({ length }) => length === columns).length / lines.length : 0;
  });
  const best = Math.max(...scores);
  return best > 0.5 ? (SEPARATORS[scores.indexOf(best)] ?? '') : '';
}

/** What was pasted or read, before it is known which column has the names. */
export interface Roster {
  /** All as long as the longest. */
  readonly lines: readonly Line[];
  readonly columns: number;
  /** What it looks like: whether the first line says what the others are, and where names are. */
  readonly hasHeading: boolean;
  readonly column: number;
}

/** The lines of a text; one line with several cells is a list of names. */
export function readRoster(text: string, headings: readonly string[]): Roster {
  const plain = text.replace(/^\uFEFF/, '');
  const found = linesBy(plain, separatorOf(plain));
  const [only] = found;
  const read = found.length === 1 && only ? only.map((cell) => [cell]) : found;
  const columns = Math.max(1, ...read.map(({ length }) => length));
  const lines = read.map((line) => [...line, ...Array.from({ length: columns - line.length }, () => '')]);
  const titles = (lines[0] ?? []).map((title) => title.toLowerCase());
  const named = headings.map((heading) => titles.indexOf(heading)).find((at) => at >= 0);
  return { lines, columns, hasHeading: named !== undefined, column: named ?? firstOfLetters(lines, columns) };
}

/** The first column that is mostly letters: before it stand numbers. */
function firstOfLetters(lines: readonly Line[], columns: number): number {
  const isName = (cell: string) => /\p{L}/u.test(cell);
  const share = (column: number) => lines.filter((line) => isName(line[column] ?? '')).length / Math.max(1, lines.length);
  const found = Array.from({ length: columns }, (_, at) => at).find((column) => share(column) > 0.5);
  return found ?? 0;
}

/** A name as a seat has it; empty if it shows nothing. */
export const nicknameOf = (text: string): string => cutWhole(shownLine(text), NICKNAME_MAX).trim();

/** The names of a column. */
export const namesIn = ({ lines }: Pick<Roster, 'lines'>, column: number, hasHeading: boolean): readonly string[] =>
  lines
    .slice(hasHeading ? 1 : 0)
    .map((line) => nicknameOf(line[column] ?? ''))
    .filter((name) => name !== '');
