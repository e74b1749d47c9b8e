import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { device } from '../../device/device.ts';
import { closeDialog, openSignIn } from '../../device/dialogs.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { GuestData } from './guest-data.tsx';
import { PlayerData } from './player-data.tsx';
import * as words from '../../words/en/your-data/dialog.ts';

/** Backup, restore and the table of games of the current player. */
export default function YourDataDialog() {
  const player = useCurrentPlayer();
  const play = async (row: PlayerRow) => {
    if (row.signedOut) return openSignIn();
    await device().storage.players.switchTo(row.localId);
    closeDialog();
  };
  if (player.kind === 'unknown') return null;
  return (
    <Dialog open onClose={closeDialog} title={words.title}>
      {player.kind === 'guest' ? (
        <GuestData onPage={false} onPlay={(row) => void play(row)} />
      ) : (
        <PlayerData row={player.row} onPage={false} onPlay={(row) => void play(row)} />
      )}
    </Dialog>
  );
}
