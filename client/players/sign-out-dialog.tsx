import type { PlayerRow } from '../storage/records.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { Button } from '../ui/button/button.tsx';
import { closeDialog, openDeleteAccount } from '../device/dialogs.ts';
import { LeavePlayer } from './leave-player.tsx';
import { Rich } from '../ui/rich.tsx';
import * as words from '../words/en/players/sign-out.ts';
import ui from '../ui/ui.module.css';
import css from './players.module.css';

/** The sign-out button's question (decision D8). */
export default function SignOutDialog({ row }: { readonly row: PlayerRow }) {
  return (
    <Dialog open onClose={closeDialog} title={words.title}>
      <div className={ui['column5']}>
        <LeavePlayer leaving={{ kind: 'sign-out', row }} onDone={closeDialog} />
        <p className={css['note']}>
          <Rich
            text={words.deletesNothing}
            parts={{
              remove: (inner) => (
                <Button variant="plain" onClick={() => openDeleteAccount(row)}>
                  {inner}
                </Button>
              ),
            }}
          />
        </p>
      </div>
    </Dialog>
  );
}
