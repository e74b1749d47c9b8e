import { decide } from '../window/consent.ts';
import { gameInProgress } from '../window/game-in-progress.ts';
import { reloadPage } from '../window/load-page.ts';

/** Whether a game was played in this window since it was loaded. A guest's result is in the memory of the page. */
let hasPlayed = gameInProgress.getSnapshot();
gameInProgress.subscribe(() => {
  hasPlayed ||= gameInProgress.getSnapshot();
});

/** Whether something is written on this page, which a load would lose. */
const isWritten = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=checkbox], [type=radio]), textarea')].some(
    ({ value }) => value !== '',
  );

/**
 * Accepts what the banner asks, and loads the page anew (spec 2 §4), unless that could lose a guest's result or what they have typed: what
 * was accepted then begins without it.
 */
export function accept(): void {
  decide(true);
  if (!hasPlayed && !isWritten()) reloadPage();
}
