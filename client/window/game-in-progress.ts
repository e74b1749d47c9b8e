import { createSource } from '../../shared/observable.ts';

/** Whether a game is being played in this window. Then no prompt appears and the page does not reload. The play screen sets it. */
export const gameInProgress = createSource(false);
