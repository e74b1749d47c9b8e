import { localGames } from './local-games.ts';
import type { PlayerDatabase } from './player-database.ts';
import { acknowledgedGames, claimsBeforePull, type BeforePull } from './rules/pull-store.ts';

/**
 * What a pull has to know when it begins. The games are read first: one that another tab's pull contains meanwhile is contained as well
 * after this one.
 */
export async function readBeforePull(database: PlayerDatabase): Promise<BeforePull> {
  const acknowledged: string[] = [];
  for await (const games of localGames(database))
    acknowledged.push(...(await database.transact('autocommit', (tx) => acknowledgedGames(tx, games))));
  const rest = await database.transact('read', claimsBeforePull);
  return { ...rest, acknowledged: [...acknowledged, ...rest.acknowledged] };
}
