import type { ReactNode } from 'react';
import { Avatar } from '../art/avatar.tsx';
import { useStoredRead } from '../device/use-stored.ts';
import type { PlayerRow } from '../storage/records.ts';

interface PlayerMarkProps {
  readonly row: PlayerRow;
  /** Shown until the device has said whether there is a picture, so that no letter flashes up before it. */
  readonly waiting: ReactNode;
}

/** The mark of whoever plays: the account's picture as this device keeps it, else shape and letter. */
export default function PlayerMark({ row, waiting }: PlayerMarkProps) {
  // Only an account has a picture.
  if (row.kind === 'account') return <AccountMark row={row} waiting={waiting} />;
  return <Avatar name={row.nickname} colour={row.colour} shape={row.shape} />;
}

function AccountMark({ row, waiting }: PlayerMarkProps) {
  const { value, refused } = useStoredRead(async (storage) => ({ profile: await storage.player(row.localId).profile() }), row.localId);
  if (!value && !refused) return waiting;
  return <Avatar name={row.nickname} colour={row.colour} shape={row.shape} picture={value?.profile?.picture?.image} />;
}
