import type { PlayerDatabase } from './player-database.ts';
import type { SessionRow } from './records.ts';
import { correctLocal, storedLocal } from './rules/check.ts';
import { claimsOf, countLocalGames, foldFurther, foldOver, sessionsOf } from './rules/counted-rows.ts';
import { PAGE, sessionsAfter } from './rules/pages.ts';
import { acknowledgedGames, claimsBeforePull, type BeforePull } from './rules/pull-store.ts';
import type { PlayerReads } from './tables/player-tables.ts';

/** The local games, page by page, each read by itself: a game that is counted meanwhile may be among them or not. */
async function* localGames(database: PlayerDatabase): AsyncGenerator<readonly SessionRow[]> {
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

/**
 * What a pull has to know when it begins: by one read, unless so many games are local that others would wait for it. Then the games are
 * read first: one that another tab's pull contains meanwhile is contained as well after this one.
 */
export async function readBeforePull(database: PlayerDatabase): Promise<BeforePull> {
  const few = await database.transact('read', readIfFew);
  if (few) return few;
  const acknowledged: string[] = [];
  for await (const games of localGames(database))
    acknowledged.push(...(await database.transact('autocommit', (tx) => acknowledgedGames(tx, games))));
  return withGames(await database.transact('read', claimsBeforePull), acknowledged);
}

async function readIfFew(tx: PlayerReads): Promise<BeforePull | undefined> {
  if ((await countLocalGames(tx)) > PAGE) return undefined;
  const acknowledged = await acknowledgedGames(tx, await sessionsOf(tx, 'local'));
  return withGames(await claimsBeforePull(tx), acknowledged);
}

const withGames = (claims: BeforePull, games: readonly string[]): BeforePull => ({
  ...claims,
  acknowledged: [...games, ...claims.acknowledged],
});

/**
 * Folds the local rows anew, page by page, and replaces the stored fold if it differs from them [S5]; true if it did. A game that was
 * counted meanwhile leaves the matter to the next check.
 */
export async function checkLocal(database: PlayerDatabase): Promise<boolean> {
  const stored = await database.transact('read', storedLocal);
  if (!stored) return false;
  let right = foldOver(await database.transact('autocommit', (tx) => claimsOf(tx, 'local')), stored.reset);
  for await (const games of localGames(database)) right = foldFurther(right, games, stored.reset);
  return database.transact('write', (tx) => correctLocal(tx, stored, right));
}
