import { useEffect, type ReactNode } from 'react';
import { NO_FIGURES } from '../../../shared/progress/figures.ts';
import { device } from '../../device/device.ts';
import { AWAITED, AWAITED_WORDS, whenSynced } from '../../device/first-sync.ts';
import { useStoredRead } from '../../device/use-stored.ts';
import { useToday } from '../../device/use-today.ts';
import { dayToday } from '../../storage/known-time.ts';
import { useMemory } from '../../play/memory/use-memory.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { Loading, Retry } from '../stored/loading.tsx';
import { OfPlayer } from '../stored/of-player.tsx';
import { analyticsData, type AnalyticsData } from './analytics-data.ts';

/** Spec 2 §9. */
const RECENT = 9;

interface StoredAnalyticsProps {
  /** `isRead`: not of somebody whose figures cannot be read, who has none to show. */
  readonly children: (data: AnalyticsData, isRead: boolean) => ReactNode;
}

/** What the device has stored of whoever plays, following the database; the network is never asked. */
export const StoredAnalytics = ({ children }: StoredAnalyticsProps) => (
  <OfPlayer>
    {(row) => (
      <Stored key={row.localId} row={row}>
        {children}
      </Stored>
    )}
  </OfPlayer>
);

function Stored({ row, children }: StoredAnalyticsProps & { readonly row: PlayerRow }) {
  const { localId } = row;
  const memory = useMemory();
  const { value, refused, again } = useStoredRead(async (storage) => {
    const store = storage.player(localId);
    return whenSynced(store, row, async () => {
      const [shown, { figures }] = await Promise.all([
        store.analytics({ latest: RECENT, today: (clock) => dayToday(device().host, clock) }),
        store.someProgress(0, ['bests']),
      ]);
      return { ...shown, figures: { ...shown.figures, bests: figures.bests } };
    });
  }, localId);
  const stored = value === AWAITED ? undefined : value;
  const today = useToday(stored?.clock);
  // Another day has other days in its charts.
  const isOver = stored !== undefined && stored.today !== today;
  useEffect(() => {
    if (isOver) again();
  }, [isOver, again]);
  if (value === AWAITED) return <Loading said={AWAITED_WORDS} />;
  if (stored) return children(analyticsData(stored, memory), true);
  if (!refused) return <Loading />;
  return (
    <>
      <Retry onRetry={again} />
      {children(NOTHING, false)}
    </>
  );
}

/** Of somebody whose figures cannot be read, the empty states are shown (spec 2 §8). */
const NOTHING = analyticsData({ figures: NO_FIGURES, latest: [], today: 0 });
