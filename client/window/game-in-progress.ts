import { createSource } from '../../shared/observable.ts';

/** Whether a game is being played in this window: then nothing asks, and nothing reloads. The play screen sets it. */
export const gameInProgress = createSource(false);
