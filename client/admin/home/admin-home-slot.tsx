import { adminPlays } from '../../window/admin-plays.ts';
import { deferredChunk } from '../../window/chunk.tsx';

/** The admin's part in the home document. The window of everybody else, which does not show it, never fetches its code. */
export const AdminHomeSlot = deferredChunk(() => import('./admin-home-place.tsx'), adminPlays);
