import { gameInProgress } from './game-in-progress.ts';
import { savesData } from './saves-data.ts';
import { readiness } from './sw-bridge.ts';

/** Whoever does nothing for so long is reading, and needs nothing more for now. */
const QUIET_MS = 20_000;
/** By then a game has asked its first question, and all that it needs is here. */
const BEGUN_MS = 10_000;

const SIGNS = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Resolves when nobody waits for the line: a game is being played, or nobody has done anything for a while. Where data are saved, whoever
 * only reads does not get the whole app; but it is kept up to date where it is.
 */
export function playerFirst(): Promise<void> {
  const isHere = (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller !== null;
  const quietMs = isHere || !savesData() ? QUIET_MS : undefined;
  if (quietMs === undefined) readiness.set({ state: 'waiting' });
  return new Promise((done) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitAgain = () => {
      clearTimeout(timer);
      const ms = gameInProgress.getSnapshot() ? BEGUN_MS : quietMs;
      timer = ms === undefined ? undefined : setTimeout(end, ms);
    };
    waitAgain();
    // What is pressed during a game asks for nothing.
    const sign = () => gameInProgress.getSnapshot() || waitAgain();
    for (const each of SIGNS) addEventListener(each, sign, true);
    const unsubscribe = gameInProgress.subscribe(waitAgain);
    function end(): void {
      for (const each of SIGNS) removeEventListener(each, sign, true);
      unsubscribe();
      done();
    }
  });
}
