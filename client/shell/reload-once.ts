import { gameInProgress } from '../window/game-in-progress.ts';
import { version } from '../../shared/build-stamp.ts';

const key = 'tenfold-reloaded';

/**
 * A part of the app that can't be loaded is most often a part of a version that is gone: one reload gets the present one. The same
 * version never reloads twice, so a part that really is missing ends on the error screen instead of in a loop.
 */
export function reloadOnceOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    // A reload would end a game that is being played.
    if (gameInProgress.getSnapshot() || !mayReload()) return;
    event.preventDefault();
    location.reload();
  });
}

function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(key) === version) return false;
    sessionStorage.setItem(key, version);
    return true;
  } catch {
    return false;
  }
}
