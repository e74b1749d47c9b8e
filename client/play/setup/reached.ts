import { isWithin } from '../../../shared/games/kit/range.ts';
import { RUNGS } from '../../../shared/games/kit/rungs.ts';
import { readStored } from '../../device/read-stored.ts';
import type { RunOwner } from '../../engine/engine.ts';
import type { ShownSession } from '../../storage/player-store.ts';

/** By operation the rung that the player's last run got to that fitted its questions. */
type Reached = ReadonlyMap<unknown, number>;

/** Among so many of the latest games they are looked for. */
const LATEST = 100;

/** Those of the guest in this window, whose games are not stored. */
const here = new Map<unknown, number>();

/** A run that fitted its questions is over. */
export const rememberReached = (operation: string, rung: number): void => void here.set(operation, rung);

/** The rungs that a player has reached, on whichever device. */
export async function reachedBy(owner: RunOwner): Promise<Reached> {
  if (owner.kind === 'guest') return here;
  const stored = await readStored((storage) => storage.player(owner.localId).someProgress(LATEST, []));
  return reachedIn(stored?.latest ?? []);
}

/** @param latest games, the latest first. */
export const reachedIn = (latest: readonly Pick<ShownSession, 'summary'>[]): Reached =>
  new Map(
    [...latest].reverse().flatMap(({ summary: { data } }) => {
      const { operation, reached } = data;
      return isWithin(reached, RUNGS) ? [[operation, reached] as const] : [];
    }),
  );
