import { AWAITED, whenSynced } from '../../device/first-sync.ts';
import { useStored } from '../../device/use-stored.ts';
import { useToday } from '../../device/use-today.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { VIEW_FOLDS } from '../../../shared/progress/view.ts';
import { dashboardData } from './dashboard-data.ts';
import type { DashboardData } from './dashboard-view.tsx';

/** Spec 2 §9: the dashboard shows the latest five. */
const RECENT = 5;

/**
 * A player's figures, read from the device's database in one transaction and following it; the network is never asked. Null while they
 * are being read, and while storage refuses; `AWAITED` until the first sync has brought them.
 */
export function useProgress(row: PlayerRow): DashboardData | typeof AWAITED | null {
  const { localId } = row;
  const read = useStored(async (storage) => {
    const store = storage.player(localId);
    return whenSynced(store, row, () => store.someProgress(RECENT, VIEW_FOLDS));
  }, localId);
  const stored = read === AWAITED ? undefined : read;
  const today = useToday(stored?.clock);
  if (read === AWAITED) return AWAITED;
  return stored ? dashboardData({ player: row, ...stored }, today) : null;
}
