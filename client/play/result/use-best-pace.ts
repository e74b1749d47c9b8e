import type { Canonical } from '../../../shared/canonical.ts';
import type { Clocked } from '../../../shared/games/kit/clocked.ts';
import type { Game } from '../../../shared/games/kit/game.ts';
import { useRead } from '../../device/use-read.ts';
import { useClock } from '../choices/use-clock.ts';
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

/** The same with a set-up that is being chosen, by the clock of the next game. Without a clock no time is told (decision G26). */
export function useBestPaceAhead<Setup extends { readonly [field: string]: Canonical }, Move, State>(
  rules: Game<Clocked<Setup>, Move, State>,
  setup: Setup | undefined,
): number | undefined {
  const clock = useClock();
  return useBestPace(rules, setup && clock !== null && clock !== 'off' ? { ...setup, clock } : undefined);
}
