import type { PlayerRow } from '../storage/records.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { closeDialog } from '../device/dialogs.ts';
import { LeavePlayer } from './leave-player.tsx';
import * as words from '../words/en/players/account-deleted.ts';
import ui from '../ui/ui.module.css';

/** What the deletion of an account on the server means here, before this device forgets its player. */
export default function AccountDeletedDialog({ row }: { readonly row: PlayerRow }) {
  return (
    <Dialog open onClose={closeDialog} title={words.title}>
      <div className={ui['column5']}>
        <LeavePlayer leaving={{ kind: 'deleted', row }} onDone={closeDialog} />
      </div>
    </Dialog>
  );
}
