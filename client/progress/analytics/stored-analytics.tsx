import type { ReactNode } from 'react';
import { NO_FIGURES } from '../../../shared/progress/figures.ts';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { device } from '../../device/device.ts';
import { useStoredRead } from '../../device/use-stored.ts';
import { dayToday } from '../../storage/known-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { analyticsData, type AnalyticsData } from './analytics-data.ts';
import css from './stored-analytics.module.css';

/** Spec 2 §9. */
const RECENT = 9;

export interface StoredAnalyticsProps {
  readonly children: (data: AnalyticsData) => ReactNode;
}

/** What the device has stored of whoever plays, following the database; the network is never asked. */
export function StoredAnalytics({ children }: StoredAnalyticsProps) {
  const player = useCurrentPlayer();
  if ('localId' in player)
    return (
      <OfPlayer key={player.localId} localId={player.localId}>
        {children}
      </OfPlayer>
    );
  const isLate = player.kind === 'unknown' && player.problem !== undefined;
  return isLate ? <Retry onRetry={() => location.reload()} /> : <Loading />;
}

function OfPlayer({ localId, children }: StoredAnalyticsProps & { readonly localId: string }) {
  const { value, refused, again } = useStoredRead(
    (storage) => storage.player(localId).analytics({ latest: RECENT, today: (clock) => dayToday(device().host, clock) }),
    localId,
  );
  if (value) return children(analyticsData(value));
  if (!refused) return <Loading />;
  return (
    <>
      <Retry onRetry={again} />
      {children(NOTHING)}
    </>
  );
}

/** Of somebody whose figures cannot be read, the empty states are shown (spec 2 §8). */
const NOTHING = analyticsData({ figures: NO_FIGURES, latest: [], today: 0 });

/** Blank sheets of about the height of what comes. */
const Loading = () => (
  <div className={css['loading']} aria-busy="true">
    <output>Loading your stats …</output>
    {[1, 2, 3].map((sheet) => (
      <Sheet key={sheet} className={css['blank']} />
    ))}
  </div>
);

const Retry = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Sheet className={css['retry']}>
    <output>Your stats could not be read on this device just now. Nothing is lost.</output>
    <Button onClick={onRetry}>Retry</Button>
  </Sheet>
);
