import { useEffect, useRef, type RefObject } from 'react';
import { useGameKeys } from './use-game-keys.ts';

/** Keys meant for the game that just ended start nothing. */
export const DEAF_MS = 800;

/** On a result, Enter plays again, once the keys of the game are over. `home`: something of a result that is a dialog itself. */
export function useAgainOnEnter(onAgain: () => void, home?: RefObject<Element | null>): void {
  const mounted = useRef(0);
  useEffect(() => {
    mounted.current = performance.now();
  }, []);
  useGameKeys(
    () => {
      if (performance.now() - mounted.current > DEAF_MS) onAgain();
    },
    { only: 'enter', ...(home ? { home } : {}) },
  );
}
