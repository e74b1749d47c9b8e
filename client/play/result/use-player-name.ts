import { useCurrentPlayer } from '../../device/current-player.ts';
import { firstNameOf } from '../../text/first-name.ts';

/** What the current player is called by; undefined for a guest. */
export function usePlayerName(): string | undefined {
  const player = useCurrentPlayer();
  return 'row' in player ? firstNameOf(player.row.nickname) : undefined;
}
