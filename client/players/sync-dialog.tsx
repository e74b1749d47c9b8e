import { useState, useSyncExternalStore } from 'react';
import type { ReceiptRow } from '../storage/records.ts';
import { quietLine, syncNote, type SyncState } from '../sync/status.ts';
import { parkedText, SUBMIT_TEXTS } from '../sync/texts.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { useCurrentPlayer } from '../device/current-player.ts';
import { closeDialog, openAccountDeleted, openSignIn, openSignUp, openYourData } from '../device/dialogs.ts';
import { syncStatus, triggerSync } from '../device/sync-service.ts';
import { useStored } from '../device/use-stored.ts';
import page from '../ui/page.module.css';
import css from './players.module.css';

const ASKS_TO_SIGN_IN: ReadonlySet<SyncState> = new Set(['sign_in', 'sign_in_again', 'unknown_account']);
const NO_ROWS: readonly ReceiptRow[] = [];

/** The details of sync: how many items wait, which were rejected and why, and the way to a file with everything (P4, P11). */
export default function SyncDialog() {
  const player = useCurrentPlayer();
  const row = player.kind === 'learner' || player.kind === 'account' ? player.row : undefined;
  const status = useSyncExternalStore(syncStatus.subscribe, syncStatus.getSnapshot);
  const parked = useStored(async (storage) => (row ? storage.player(row.localId).parked() : NO_ROWS), row?.localId ?? '') ?? NO_ROWS;
  const [pressedDuring, setPressedDuring] = useState<SyncState>();
  if (!row || !status) return null;
  const syncNow = () => {
    setPressedDuring(status.state);
    triggerSync('now');
  };
  const note = syncNote(status);

  return (
    <Dialog open onClose={closeDialog} title="Saved games">
      <div className={css['stack']}>
        <p aria-live="polite">
          <span>{quietLine(status)}</span>
          {status.state === 'syncing' && pressedDuring === 'syncing' && <span>{` · ${SUBMIT_TEXTS.inProgress}`}</span>}
        </p>
        {note !== undefined && <p>{note}</p>}
        {status.detail !== undefined && <p className={css['note']}>{`Last answer: ${status.detail}`}</p>}
        {player.kind === 'learner' ? (
          <p className={css['note']}>
            These games are in this browser only. If its data is deleted they are gone: make an account to sync them, or save a backup file.
          </p>
        ) : (
          status.state !== 'account_deleted' && (
            <p className={css['note']}>
              Safari and Firefox send games only while Tenfold is open. Games that were not sent are lost if this browser’s data is deleted.
            </p>
          )
        )}
        {parked.length > 0 && <Parked rows={parked} />}
        <div className={page['links']}>
          {player.kind === 'account' && status.state === 'account_deleted' && (
            <Button variant="danger" onClick={() => openAccountDeleted(row)}>{`Remove ${row.nickname}`}</Button>
          )}
          {player.kind === 'account' && status.state !== 'account_deleted' && (
            <Button variant={status.state === 'unknown_account' ? 'quiet' : 'primary'} onClick={syncNow}>
              Sync now
            </Button>
          )}
          {status.state === 'unknown_account' && (
            <Button variant="primary" onClick={openSignUp}>
              Sign up again
            </Button>
          )}
          {(player.kind === 'learner' || ASKS_TO_SIGN_IN.has(status.state)) && <Button onClick={() => openSignIn()}>Sign in</Button>}
          <Button onClick={openYourData}>Your data</Button>
        </div>
      </div>
    </Dialog>
  );
}

function Parked({ rows }: { readonly rows: readonly ReceiptRow[] }) {
  return (
    <section>
      <h3>Not taken by the server</h3>
      <ul className={css['list']}>
        {rows.map((row) => (
          <li key={row.id} className={css['note']}>{`${parkedText(row)}: ${row.id}`}</li>
        ))}
      </ul>
    </section>
  );
}
