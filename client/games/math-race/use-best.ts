import type { MathRaceConfig } from '../../../shared/games/math-race/v1/config.ts';
import { mathRace } from '../../../shared/games/math-race/v1/rules.ts';
import { useRead } from '../../device/use-read.ts';
import { ownerKey, useOwner } from '../../play/run/run-owner.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';

/**
 * The best pace of the current player with a set-up, in ms an answer; undefined while it is read, before the first run that can be compared,
 * and without a set-up. It is read again for another player.
 */
export function useBest(config: MathRaceConfig | undefined): number | undefined {
  const key = `${ownerKey(useOwner())} ${JSON.stringify(config)}`;
  // Imported here, for the pages of other games show no such line, and need not name what it takes.
  const load = () => untilLoaded(() => import('../../play/result/read-bests.ts'));
  const bests = useRead(async () => (config === undefined ? undefined : (await load()).readBests(mathRace, config)), key);
  return bests?.standing?.figures[0].best.value;
}
