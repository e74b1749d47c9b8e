import { useEffect } from 'react';
import { followDevice, hasNextPlayer, pinPlayer, onNextPlayer } from '../../device/current-player.ts';

/**
 * Keeps the player of a game while the game or its summary is on screen, even if another tab switches players. `nth` counts the runs of
 * this page; it is undefined at the set-up. A player who was chosen in this tab on a summary is kept from the next game on.
 */
export function usePinnedPlayer(nth: number | undefined): void {
  const keeping = nth !== undefined;
  useEffect(() => {
    if (nth !== undefined) pinPlayer();
  }, [nth]);
  useEffect(() => {
    if (!keeping) return undefined;
    let over = false;
    let unwatch: (() => void) | undefined;
    const watch = async () => {
      const { followIfGone } = await import('../../device/pinned-player.ts');
      if (!over) unwatch ??= followIfGone();
    };
    const stop = onNextPlayer(() => {
      if (hasNextPlayer()) void watch();
    });
    return () => {
      over = true;
      stop();
      unwatch?.();
      followDevice();
    };
  }, [keeping]);
}
