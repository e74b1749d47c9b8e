import { version } from '../../shared/build-stamp.ts';
import { gameInProgress } from './game-in-progress.ts';
import { endNotice, showNotice } from './notices.ts';

const RELOADED = 'tenfold-reloaded';

/** Longer than any honest answer takes. */
const ANSWER_MS = 5_000;

/** A browser does not always tell that the network is back. */
const LOOK_AGAIN_MS = 5_000;

/**
 * Loads a part of the app, however long that takes: what is on screen stays usable meanwhile, and the screen says what is missing. A part
 * that cannot be had although the page itself can is most often a part of a version that is gone: one reload gets the present one.
 *
 * @throws whatever `load` rejects with, for a part that really is missing.
 */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await loadNow(load);
    } catch {
      if (await isAnswered(location.href)) return loadOrReload(load);
      sayMissing();
      await networkMayBeBack();
    }
  }
}

/** The network may just have come back: a second try tells a part that is gone from one that was out of reach. */
async function loadOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await loadNow(load);
  } catch (error) {
    // A reload would end a game that is being played.
    if (gameInProgress.getSnapshot() || !mayReload()) throw error;
    location.reload();
    return new Promise<never>(() => undefined);
  }
}

/** One attempt, with the style sheets that did not come the last time. */
export async function loadNow<Part>(load: () => Promise<Part>): Promise<Part> {
  await lostStyles();
  const part = await load();
  endNotice('missing_part');
  return part;
}

/** Vite asks for each style sheet once; one that did not come is put in anew. */
async function lostStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-lost]')];
  await Promise.all(
    links.map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener('load', () => {
            delete again.dataset['lost'];
            resolve();
          });
          again.addEventListener('error', () => reject(new Error(`No style sheet at ${link.href}`)));
          link.replaceWith(again);
        }),
    ),
  );
}

/** Marks style sheets that do not come. Called when the window starts. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset['lost'] = '';
  };
  addEventListener('error', note, true);
}

/** Whether a load of this address would be answered, by the network or by the app that is installed here. Asked before anything is left. */
export async function isAnswered(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })).ok;
  } catch {
    return false;
  }
}

export function sayMissing(): void {
  const installed = navigator.serviceWorker?.controller;
  const text = installed
    ? 'This part of Tenfold could not be loaded. Connect to the network, then try again.'
    : 'This page needs the network once more: Tenfold is not yet saved on this device. Connect, then try again; what is on screen stays.';
  showNotice({ kind: 'missing_part', text });
}

function networkMayBeBack(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, LOOK_AGAIN_MS);
    addEventListener('online', done);
    function done(): void {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
  });
}

/** The same version never reloads twice: a part that really is missing ends on the error screen instead of in a loop. */
export function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === version) return false;
    sessionStorage.setItem(RELOADED, version);
    return true;
  } catch {
    return false;
  }
}
