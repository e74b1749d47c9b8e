import { Suspense, useEffect, useRef } from 'react';
import { useCurrentPlayer, type CurrentPlayer } from '../device/current-player.ts';
import { chunk } from '../window/chunk.tsx';
import css from './settings.module.css';
import { useNavigate } from '@tanstack/react-router';
import { readStored } from '../device/read-stored.ts';

/** Leads home when the account that this page was about has signed out here, or is gone (spec 2 §4, "Sign-out"). */
function useLeftAccount(player: CurrentPlayer): void {
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

const LearnerSettings = chunk(() => import('./learner-settings.tsx'));
const AccountSettings = chunk(() => import('./account-settings.tsx'));

/** The settings of whoever plays; an empty place until the device says who that is. */
export default function PlayerSettings() {
  const player = useCurrentPlayer();
  useLeftAccount(player);
  return (
    <div className={css['sections']} aria-busy={!('localId' in player)}>
      <Suspense>
        {player.kind === 'learner' && <LearnerSettings key={player.localId} row={player.row} />}
        {player.kind === 'account' && <AccountSettings key={player.localId} row={player.row} />}
      </Suspense>
    </div>
  );
}
