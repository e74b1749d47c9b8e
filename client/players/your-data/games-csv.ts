import type { CountedGame } from '../../storage/counted-games.ts';
import * as words from '../../words/en/your-data/save.ts';
import { BYTE_ORDER_MARK, csvRow, isoDay, type CsvCell } from '../../text/csv.ts';
import { gameName } from '../../words/game-names.ts';

const MS_PER_MINUTE = 60_000;
/** So many rows are one slice of the text. */
const SLICE = 1_000;

const yesOrNo = (is: boolean): string => (is ? words.yes : words.no);

const COLUMNS: readonly (readonly [head: string, of: (game: CountedGame) => CsvCell])[] = [
  [words.columns.date, ({ endMs, utcOffsetMin }) => localTime(endMs, utcOffsetMin)],
  [words.columns.day, ({ day }) => isoDay(day)],
  [words.columns.game, ({ game }) => gameName(game)],
  [words.columns.difficulty, ({ difficulty }) => difficulty],
  [words.columns.score, ({ score }) => score],
  [words.columns.accuracy, ({ accuracy }) => accuracy ?? ''],
  [words.columns.time, ({ timeTaken }) => timeTaken],
  [words.columns.xp, ({ xp }) => xp],
  [words.columns.resumed, ({ resumed }) => yesOrNo(resumed === true)],
  [words.columns.challenge, ({ challenge }) => challenge ?? ''],
  [words.columns.beforeReset, ({ uncounted }) => yesOrNo(uncounted === 'before_reset')],
  [words.columns.refused, ({ uncounted }) => yesOrNo(uncounted === 'refused')],
];

/** Games as a table for spreadsheet programs, in the order given: RFC 4180 in UTF-8, a row a game. In slices of text. */
export function* gamesAsCsv(games: readonly CountedGame[]): Generator<string> {
  yield BYTE_ORDER_MARK + csvRow(COLUMNS.map(([head]) => head));
  for (let from = 0; from < games.length; from += SLICE) {
    const rows = games.slice(from, from + SLICE).map((game) => csvRow(COLUMNS.map(([, of]) => of(game))));
    yield rows.join('');
  }
}

/** ISO 8601 at the player's own offset, minutes east of UTC: "2026-11-20T13:00:00+01:00". */
function localTime(ms: number, utcOffsetMin: number): string {
  const minutes = Math.abs(utcOffsetMin);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  const local = new Date(ms + utcOffsetMin * MS_PER_MINUTE).toISOString().slice(0, 19);
  return `${local}${utcOffsetMin < 0 ? '-' : '+'}${hours}:${rest}`;
}
