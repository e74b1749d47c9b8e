import { useEffect } from 'react';
import { followDevice, hasNextPlayer, keepPlayer, onNextPlayer } from '../../device/current-player.ts';

/**
 * While a game or its summary is on screen the page belongs to its player, whoever is chosen in another tab. `nth` counts the runs of
 * this page, undefined is its set-up: who was chosen in this tab on a summary is kept from the next game on.
 */
export function useKeptPlayer(nth: number | undefined): void {
  const keeping = nth !== undefined;
  useEffect(() => {
    if (nth !== undefined) keepPlayer();
  }, [nth]);
  useEffect(() => {
    if (!keeping) return undefined;
    let over = false;
    let unwatch: (() => void) | undefined;
    const watch = async () => {
      const { followIfGone } = await import('../../device/kept-player.ts');
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
