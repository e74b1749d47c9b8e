import { currentPlayer, onPlayerChange } from '../device/current-player.ts';
import { untilLoaded } from '../window/missing-chunk.ts';
import { NO_BADGES_NOTICED, noticedBadges } from './noticed-badges.ts';

/** Watches the badges of whoever plays. The code for it is loaded when the first player is known; a guest has no badges. */
export function followBadges(): void {
  let watched: string | undefined;
  let stop = () => {};
  const follow = async () => {
    const player = currentPlayer();
    const localId = 'localId' in player ? player.localId : undefined;
    if (localId === watched) return;
    watched = localId;
    stop();
    stop = () => {};
    noticedBadges.set(NO_BADGES_NOTICED);
    if (localId === undefined) return;
    const { watchBadges } = await untilLoaded(() => import('./watch-badges.ts'));
    // Another player may have come in the meantime.
    if (watched === localId) stop = watchBadges(localId);
  };
  onPlayerChange(() => void follow());
  void follow();
}
