import type { ReactNode } from 'react';
import { Avatar } from '../art/avatar.tsx';
import { useStoredRead } from '../device/use-stored.ts';
import type { PlayerRow } from '../storage/records.ts';

interface PlayerMarkProps {
  readonly row: PlayerRow;
  /** Shown until the device has said whether there is a picture; shape and letter if absent. */
  readonly waiting?: ReactNode;
}

/**
 * The mark of whoever plays: the account's picture as this device keeps it, else shape and letter. Nobody else's picture is shown on the
 * device (P7).
 */
export default function PlayerMark({ row, waiting }: PlayerMarkProps) {
  // Only an account has a picture.
  if (row.kind === 'account') return <AccountMark row={row} waiting={waiting} />;
  return <Mark row={row} />;
}

const Mark = ({ row, picture }: { readonly row: PlayerRow; readonly picture?: string | undefined }) => (
  <Avatar name={row.nickname} colour={row.colour} shape={row.shape} picture={picture} />
);

function AccountMark({ row, waiting }: PlayerMarkProps) {
  const { value, refused } = useStoredRead(async (storage) => ({ profile: await storage.player(row.localId).profile() }), row.localId);
  if (!value && !refused && waiting !== undefined) return waiting;
  return <Mark row={row} picture={value?.profile?.picture?.image} />;
}
