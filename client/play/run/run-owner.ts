import { currentPlayer, onPlayerChange, type CurrentPlayer } from '../../device/current-player.ts';
import type { Recorder } from '../../engine/engine.ts';

/** Who a run is recorded for; undefined until the device has said who plays. */
export function recorderOf(player: CurrentPlayer): Recorder | undefined {
  if (player.kind === 'unknown') return undefined;
  return player.kind === 'guest' ? { kind: 'guest' } : { kind: 'player', localId: player.localId };
}

/** Who plays now, as soon as that is known: play itself does not wait for it. Nobody is taken for a guest because storage is slow. */
export function whoPlays(): Promise<Recorder> {
  return new Promise((resolve) => {
    const settle = (recorder: Recorder | undefined) => {
      if (!recorder) return;
      stop();
      resolve(recorder);
    };
    const stop = onPlayerChange(() => settle(recorderOf(currentPlayer())));
    settle(recorderOf(currentPlayer()));
  });
}
