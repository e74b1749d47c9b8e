import { currentPlayer, onPlayerChange, type CurrentPlayer } from '../account/current-player.ts';
import type { Recorder } from '../engine/engine.ts';
import { browserPorts } from './browser-ports.ts';

/** Who a run is recorded for; undefined until the device has said who plays. */
export function recorderOf(player: CurrentPlayer): Recorder | undefined {
  if (player.kind === 'unknown') return undefined;
  return player.kind === 'guest' ? { kind: 'guest' } : { kind: 'player', localId: player.localId };
}

/** A device that has not said by then who plays cannot store anything either. */
const PATIENCE_MS = 10_000;

/** Who plays now, as soon as that is known: play itself does not wait for it. */
export function whoPlays(): Promise<Recorder> {
  return new Promise((resolve) => {
    const settle = (recorder: Recorder | undefined) => {
      if (!recorder) return;
      stop();
      cancel();
      resolve(recorder);
    };
    const stop = onPlayerChange(() => settle(recorderOf(currentPlayer())));
    const cancel = browserPorts.after(PATIENCE_MS, () => settle({ kind: 'guest' }));
    settle(recorderOf(currentPlayer()));
  });
}
