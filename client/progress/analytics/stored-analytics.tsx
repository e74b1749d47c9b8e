import { useEffect, type ReactNode } from 'react';
import { NO_FIGURES } from '../../../shared/progress/figures.ts';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { device } from '../../device/device.ts';
import { AWAITED, AWAITED_WORDS, whenSynced } from '../../device/first-sync.ts';
import { useStoredRead } from '../../device/use-stored.ts';
import { useToday } from '../../device/use-today.ts';
import { dayToday } from '../../storage/known-time.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { Button } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { reloadPage } from '../../window/load-page.ts';
import * as words from '../../words/en/analytics/stored.ts';
import { analyticsData, type AnalyticsData } from './analytics-data.ts';
import css from './stored-analytics.module.css';

/** Spec 2 §9. */
const RECENT = 9;

interface StoredAnalyticsProps {
  readonly children: (data: AnalyticsData) => ReactNode;
}

/** What the device has stored of whoever plays, following the database; the network is never asked. */
export function StoredAnalytics({ children }: StoredAnalyticsProps) {
  const player = useCurrentPlayer();
  if ('localId' in player)
    return (
      <OfPlayer key={player.localId} row={player.row}>
        {children}
      </OfPlayer>
    );
  const isLate = player.kind === 'unknown' && player.problem !== undefined;
  return isLate ? <Retry onRetry={reloadPage} /> : <Loading />;
}

function OfPlayer({ row, children }: StoredAnalyticsProps & { readonly row: PlayerRow }) {
  const { localId } = row;
  const { value, refused, again } = useStoredRead(async (storage) => {
    const store = storage.player(localId);
    return whenSynced(store, row, () => store.analytics({ latest: RECENT, today: (clock) => dayToday(device().host, clock) }));
  }, localId);
  const stored = value === AWAITED ? undefined : value;
  const today = useToday(stored?.clock);
  // Another day has other days in its charts.
  const isOver = stored !== undefined && stored.today !== today;
  useEffect(() => {
    if (isOver) again();
  }, [isOver, again]);
  if (value === AWAITED) return <Loading said={AWAITED_WORDS} />;
  if (stored) return children(analyticsData(stored));
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
const Loading = ({ said }: { readonly said?: string }) => (
  <div className={css['loading']} aria-busy={said === undefined}>
    <output>{said ?? words.loading}</output>
    {[1, 2, 3].map((sheet) => (
      <Sheet key={sheet} className={css['blank']} />
    ))}
  </div>
);

const Retry = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Sheet className={css['retry']}>
    <output>{words.unreadable}</output>
    <Button onClick={onRetry}>{words.retry}</Button>
  </Sheet>
);
