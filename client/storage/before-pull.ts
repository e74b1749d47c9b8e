import { localGames } from './local-games.ts';
import type { PlayerDatabase } from './player-database.ts';
import { countLocalGames, sessionsOf } from './rules/counted-rows.ts';
import { PAGE } from './rules/pages.ts';
import { acknowledgedGames, claimsBeforePull, type BeforePull } from './rules/pull-store.ts';
import type { PlayerReads } from './tables/player-tables.ts';

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
