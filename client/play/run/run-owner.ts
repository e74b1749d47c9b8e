import { currentPlayer, onPlayerChange, type CurrentPlayer } from '../../device/current-player.ts';
import type { RunOwner } from '../../engine/engine.ts';

/** The owner of a run that begins now; undefined until the device has said who plays. */
export function ownerOf(player: CurrentPlayer): RunOwner | undefined {
  if (player.kind === 'unknown') return undefined;
  return player.kind === 'guest' ? { kind: 'guest' } : { kind: 'player', localId: player.localId };
}

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
