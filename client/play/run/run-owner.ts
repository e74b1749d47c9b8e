import { currentPlayer, onPlayerChange, useCurrentPlayer, type CurrentPlayer } from '../../device/current-player.ts';
import type { RunOwner } from '../../engine/engine.ts';

/** The owner of a run that begins now; undefined until the device has said who plays. */
function ownerOf(player: CurrentPlayer): RunOwner | undefined {
  if (player.kind === 'unknown') return undefined;
  return player.kind === 'guest' ? { kind: 'guest' } : { kind: 'player', localId: player.localId };
}

/** The owner of a run that begins now, for a screen; undefined until the device has said who plays. */
export const useOwner = (): RunOwner | undefined => ownerOf(useCurrentPlayer());

/** Who plays, as far as the device has said it. */
export const ownerNow = (): RunOwner | undefined => ownerOf(currentPlayer());

/** Tells owners apart, as the key of what is read for one. */
export const ownerKey = (owner: RunOwner | undefined): string => (owner?.kind === 'player' ? owner.localId : (owner?.kind ?? ''));

/** Resolves with the current player as soon as that is known, however slow storage is. Play does not wait for it. */
export function whoPlays(): Promise<RunOwner> {
  return new Promise((resolve) => {
    const answer = (owner: RunOwner | undefined) => {
      if (!owner) return;
      stop();
      resolve(owner);
    };
    const stop = onPlayerChange(() => answer(ownerOf(currentPlayer())));
    answer(ownerOf(currentPlayer()));
  });
}
