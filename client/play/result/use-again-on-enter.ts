import type { RefObject } from 'react';
import { useGameKeys } from '../input/use-game-keys.ts';

/** On a result, Enter plays again as soon as its button is there. `home`: something of a result that is a dialog itself. */
export function useAgainOnEnter(onAgain: () => void, active: boolean, home?: RefObject<Element | null>): void {
  useGameKeys(onAgain, { only: 'enter', active, ...(home ? { home } : {}) });
}
