import { AWAITED, whenSynced } from '../../device/first-sync.ts';
import { useStoredRead } from '../../device/use-stored.ts';
import { useToday } from '../../device/use-today.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { VIEW_FOLDS } from '../../../shared/progress/view.ts';
import { dashboardData } from './dashboard-data.ts';
import type { DashboardData } from './dashboard-view.tsx';

/** Spec 2 §9: the dashboard shows the latest five. */
const RECENT = 5;

interface StoredProgress {
  /** Null while it is being read, and while storage refuses; `AWAITED` until the first sync has brought it. */
  readonly progress: DashboardData | typeof AWAITED | null;
  readonly refused: boolean;
}

/** A player's figures, read from the device's database in one transaction and following it; the network is never asked. */
export function useProgress(row: PlayerRow): StoredProgress {
  const { localId } = row;
  const { value, refused } = useStoredRead(async (storage) => {
    const store = storage.player(localId);
    return whenSynced(store, row, () => store.someProgress(RECENT, VIEW_FOLDS));
  }, localId);
  const stored = value === AWAITED ? undefined : value;
  const today = useToday(stored?.clock);
  if (value === AWAITED) return { progress: AWAITED, refused };
  return { progress: stored ? dashboardData({ player: row, ...stored }, today) : null, refused };
}
