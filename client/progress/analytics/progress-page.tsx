import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PlayerPage } from '../../ui/player-page.tsx';
import { deferredChunk } from '../../window/chunk.tsx';
import { whenPlayerKnown } from '../../device/when-player-known.ts';
import * as words from '../../words/en/analytics/page.ts';
import { GuestStats } from './guest-stats.tsx';

const PlayerProgress = deferredChunk(() => import('./player-progress.tsx'), whenPlayerKnown);

/** The progress section of /analytics as a page of its own (decision S1). */
export default function ProgressPage() {
  return (
    <PlayerPage
      title={words.progress}
      lead={words.progressLead}
      links={
        <p>
          <LinkButton to="/map">
            {words.toMap} <Icon name="arrow-right" size="small" />
          </LinkButton>
        </p>
      }
      player={<PlayerProgress />}
      guest={<GuestStats />}
    />
  );
}
