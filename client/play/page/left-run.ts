import type { ResumableRun } from '../../engine/engine.ts';

/** The run that the player left by going to another page of the app. Its journal is still open in the engine. */
let left: { readonly game: string; readonly sessionId: string } | undefined;

/** Runs about which the player will decide later. The offer does not come again until the page is reloaded. */
const postponed = new Set<string>();

export const rememberLeft = (game: string, sessionId: string): void => {
  left = { game, sessionId };
};

/** The id of the run of this game that was left in this window; undefined if none was. */
export const leftRunOf = (game: string): string | undefined => (left?.game === game ? left.sessionId : undefined);

/** Whether this run was left in this window. */
export const isLeftHere = (sessionId: string): boolean => left?.sessionId === sessionId;

/** Call when the run was resumed or discarded. */
export const forgetLeft = (): void => {
  left = undefined;
};

export function postpone(run: ResumableRun): void {
  postponed.add(run.header.sessionId);
}

export const isPostponed = (run: ResumableRun): boolean => postponed.has(run.header.sessionId);

/** The player asks for what was postponed. */
export const offerAgain = (): void => postponed.clear();
