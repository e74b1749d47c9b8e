import { untilLoaded } from '../../window/missing-chunk.ts';

/*
 * The code that reads what a player has reached, named in one place: a chunk that names another lists the files of that one, and the screen
 * of a run comes after a set-up, which has that list.
 */

export const loadBests = () => untilLoaded(() => import('./read-bests.ts'));
export const loadStanding = () => untilLoaded(() => import('./read-standing.ts'));
