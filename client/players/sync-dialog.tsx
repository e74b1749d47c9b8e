import { useState, useSyncExternalStore } from 'react';
import type { ReceiptRow } from '../storage/records.ts';
import type { SyncState } from '../sync/status.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { useCurrentPlayer } from '../device/current-player.ts';
import { closeDialog, openAccountDeleted, openSignIn, openSignUp, openYourData } from '../device/dialogs.ts';
import { syncStatus, triggerSync } from '../device/sync-service.ts';
import { useStored } from '../device/use-stored.ts';
import { syncFailureText } from '../device/sync-failure-text.ts';
import { quietLine } from './quiet-line.ts';
import { parkedText, syncNote } from './sync-details.ts';
import * as labels from '../words/en/players/actions.ts';
import * as words from '../words/en/sync/details.ts';
import ui from '../ui/ui.module.css';
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
    <Dialog open onClose={closeDialog} title={words.title}>
      <div className={ui['column5']}>
        <p aria-live="polite">
          <span>{quietLine(status)}</span>
          {status.state === 'syncing' && pressedDuring === 'syncing' && <span>{` · ${words.inProgress}`}</span>}
        </p>
        {note !== undefined && <p>{note}</p>}
        {status.detail !== undefined && <p className={css['note']}>{words.lastAnswer(syncFailureText(status.detail))}</p>}
        {player.kind === 'learner' ? (
          <p className={css['note']}>{words.onlyHere}</p>
        ) : (
          status.state !== 'account_deleted' && <p className={css['note']}>{words.onlyWhileOpen}</p>
        )}
        {parked.length > 0 && <Parked rows={parked} />}
        <div className={page['links']}>
          {player.kind === 'account' && status.state === 'account_deleted' && (
            <Button variant="danger" onClick={() => openAccountDeleted(row)}>
              {labels.remove(row.nickname)}
            </Button>
          )}
          {player.kind === 'account' && status.state !== 'account_deleted' && (
            <Button variant={status.state === 'unknown_account' ? 'quiet' : 'primary'} onClick={syncNow}>
              {words.syncNow}
            </Button>
          )}
          {status.state === 'unknown_account' && (
            <Button variant="primary" onClick={openSignUp}>
              {words.signUpAgain}
            </Button>
          )}
          {(player.kind === 'learner' || ASKS_TO_SIGN_IN.has(status.state)) && (
            <Button onClick={() => openSignIn()}>{labels.signIn}</Button>
          )}
          <Button onClick={openYourData}>{labels.yourData}</Button>
        </div>
      </div>
    </Dialog>
  );
}

function Parked({ rows }: { readonly rows: readonly ReceiptRow[] }) {
  return (
    <section>
      <h3>{words.notTaken}</h3>
      <ul className={css['list']}>
        {rows.map((row) => (
          <li key={row.id} className={css['note']}>{`${parkedText(row)}: ${row.id}`}</li>
        ))}
      </ul>
    </section>
  );
}
