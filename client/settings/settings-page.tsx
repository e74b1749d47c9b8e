import { Suspense } from 'react';
import { useCurrentPlayer } from '../device/current-player.ts';
import { lazyPart } from '../window/lazy-part.ts';
import { GuestSettings } from './guest-settings.tsx';
import { useLeftAccount } from './use-left-account.ts';
import page from '../ui/page.module.css';
import css from './settings.module.css';

const LearnerSettings = lazyPart(() => import('./learner-settings.tsx'));
const AccountSettings = lazyPart(() => import('./account-settings.tsx'));

/** /settings: for a guest, a learner on this device, or an account. */
export default function SettingsPage() {
  const player = useCurrentPlayer();
  useLeftAccount(player);
  if (player.kind === 'unknown') return null;
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>Settings</h1>
      </header>
      <div className={css['sections']}>
        <Suspense>
          {player.kind === 'guest' && <GuestSettings />}
          {player.kind === 'learner' && <LearnerSettings key={player.localId} row={player.row} />}
          {player.kind === 'account' && <AccountSettings key={player.localId} row={player.row} />}
        </Suspense>
      </div>
    </div>
  );
}
