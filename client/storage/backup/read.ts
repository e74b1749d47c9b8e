import { isInteger, isJson, isText, type Json } from '../../../shared/json.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Host } from '../host.ts';
import { soundEntry } from './entry.ts';
import { firstEntries, firstHeader } from './first-format.ts';
import { checksum, FORMAT, VERSION, type BackupHeader, type BackupPlayer, type Entry } from './format.ts';

/** The text of a file from its beginning, in slices of any length. It can be read any number of times. */
export type BackupText = () => AsyncIterable<string>;

/** `newer`: written by a later version of the app. */
export type BackupError = 'not_a_backup' | 'newer';

/** An entry that is not as it was written. */
export interface Damaged {
  readonly line: number;
  /** The id that can still be read. */
  readonly id?: string;
}

/** What one slice of the text holds. */
export interface BackupSlice {
  readonly entries: readonly Entry[];
  readonly damaged: readonly Damaged[];
  /** Whether all entries of the file have been read now. A file that was cut off has no such slice. */
  readonly isEnd: boolean;
}

export interface OpenBackup {
  readonly header: BackupHeader;
  readonly slices: AsyncIterable<BackupSlice>;
}

/** No line of a backup file is longer, in characters: what has longer ones is not read to its end. */
const LONGEST_LINE = 64 * 1024 * 1024;

/** Reads the first line of a file; the entries follow when they are asked for. */
export async function openBackup(text: BackupText, host: Pick<Host, 'sha256'>): Promise<Result<OpenBackup, BackupError>> {
  const lines = linesOf(text());
  const [first = '', ...rest] = (await lines.next()).value ?? [];
  const isList = first.startsWith('[');
  const parsed = parse(isList ? first.slice(1) : first);
  if (!isJson(parsed) || parsed['format'] !== FORMAT) return fail('not_a_backup');
  if (isInteger(parsed['v']) && parsed['v'] > VERSION) return fail('newer');
  const header = isList ? headerOf(parsed) : firstHeader(parsed);
  if (!header) return fail('not_a_backup');
  return ok({ header, slices: isList ? slicesOf(rest, lines, host) : firstSlice(parsed, host) });
}

/** Whole lines, those of one slice of the text together. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<readonly string[], undefined> {
  let rest = '';
  for await (const slice of text) {
    const lines = (rest + slice).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
    if (rest.length > LONGEST_LINE) return undefined;
  }
  if (rest !== '') yield [rest];
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function headerOf({ v, id, savedMs, player }: Json): BackupHeader | undefined {
  if (!isInteger(v) || !isText(id) || !isInteger(savedMs) || !isPlayer(player)) return undefined;
  return { format: FORMAT, v, id, savedMs, player };
}

const isPlayer = (value: unknown): value is BackupPlayer =>
  isJson(value) &&
  (value['kind'] === 'learner' || value['kind'] === 'account') &&
  [value['nickname'], value['colour'], value['shape']].every(isText) &&
  (value['accountId'] === undefined || isText(value['accountId']));

type Line = { readonly entry: Entry } | { readonly damaged: Damaged } | { readonly count: number } | undefined;

/** Each line begins with the comma of the list. The last two are the number of entries, and the end of the list. */
async function readLine(text: string, line: number, host: Pick<Host, 'sha256'>): Promise<Line> {
  const json = text.slice(1).trim();
  if (json === '') return undefined;
  const parsed = parse(json);
  if (isJson(parsed) && isInteger(parsed['entries'])) return { count: parsed['entries'] };
  const [sum, value]: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
  const entry = value !== undefined && sum === (await checksum(host, value)) ? await soundEntry(value, host) : undefined;
  return entry ? { entry } : { damaged: damagedAt(line, json) };
}

function damagedAt(line: number, json: string): Damaged {
  const id = /"id":"([\w:-]{1,100})"/.exec(json)?.[1];
  return { line, ...(id !== undefined && { id }) };
}

async function* slicesOf(
  first: readonly string[],
  more: AsyncIterable<readonly string[]>,
  host: Pick<Host, 'sha256'>,
): AsyncGenerator<BackupSlice> {
  let line = 1;
  let read = 0;
  for await (const texts of joined(first, more)) {
    const from = line;
    line += texts.length;
    const lines = await Promise.all(texts.map((text, index) => readLine(text, from + index + 1, host)));
    const entries = lines.flatMap((each) => (each && 'entry' in each ? [each.entry] : []));
    const damaged = lines.flatMap((each) => (each && 'damaged' in each ? [each.damaged] : []));
    read += entries.length + damaged.length;
    const seen = read;
    yield { entries, damaged, isEnd: lines.some((each) => each && 'count' in each && each.count === seen) };
  }
}

async function* joined(first: readonly string[], more: AsyncIterable<readonly string[]>): AsyncGenerator<readonly string[]> {
  yield first;
  yield* more;
}

async function* firstSlice(parsed: Json, host: Pick<Host, 'sha256'>): AsyncGenerator<BackupSlice> {
  const values = firstEntries(parsed);
  const found = await Promise.all(values.map((value) => soundEntry(value, host)));
  const damaged = values.filter((_, index) => found[index] === undefined).map((value) => damagedAt(1, JSON.stringify(value)));
  yield { entries: found.filter((entry) => entry !== undefined), damaged, isEnd: true };
}
