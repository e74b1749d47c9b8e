import { useState } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import type { PlayerRow } from '../storage/records.ts';
import { Button } from '../ui/button/button.tsx';
import { device } from './device.ts';
import { signOut } from './sign-out.ts';
import css from './players.module.css';

export interface Leaving {
  readonly kind: 'sign-out' | 'remove';
  readonly row: PlayerRow;
}

/** What leaving means for games that never reached the server, said before it happens (decision D8). */
function consequence({ kind, row }: Leaving, unsent: number): string {
  const games = unsent === 1 ? '1 game' : `${unsent} games`;
  if (kind === 'sign-out') {
    return unsent === 0 ? 'All games are synced.' : `${games} not synced yet. They stay on this device until ${row.nickname} signs in here again.`;
  }
  if (row.kind === 'learner') return `All of ${row.nickname}’s games exist only on this device and will be deleted.`;
  return unsent === 0 ? 'All games are synced; only this device forgets them.' : `${games} not synced yet will be lost.`;
}

/** The last question before signing out or removing a player. */
export function LeavePlayer({ leaving, onDone }: { readonly leaving: Leaving; readonly onDone: () => void }) {
  const { kind, row } = leaving;
  const [busy, setBusy] = useState(false);
  const unsent = useLiveQuery(async () => {
    const counts = await device().storage.players.unsent(row.localId);
    return counts.ok ? counts.value.waiting : 0;
  }, [row.localId]);
  if (unsent === undefined) return null;

  const leave = async () => {
    setBusy(true);
    if (kind === 'sign-out') await signOut(row.localId);
    else await device().storage.players.removeFromDevice(row.localId);
    setBusy(false);
    onDone();
  };

  return (
    <>
      <p>
        <strong>{kind === 'sign-out' ? `Sign out ${row.nickname}?` : `Remove ${row.nickname} from this device?`}</strong>
      </p>
      <p>{consequence(leaving, unsent)}</p>
      <div className={css['actions']}>
        <Button variant={kind === 'remove' ? 'danger' : 'primary'} busy={busy} onClick={() => void leave()}>
          {kind === 'sign-out' ? 'Sign out' : 'Remove'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </>
  );
}
