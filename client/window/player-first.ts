import { gameInProgress } from './game-in-progress.ts';

/** Whoever does nothing for so long is reading, and needs nothing more for now. */
const QUIET_MS = 20_000;
/** By then a game has asked its first question, and all that it needs is here. */
const BEGUN_MS = 10_000;

const SIGNS = ['pointerdown', 'keydown', 'input'] as const;

/** Resolves when nobody waits for the line: a game is being played, or nobody has done anything for a while. */
export function playerFirst(): Promise<void> {
  return new Promise((done) => {
    let timer = setTimeout(end, QUIET_MS);
    const waitAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(end, gameInProgress.getSnapshot() ? BEGUN_MS : QUIET_MS);
    };
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
