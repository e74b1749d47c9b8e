import { useCurrentPlayer } from '../device/current-player.ts';
import { whenPlayerKnown } from '../device/when-player-known.ts';
import { classes } from '../ui/classes.ts';
import { deferredChunk } from '../window/chunk.tsx';
import { GuestSettings } from './guest-settings.tsx';
import * as words from '../words/en/settings/page.ts';
import shown from '../ui/by-player.module.css';
import page from '../ui/page.module.css';
import css from './settings.module.css';

const OfflineState = deferredChunk(() => import('./offline-state.tsx'));
const PlayerSettings = deferredChunk(() => import('./player-settings.tsx'), whenPlayerKnown);

/** /settings: for a guest, a learner on this device, or an account. A guest's and a player's are in the markup, and CSS shows one. */
export default function SettingsPage() {
  const player = useCurrentPlayer();
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <OfflineState />
      </header>
      <div className={classes(css['place'], shown['player'])}>
        <PlayerSettings />
      </div>
      <div className={classes(css['place'], shown['guest'])}>
        {/* Begun anew for the next guest: the file that one has chosen is not the other's. */}
        {!('localId' in player) && (
          <div className={css['sections']}>
            <GuestSettings isKnown={player.kind === 'guest'} />
          </div>
        )}
      </div>
    </div>
  );
}
