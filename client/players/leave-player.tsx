import { useState } from 'react';
import type { PlayerRow } from '../storage/records.ts';
import type { PlayersError, Unsent } from '../storage/players.ts';
import { amount } from '../text/number.ts';
import { Button } from '../ui/button/button.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { tellDeletedAccounts } from '../device/deleted-accounts.ts';
import { device } from '../device/device.ts';
import { openYourData } from '../device/dialogs.ts';
import { signOut } from '../auth/sign-out.ts';
import { storageSentence } from '../device/storage-sentence.ts';
import { useStored } from '../device/use-stored.ts';
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
  if (profile.length === 0 || kind === 'deleted') return '';
  const [what, isOne] = [[...profile].sort().join(' and '), profile.length === 1];
  if (kind === 'remove') return `The new ${what} ${isOne ? 'is' : 'are'} not synced and will be lost.`;
  return `The new ${what} ${isOne ? 'is' : 'are'} not synced and ${isOne ? 'waits' : 'wait'} until ${row.nickname} signs in here again.`;
}

function ofGames({ kind, row }: Leaving, { waiting, parked }: Pick<Unsent, 'waiting' | 'parked'>): string {
  // Items that the server rejected exist only on this device, too.
  const unsent = waiting + parked;
  const games = amount(unsent, 'game');
  if (kind === 'sign-out') {
    return unsent === 0
      ? 'All games are synced.'
      : `${games} not synced. They stay on this device until ${row.nickname} signs in here again.`;
  }
  if (kind === 'deleted') {
    const gone = 'Everything that the server had of it is gone, and this device forgets it, too.';
    return unsent === 0 ? gone : `${gone} ${games} that no server ever got will be lost: to keep them, save a backup file first.`;
  }
  if (row.kind === 'learner') return `All of ${row.nickname}’s games exist only on this device and will be deleted.`;
  return unsent === 0 ? 'All games are synced; only this device forgets them.' : `${games} not synced will be lost.`;
}

function questionOf({ kind, row: { nickname } }: Leaving): string {
  if (kind === 'deleted') return `${nickname}’s account was deleted.`;
  return kind === 'sign-out' ? `Sign out ${nickname}?` : `Remove ${nickname} from this device?`;
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
          {kind === 'sign-out' ? 'Sign out' : `Remove ${kind === 'deleted' ? row.nickname : ''}`.trimEnd()}
        </Button>
        {kind === 'deleted' && <Button onClick={openYourData}>Your data</Button>}
        <Button onClick={onDone}>{kind === 'deleted' ? 'Later' : 'Cancel'}</Button>
      </div>
    </>
  );
}
