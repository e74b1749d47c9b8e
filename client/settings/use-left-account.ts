import { useEffect, useRef } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { CurrentPlayer } from '../device/current-player.ts';
import { readStored } from '../device/read-stored.ts';

/** Leads home when the account that this page was about has signed out here, or is gone (spec 2 §4, "Sign-out"). */
export function useLeftAccount(player: CurrentPlayer): void {
  const navigate = useNavigate();
  const account = useRef<string>(undefined);
  const localId = player.kind === 'account' ? player.localId : undefined;
  useEffect(() => {
    const before = account.current;
    account.current = localId;
    if (before === undefined || player.kind !== 'guest') return;
    void readStored(({ players }) => players.list()).then((rows) => {
      const row = rows?.find((each) => each.localId === before);
      if (rows && (!row || row.signedOut === true)) void navigate({ to: '/' });
    });
  }, [localId, player.kind, navigate]);
}
