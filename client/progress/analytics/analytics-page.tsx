import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PlayerPage } from '../../ui/player-page.tsx';
import { deferredChunk } from '../../window/chunk.tsx';
import { whenPlayerKnown } from '../../device/when-player-known.ts';
import * as words from '../../words/en/analytics/page.ts';
import { GuestStats } from './guest-stats.tsx';

const PlayerAnalytics = deferredChunk(() => import('./player-analytics.tsx'), whenPlayerKnown);

/** The page of statistics. */
export default function AnalyticsPage() {
  return (
    <PlayerPage
      title={words.stats}
      lead={words.statsLead}
      links={
        <p>
          <LinkButton to="/map">
            {words.toMap} <Icon name="arrow-right" size="small" />
          </LinkButton>
        </p>
      }
      player={<PlayerAnalytics />}
      guest={<GuestStats />}
    />
  );
}
