import type { PlayerRow } from '../storage/records.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { closeDialog } from '../device/dialogs.ts';
import { LeavePlayer } from './leave-player.tsx';
import css from './players.module.css';

/** The sign-out button's question (decision D8). */
export default function SignOutDialog({ row }: { readonly row: PlayerRow }) {
  return (
    <Dialog open onClose={closeDialog} title="Sign out">
      <div className={css['stack']}>
        <LeavePlayer leaving={{ kind: 'sign-out', row }} onDone={closeDialog} />
      </div>
    </Dialog>
  );
}
