import { useState } from 'react';
import type { PlayerRow } from '../storage/records.ts';
import type { PlayersError, Unsent } from '../storage/players.ts';
import { Button } from '../ui/button/button.tsx';
import { focusFirst } from '../ui/overlay/focus-first.ts';
import { Banner } from '../ui/overlay/banner.tsx';
import { tellDeletedAccounts } from '../device/deleted-accounts.ts';
import { device } from '../device/device.ts';
import { openYourData } from '../device/dialogs.ts';
import { signOut } from '../auth/sign-out.ts';
import { storageSentence } from '../device/storage-sentence.ts';
import { useStored } from '../device/use-stored.ts';
import { deleted } from '../words/en/device/deleted-accounts.ts';
import * as labels from '../words/en/players/actions.ts';
import * as words from '../words/en/players/leave.ts';
import page from '../ui/page.module.css';

export interface Leaving {
  /** `deleted`: the account was deleted on the server, and this device is to forget it. */
  readonly kind: 'sign-out' | 'remove' | 'deleted';
  readonly row: PlayerRow;
}

/** What leaving means for what never reached the server. Shown before it happens (decision D8). */
export function consequence(leaving: Leaving, unsent: Pick<Unsent, 'waiting' | 'parked' | 'profile'>): string {
  return [ofGames(leaving, unsent), ofProfile(leaving, unsent)].join(' ').trim();
}

/** Of a deleted account nothing can go up any more. */
function ofProfile({ kind, row }: Leaving, { profile }: Pick<Unsent, 'profile'>): string {
  const [first, second] = profile;
  if (first === undefined || kind === 'deleted') return '';
  const what = second === undefined ? first : 'both';
  return kind === 'remove' ? words.profileLost[what] : words.profileWaits[what](row.nickname);
}

function ofGames({ kind, row }: Leaving, { waiting, parked }: Pick<Unsent, 'waiting' | 'parked'>): string {
  // Items that the server rejected exist only on this device, too.
  const unsent = waiting + parked;
  if (kind === 'sign-out') return unsent === 0 ? words.allSynced : words.stay(unsent, row.nickname);
  if (kind === 'deleted') return unsent === 0 ? words.gone : `${words.gone} ${words.lostUnlessSaved(unsent)}`;
  if (row.kind === 'learner') return words.onlyHere(row.nickname);
  return unsent === 0 ? words.onlyForgotten : words.lost(unsent);
}

function questionOf({ kind, row: { nickname } }: Leaving): string {
  if (kind === 'deleted') return deleted(nickname);
  return kind === 'sign-out' ? words.askSignOut(nickname) : words.askRemove(nickname);
}

function actionOf({ kind, row }: Leaving): string {
  if (kind === 'sign-out') return words.signOut;
  return kind === 'deleted' ? labels.remove(row.nickname) : words.remove;
}

/** The last question before signing out or removing a player. */
export function LeavePlayer({ leaving, onDone }: { readonly leaving: Leaving; readonly onDone: () => void }) {
  const { kind, row } = leaving;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<PlayersError>();
  const counts = useStored(async ({ players }) => players.unsent(row.localId), row.localId);
  if (counts === undefined) return null;

  const leave = async () => {
    setBusy(true);
    const left = kind === 'sign-out' ? await signOut(row.localId) : await device().storage.players.removeFromDevice(row.localId);
    setBusy(false);
    if (!left.ok) return setRefused(left.error);
    onDone();
    if (kind !== 'sign-out') await tellDeletedAccounts();
  };

  return (
    <>
      <p>
        <strong>{questionOf(leaving)}</strong>
      </p>
      <p>{counts.ok ? consequence(leaving, counts.value) : storageSentence(counts.error)}</p>
      {refused !== undefined && <Banner tone="wrong">{storageSentence(refused)}</Banner>}
      <div className={page['links']}>
        <Button variant={kind === 'sign-out' ? 'primary' : 'danger'} busy={busy} onClick={() => void leave()}>
          {actionOf(leaving)}
        </Button>
        {kind === 'deleted' && <Button onClick={openYourData}>{labels.yourData}</Button>}
        <Button ref={kind === 'sign-out' ? undefined : focusFirst} onClick={onDone}>
          {kind === 'deleted' ? words.later : labels.cancel}
        </Button>
      </div>
    </>
  );
}
