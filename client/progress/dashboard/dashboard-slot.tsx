import { somebodyPlays } from '../../device/somebody-plays.ts';
import { deferredPart } from '../../window/deferred-part.tsx';

/** The dashboard's place in the home document. A guest's window, which does not show it, never fetches its code. */
export const DashboardSlot = deferredPart(() => import('./dashboard-place.tsx'), somebodyPlays);
