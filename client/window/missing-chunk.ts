import { version } from '../../shared/build-stamp.ts';
import { gameInProgress } from './game-in-progress.ts';
import { reloadPage } from './load-page.ts';
import { endNotice, showNotice, type Notice } from './notices.ts';
import { appHere, isOfApp } from './rendered-document.ts';
import { deadline } from '../deadline.ts';
import * as words from '../words/en/window/missing-chunk.ts';

const RELOADED = 'tenfold-reloaded';

/** Longer than an answer ever takes, in ms. */
const ANSWER_MS = 5_000;

/** How often to try again, in ms: a browser does not always tell that the network is back. */
const RETRY_MS = 5_000;

/**
 * Loads a part of the app, however long that takes. Meanwhile the screen stays usable, and a notice says what is missing. A part
 * that cannot be loaded while another version answers belongs to one that is gone: one reload gets the current version.
 *
 * @throws the error of `load`, where another version answers and this page must stay: a game is played, or it was reloaded already.
 */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await loadNow(load);
    } catch (error) {
      const answer = await answerAt(location.href);
      if (answer === 'another') {
        // A reload would interrupt a game that is being played.
        if (gameInProgress.getSnapshot() || !mayReload()) throw error;
        return reload();
      }
      if (answer === 'this' && !isFirst) {
        // Chromium up to 150 keeps the failure of a module as long as the document lives. Nothing is lost by a reload before the first screen.
        if (!isLive() && mayReload()) return reload();
        sayStuck();
        await networkMayBeBack();
      } else if (answer === 'nobody') {
        sayMissing();
        await networkMayBeBack();
      }
    }
  }
}

/** Loads this page again. What waits for that never goes on. */
function reload(): Promise<never> {
  reloadPage();
  return new Promise<never>(() => undefined);
}

/** Whether the app is in charge of the document. */
const isLive = (): boolean => 'live' in document.documentElement.dataset;

/** Makes one attempt, with the style sheets that failed to load the last time. */
export async function loadNow<Part>(load: () => Promise<Part>): Promise<Part> {
  await lostStyles();
  const part = await load();
  endNotice('missing_part');
  early?.remove();
  return part;
}

const LOST = 'link[rel=stylesheet][data-lost]';
let bringing: Promise<unknown> | undefined;

/** Waits for the style sheets that failed to load. Whoever needs them waits for the same links: one that is replaced never tells its end. */
async function lostStyles(): Promise<void> {
  while (document.querySelector(LOST)) await (bringing ??= bringLost().finally(() => (bringing = undefined)));
}

/** Inserts the style sheets that failed to load again, because Vite requests each one only once. */
const bringLost = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>(LOST)].map(async (link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      await new Promise((loaded, failed) => {
        again.addEventListener('load', loaded);
        again.addEventListener('error', () => failed(new Error(link.href)));
        link.replaceWith(again);
      });
      delete again.dataset['lost'];
    }),
  );

/** Marks style sheets that fail to load. Called when the window starts. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset['lost'] = '';
  };
  addEventListener('error', note, true);
}

/** Which version of the app answers an address now. Nobody, if the answer is no page of ours. */
type Answer = 'nobody' | 'this' | 'another';

/**
 * Asks who would answer a load of this address, the network or the service worker. Only another version is a reason to leave what is on
 * screen: if it is this one, the network has just come back, and the part can be loaded again.
 */
export async function answerAt(address: string): Promise<Answer> {
  try {
    const response = await fetch(address, { cache: 'no-store', signal: deadline(ANSWER_MS) });
    const html = response.ok ? await response.text() : '';
    if (!isOfApp(html)) return 'nobody';
    return isOfApp(html, appHere()) ? 'this' : 'another';
  } catch {
    return 'nobody';
  }
}

export function sayMissing(): void {
  const installed = navigator.serviceWorker?.controller;
  say({ kind: 'missing_part', text: installed ? words.offline : words.notSavedHere });
}

/** There is a network, and this document cannot use it any more. What is on screen stays until somebody presses. */
function sayStuck(): void {
  say({ kind: 'missing_part', text: words.stuck, action: { label: words.loadAgain, run: reloadPage } });
}

let early: HTMLElement | undefined;

/** Shows a notice. Until the app is in charge there is nothing that shows notices: then it stands beside the document (frame.css). */
function say(notice: Notice): void {
  showNotice(notice);
  if (isLive()) return;
  early ??= document.createElement('output');
  early.dataset['early'] = document.querySelector('main > [aria-busy]:empty') ? 'alone' : '';
  early.textContent = notice.text;
  document.body.append(early);
}

function networkMayBeBack(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, RETRY_MS);
    addEventListener('online', done);
    function done(): void {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
  });
}

/** Whether this version may reload: only once, so that a part that is really missing ends on the error screen, not in a loop. */
export function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === version) return false;
    sessionStorage.setItem(RELOADED, version);
    return true;
  } catch {
    return false;
  }
}
