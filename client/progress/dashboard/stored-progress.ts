import { device } from '../../device/device.ts';
import { useStored } from '../../device/use-stored.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { dayToday } from '../../storage/known-time.ts';
import { VIEW_FOLDS } from '../../../shared/progress/view.ts';
import { dashboardData } from './dashboard-data.ts';
import type { DashboardData } from './dashboard-view.tsx';

/** Spec 2 §9: the dashboard shows the latest five. */
const RECENT = 5;

/** A player's figures, read from the device's database in one transaction and following it; the network is never asked. Null while they are being read, and while storage refuses. */
export function useProgress(row: PlayerRow): DashboardData | null {
  const read = useStored((storage) => storage.player(row.localId).someProgress(RECENT, VIEW_FOLDS), row.localId);
  return read ? dashboardData({ player: row, ...read }, dayToday(device().host, read.clock)) : null;
}
