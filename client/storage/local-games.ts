import type { PlayerDatabase } from './player-database.ts';
import type { SessionRow } from './records.ts';
import { countLocalGames, sessionsOf } from './rules/counted-rows.ts';
import { PAGE, sessionsAfter } from './rules/pages.ts';

/** The local games, page by page, each read by itself: a game that is counted meanwhile may be among them or not. */
export async function* localGames(database: PlayerDatabase): AsyncGenerator<readonly SessionRow[]> {
  // Few of many games are found by their index; an index has no pages.
  const isFew = (await database.transact('autocommit', countLocalGames)) <= PAGE;
  if (isFew) return yield await database.transact('autocommit', (tx) => sessionsOf(tx, 'local'));
  for (let last = '', isMore = true; isMore;) {
    const rows = await database.transact('autocommit', (tx) => sessionsAfter(tx, last, PAGE));
    yield rows.filter(({ contained }) => contained === 0);
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === PAGE;
  }
  return undefined;
}
