import type { Canonical } from '../../../shared/canonical.ts';
import type { Game } from '../../../shared/games/kit/game.ts';
import { useRead } from '../../device/use-read.ts';
import { ownerKey, useOwner } from '../run/run-owner.ts';
import { loadBests } from './load-reads.ts';

/**
 * The best pace of the current player with a set-up, in ms an answer; undefined while it is read, before the first run that can be compared,
 * and without a set-up. It is read again for another player.
 */
export function useBestPace<Config extends Canonical, Move, State>(
  rules: Game<Config, Move, State>,
  config: Config | undefined,
): number | undefined {
  const key = `${ownerKey(useOwner())} ${JSON.stringify(config)}`;
  const bests = useRead(async () => (config === undefined ? undefined : (await loadBests()).readBests(rules, config)), key);
  return bests?.standing?.figures[0].best.value;
}
