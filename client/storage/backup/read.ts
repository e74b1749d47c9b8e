import { isInteger, isJson, isText, type Json } from '../../../shared/json.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Host } from '../host.ts';
import { soundEntry } from './entry.ts';
import { firstEntries, firstHeader } from './first-format.ts';
import { checksum, FORMAT, VERSION, type BackupHeader, type BackupPlayer, type Entry } from './format.ts';
import { ListSplitter, type Piece } from './split-list.ts';

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
interface BackupSlice {
  readonly entries: readonly Entry[];
  readonly damaged: readonly Damaged[];
  /** Whether all entries of the file have been read now. A file that was cut off has no such slice. */
  readonly isEnd: boolean;
}

interface OpenBackup {
  readonly header: BackupHeader;
  readonly slices: AsyncIterable<BackupSlice>;
}

/** No entry of a backup file is longer, in characters: what has longer ones is not read to its end. */
const LONGEST_ENTRY = 64 * 1024 * 1024;

/** Reads the header of a file; the entries follow when they are asked for. Another program may have spaced the file anew. */
export async function openBackup(text: BackupText, host: Pick<Host, 'sha256'>): Promise<Result<OpenBackup, BackupError>> {
  if (await isObject(text)) return openFirst(await wholeOf(text), host);
  const pieces = piecesOf(text());
  const [first, ...rest] = (await pieces.next()).value ?? [];
  const header = headerIn(parse(first?.text ?? ''), headerOf);
  return header.ok ? ok({ header: header.value, slices: slicesOf(rest, pieces, host) }) : header;
}

/** A file of the first version is one object, a later one a list. */
async function isObject(text: BackupText): Promise<boolean> {
  for await (const slice of text()) {
    const begin = slice.trimStart();
    if (begin !== '') return begin.startsWith('{');
  }
  return false;
}

async function wholeOf(text: BackupText): Promise<string> {
  let whole = '';
  for await (const slice of text()) {
    whole += slice;
    if (whole.length > LONGEST_ENTRY) break;
  }
  return whole.trim();
}

function openFirst(whole: string, host: Pick<Host, 'sha256'>): Result<OpenBackup, BackupError> {
  const parsed = parse(whole);
  const header = headerIn(parsed, firstHeader);
  return header.ok ? ok({ header: header.value, slices: firstSlice(parsed as Json, host) }) : header;
}

/** The pieces of the list, those that end in one slice of the text together. */
async function* piecesOf(text: AsyncIterable<string>): AsyncGenerator<readonly Piece[], undefined> {
  const splitter = new ListSplitter();
  for await (const slice of text) {
    const pieces = splitter.take(slice);
    if (pieces.length > 0) yield pieces;
    if (splitter.waiting > LONGEST_ENTRY) return undefined;
  }
  const rest = splitter.rest();
  if (rest.length > 0) yield rest;
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function headerIn(parsed: unknown, read: (header: Json) => BackupHeader | undefined): Result<BackupHeader, BackupError> {
  if (!isJson(parsed) || parsed['format'] !== FORMAT) return fail('not_a_backup');
  if (isInteger(parsed['v']) && parsed['v'] > VERSION) return fail('newer');
  const header = read(parsed);
  return header ? ok(header) : fail('not_a_backup');
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

type Found = { readonly entry: Entry } | { readonly damaged: Damaged } | { readonly count: number };

/** An entry with its checksum, which does not depend on how the file is spaced; the last piece is the number of entries. */
async function readPiece({ text, line }: Piece, host: Pick<Host, 'sha256'>): Promise<Found> {
  const parsed = parse(text);
  if (isJson(parsed) && isInteger(parsed['entries'])) return { count: parsed['entries'] };
  const [sum, value]: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
  const entry = value !== undefined && sum === (await checksum(host, value)) ? await soundEntry(value, host) : undefined;
  return entry ? { entry } : { damaged: damagedAt(line, text) };
}

function damagedAt(line: number, json: string): Damaged {
  const id = /"id"\s*:\s*"([\w:-]{1,100})"/.exec(json)?.[1];
  return { line, ...(id !== undefined && { id }) };
}

async function* slicesOf(
  first: readonly Piece[],
  more: AsyncIterable<readonly Piece[]>,
  host: Pick<Host, 'sha256'>,
): AsyncGenerator<BackupSlice> {
  let read = 0;
  for await (const pieces of joined(first, more)) {
    const found = await Promise.all(pieces.map((piece) => readPiece(piece, host)));
    const entries = found.flatMap((each) => ('entry' in each ? [each.entry] : []));
    const damaged = found.flatMap((each) => ('damaged' in each ? [each.damaged] : []));
    read += entries.length + damaged.length;
    const seen = read;
    yield { entries, damaged, isEnd: found.some((each) => 'count' in each && each.count === seen) };
  }
}

async function* joined(first: readonly Piece[], more: AsyncIterable<readonly Piece[]>): AsyncGenerator<readonly Piece[]> {
  yield first;
  yield* more;
}

async function* firstSlice(parsed: Json, host: Pick<Host, 'sha256'>): AsyncGenerator<BackupSlice> {
  const values = firstEntries(parsed);
  const found = await Promise.all(values.map((value) => soundEntry(value, host)));
  const damaged = values.filter((_, index) => found[index] === undefined).map((value) => damagedAt(1, JSON.stringify(value)));
  yield { entries: found.filter((entry) => entry !== undefined), damaged, isEnd: true };
}
