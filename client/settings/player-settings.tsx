import { Suspense } from 'react';
import { useCurrentPlayer } from '../device/current-player.ts';
import { chunk } from '../window/chunk.tsx';
import { useLeftAccount } from './use-left-account.ts';
import css from './settings.module.css';

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
