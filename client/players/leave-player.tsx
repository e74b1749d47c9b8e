import { useState } from 'react';
import type { PlayerRow } from '../storage/records.ts';
import type { PlayersError } from '../storage/players.ts';
import type { SyncCounts } from '../storage/player-store.ts';
import { amount } from '../text/number.ts';
import { Button } from '../ui/button/button.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { device } from '../device/device.ts';
import { signOut } from '../auth/sign-out.ts';
import { storageSentence } from '../device/storage-sentence.ts';
import { useStored } from '../device/use-stored.ts';
import page from '../ui/page.module.css';

export interface Leaving {
  readonly kind: 'sign-out' | 'remove';
  readonly row: PlayerRow;
}

/** What leaving means for games that never reached the server. Shown before it happens (decision D8). */
export function consequence({ kind, row }: Leaving, { waiting, parked }: Pick<SyncCounts, 'waiting' | 'parked'>): string {
  // Items that the server rejected exist only on this device, too.
  const unsent = waiting + parked;
  const games = amount(unsent, 'game');
  if (kind === 'sign-out') {
    return unsent === 0
      ? 'All games are synced.'
      : `${games} not synced. They stay on this device until ${row.nickname} signs in here again.`;
  }
  if (row.kind === 'learner') return `All of ${row.nickname}’s games exist only on this device and will be deleted.`;
  return unsent === 0 ? 'All games are synced; only this device forgets them.' : `${games} not synced will be lost.`;
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
    if (left.ok) onDone();
    else setRefused(left.error);
  };

  return (
    <>
      <p>
        <strong>{kind === 'sign-out' ? `Sign out ${row.nickname}?` : `Remove ${row.nickname} from this device?`}</strong>
      </p>
      <p>{counts.ok ? consequence(leaving, counts.value) : storageSentence(counts.error)}</p>
      {refused !== undefined && <Banner tone="wrong">{storageSentence(refused)}</Banner>}
      <div className={page['links']}>
        <Button variant={kind === 'remove' ? 'danger' : 'primary'} busy={busy} onClick={() => void leave()}>
          {kind === 'sign-out' ? 'Sign out' : 'Remove'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </>
  );
}
