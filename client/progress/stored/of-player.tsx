import type { ReactNode } from 'react';
import { useCurrentPlayer } from '../../device/current-player.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { reloadPage } from '../../window/load-page.ts';
import { Loading, Retry } from './loading.tsx';

interface OfPlayerProps {
  readonly children: (row: PlayerRow) => ReactNode;
}

/** What is read of whoever plays, once the device has said who that is. Another player's screen is another one. */
export function OfPlayer({ children }: OfPlayerProps) {
  const player = useCurrentPlayer();
  if ('localId' in player) return children(player.row);
  const isLate = player.kind === 'unknown' && player.problem !== undefined;
  return isLate ? <Retry onRetry={reloadPage} /> : <Loading />;
}
