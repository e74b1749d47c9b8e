import shown from '../../ui/by-player.module.css';
import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import page from '../../ui/page.module.css';
import { deferredChunk } from '../../window/chunk.tsx';
import { whenPlayerKnown } from '../../device/when-player-known.ts';
import * as words from '../../words/en/analytics/page.ts';
import { GuestStats } from './guest-stats.tsx';

const PlayerAnalytics = deferredChunk(() => import('./player-analytics.tsx'), whenPlayerKnown);

/** The page of statistics: a guest's and a player's. Both are in the markup, and CSS shows one before any script runs. */
export default function AnalyticsPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.stats}</h1>
        <p className={page['lead']}>{words.statsLead}</p>
        <p>
          <LinkButton to="/map">
            {words.toMap} <Icon name="arrow-right" size="small" />
          </LinkButton>
        </p>
      </header>
      <div className={shown['player']}>
        <PlayerAnalytics />
      </div>
      <div className={shown['guest']}>
        <GuestStats />
      </div>
    </div>
  );
}
