import { adminPlays } from '../../window/admin-plays.ts';
import { deferredPart } from '../../window/deferred-part.tsx';

/** The admin's part in the home document. The window of everybody else, which does not show it, never fetches its code. */
export const AdminHomeSlot = deferredPart(() => import('./admin-home-place.tsx'), adminPlays);
