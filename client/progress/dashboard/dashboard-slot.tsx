import { currentPlayer, onPlayerChange } from '../../device/current-player.ts';
import { deferredPart } from '../../window/deferred-part.tsx';

const isPlayed = (): boolean => 'localId' in currentPlayer();

function somebodyPlays(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (!isPlayed()) return;
      stop();
      done();
    };
    const stop = onPlayerChange(look);
    look();
  });
}

/** The dashboard's place in the home document. A guest's window, which does not show it, never fetches its code. */
export const DashboardSlot = deferredPart(() => import('./dashboard-place.tsx'), somebodyPlays);
