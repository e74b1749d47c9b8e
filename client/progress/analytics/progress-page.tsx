import shown from '../../ui/by-player.module.css';
import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import page from '../../ui/page.module.css';
import { deferredChunk } from '../../window/chunk.tsx';
import { whenPlayerKnown } from '../../device/when-player-known.ts';
import * as words from '../../words/en/analytics/page.ts';
import { GuestStats } from './guest-stats.tsx';

const PlayerProgress = deferredChunk(() => import('./player-progress.tsx'), whenPlayerKnown);

/** The progress section of /analytics as a page of its own (decision S1). */
export default function ProgressPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.progress}</h1>
        <p className={page['lead']}>{words.progressLead}</p>
        <p>
          <LinkButton to="/map">
            {words.toMap} <Icon name="arrow-right" size="small" />
          </LinkButton>
        </p>
      </header>
      <div className={shown['player']}>
        <PlayerProgress />
      </div>
      <div className={shown['guest']}>
        <GuestStats />
      </div>
    </div>
  );
}
