import { useEffect } from 'react';
import { untilLoaded } from '../../window/missing-chunk.ts';

/** Ends what a kill left open of this player's attempts: the screen then shows how it turned out. */
export function useLeftAttempts(localId: string | undefined): void {
  useEffect(() => {
    if (localId === undefined) return;
    void untilLoaded(() => import('../../play/page/left-attempts.ts')).then(({ endLeftAttempts }) =>
      endLeftAttempts({ kind: 'player', localId }),
    );
  }, [localId]);
}
