import { describe, expect, it } from 'vitest';
import { decodeRoster, namesIn, nicknameOf, readRoster } from '../../../../client/classroom/class/roster.ts';
import { headings } from '../../../../client/words/en/classroom/roster.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const bytes = (...parts: readonly (readonly number[] | Uint8Array)[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
const latin = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
const utf16 = (text: string, isLittle: boolean): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) =>
      isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255],
    ),
  );

/** What is read of a file without a further choice. */
function namesOf(file: Uint8Array): readonly string[] {
  const roster = readRoster(decodeRoster(file), headings);
  return namesIn(roster, roster.column, roster.hasHeading);
}

const WANTED = ['Zoë', 'Jürgen', 'Ada'];

/** Twelve files as programs write them: encodings, separators, ends of lines, quotes, headings. */
const FILES: readonly (readonly [string, Uint8Array])[] = [
  ['UTF-8, one name a line', utf8('Zoë\nJürgen\nAda\n')],
  ['UTF-8 with a byte order mark and CRLF', bytes([0xef, 0xbb, 0xbf], utf8('Name\r\nZoë\r\nJürgen\r\nAda\r\n'))],
  [
    'windows-1252, semicolons, as Excel writes it in German',
    latin('Nr;Nachname;Vorname\r\n1;Müller;Zoë\r\n2;Groß;Jürgen\r\n3;Çelik;Ada\r\n'),
  ],
  [
    'UTF-16 little-endian with tabs, as Excel writes Unicode text',
    bytes([0xff, 0xfe], utf16('Class\tFirst name\r\n5b\tZoë\r\n5b\tJürgen\r\n5b\tAda\r\n', true)),
  ],
  ['UTF-16 big-endian', bytes([0xfe, 0xff], utf16('Zoë\nJürgen\nAda', false))],
  [
    'commas and quotes, with a comma and quotes inside',
    utf8('id,"first name",note\n1,"Zoë","likes ""7, 8"""\n2,"Jürgen",\n3,"Ada","x, y"\n'),
  ],
  ['a quoted cell over two lines', utf8('Vorname;Notiz\nZoë;"erste\nZeile"\nJürgen;\nAda;""\n')],
  ['old Mac ends of lines', utf8('Zoë\rJürgen\rAda')],
  ['empty lines and blanks around', utf8('\n  Zoë  \n\n\tJürgen\n\nAda\n\n')],
  ['lines of different lengths', utf8('Nr;Vorname\n1;Zoë;x\n2;Jürgen\n3;Ada\n')],
  ['one line of names', utf8('Zoë, Jürgen, Ada')],
  ['numbers before names, no heading', utf8('1\tZoë\n2\tJürgen\n3\tAda')],
];

describe('A list of names', () => {
  it('has twelve kinds of files', () => {
    expect(FILES).toHaveLength(12);
  });

  it.each(FILES)('is read from %s', (_kind, file) => {
    expect(namesOf(file)).toEqual(WANTED);
  });

  it('takes no name for a heading, and lets the reader choose otherwise', () => {
    const roster = readRoster('Nora;Noether\nAda;Lovelace', headings);
    expect([roster.hasHeading, roster.column, roster.columns]).toEqual([false, 0, 2]);
    expect(namesIn(roster, 1, false)).toEqual(['Noether', 'Lovelace']);
    expect(namesIn(roster, 0, true)).toEqual(['Ada']);
  });

  it('prefers the column of first names to that of names', () => {
    expect(namesOf(utf8('Name;Vorname\nMüller;Zoë\nGroß;Jürgen\nÇelik;Ada'))).toEqual(WANTED);
  });

  it('keeps a comma that is in a name now and then', () => {
    expect(namesOf(utf8('Zoë\nJürgen (Jo, nie Jörg)\nAda'))).toEqual(['Zoë', 'Jürgen (Jo, nie Jörg)', 'Ada']);
  });

  it('is empty where nothing is to be seen', () => {
    expect(namesOf(utf8(' \n\u200b\n\n'))).toEqual([]);
    expect(readRoster('', headings)).toMatchObject({ lines: [], columns: 1 });
  });

  it('ends with a quote that nobody closed', () => {
    expect(namesOf(utf8('Zoë\n"Jürgen\nAda'))).toEqual(['Zoë', 'Jürgen Ada']);
  });

  it('is read in no time however hostile it is', () => {
    const from = performance.now();
    for (const text of ['"'.repeat(200_000), ';'.repeat(200_000), '\n'.repeat(200_000), '","\n'.repeat(50_000)]) readRoster(text, headings);
    expect(performance.now() - from).toBeLessThan(20_000);
  });

  it('has names that are seen, on one line, and no longer than a seat shows', () => {
    expect([nicknameOf(' A\u202Eda \n'), nicknameOf('🇩🇪'.repeat(30)).length <= 24, nicknameOf('\u200b')]).toEqual(['Ada', true, '']);
  });
});
