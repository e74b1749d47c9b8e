import { currentPlayer, onPlayerChange, type CurrentPlayer } from '../../device/current-player.ts';
import type { RunOwner } from '../../engine/engine.ts';

/** The owner of a run that begins now; undefined until the device has said who plays. */
export function ownerOf(player: CurrentPlayer): RunOwner | undefined {
  if (player.kind === 'unknown') return undefined;
  return player.kind === 'guest' ? { kind: 'guest' } : { kind: 'player', localId: player.localId };
}

/** Who plays now, as soon as that is known: play itself does not wait for it. Nobody is taken for a guest because storage is slow. */
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
