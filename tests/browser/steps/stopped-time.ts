import type { Locator, Page } from 'playwright';
import { AFTER_PLAY_MS, AFTER_PRESS_MS } from '../../../client/play/input/moments.ts';
import { onDisplay, startNow } from './game.ts';

interface Held {
  readonly stop: (stopped: boolean) => void;
  readonly pass: (ms: number) => void;
  /** Resolves when nothing works at its own pace, or soon in any case. */
  readonly rest: () => Promise<void>;
  readonly isAtRest: () => boolean;
}

/**
 * Lets a test stop the app's time: its clocks and those of its events stand still and its timers wait, so that a test can inspect a screen
 * that is shown only for a second. Very short timers still run, because the page itself needs them. Runs in the page, before its own scripts.
 */
export function holdTime(): void {
  const BLINK_MS = 100;
  const REST_WITHIN_MS = 5_000;
  const ENDED = 'ended';
  const realNow = performance.now.bind(performance);
  const realDate = Date.now.bind(Date);
  const realTimer = window.setTimeout.bind(window);
  const realClear = window.clearTimeout.bind(window);
  let stoppedAtMs: number | undefined;
  let lostMs = 0;
  /** What each timer of the app does when its time may have come, and the browser's timer that it waits for, by its number in the app. */
  const rings = new Map<number, () => void>();
  const armed = new Map<number, number>();
  const lost = () => lostMs + (stoppedAtMs === undefined ? 0 : realNow() - stoppedAtMs);
  // Exactly the same while it is stopped: two looks at the real clock may be a tenth of a millisecond apart.
  const now = () => (stoppedAtMs ?? realNow()) - lostMs;
  performance.now = now;
  Date.now = () => Math.round(realDate() - lost());
  // Presses happen by the same clock, or one after passed time would seem to be older than the screen.
  const happened = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  Object.defineProperty(Event.prototype, 'timeStamp', {
    ...happened,
    get(this: Event) {
      return Math.min(Number(happened?.get?.call(this)), stoppedAtMs ?? Number.POSITIVE_INFINITY) - lostMs;
    },
  });

  const clear = (id?: number): void => {
    if (id === undefined) return;
    realClear(id);
    realClear(armed.get(id));
    rings.delete(id);
    armed.delete(id);
  };
  const timer = (work: TimerHandler, ms = 0, ...rest: unknown[]): number => {
    if (ms < BLINK_MS || typeof work !== 'function') return realTimer(work, ms, ...rest);
    const dueMs = now() + ms;
    const ring = () => {
      realClear(armed.get(id));
      const leftMs = dueMs - now();
      if (leftMs < 1) {
        clear(id);
        (work as (...given: unknown[]) => void)(...rest);
      } else if (stoppedAtMs === undefined) armed.set(id, realTimer(ring, leftMs));
    };
    const id = realTimer(ring, ms);
    armed.set(id, id);
    rings.set(id, ring);
    return id;
  };
  window.setTimeout = timer as typeof window.setTimeout;
  window.clearTimeout = clear as typeof window.clearTimeout;

  /** Rings the timers that are due, but for those that one of these clears. */
  const ringAll = () => {
    for (const [id, ring] of new Map(rings)) if (rings.has(id)) ring();
  };

  // Passed time is no time for what works at its own pace: the database, the engine's worker until it has said that it is ready, and React,
  // which may begin what waits for a time only after it has shown what that time is of.
  let atWork = 0;
  const follow = (worker: EventTarget, ...ends: readonly string[]) => {
    atWork += 1;
    const ended = new AbortController();
    const end = () => {
      atWork -= 1;
      ended.abort();
    };
    for (const name of ends) worker.addEventListener(name, end, { signal: ended.signal });
  };
  const followCalls = (owner: object, method: string, ...ends: readonly string[]) => {
    const call = Reflect.get(owner, method) as (...given: unknown[]) => EventTarget;
    Reflect.set(owner, method, function begin(this: unknown, ...given: unknown[]) {
      const begun = call.apply(this, given);
      follow(begun, ...ends);
      return begun;
    });
  };
  followCalls(IDBFactory.prototype, 'open', 'success', 'error', 'blocked');
  followCalls(IDBDatabase.prototype, 'transaction', 'complete', 'abort');
  window.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      follow(this, 'message', 'error', ENDED);
    }

    // One that is ended before it was ready never says so.
    override terminate(): void {
      super.terminate();
      this.dispatchEvent(new Event(ENDED));
    }
  };
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      const { port1, port2 } = this;
      const post = port2.postMessage.bind(port2) as (...given: unknown[]) => void;
      port2.postMessage = (...given: unknown[]) => {
        follow(port1, 'message');
        post(...given);
      };
    }
  };

  const held: Held = {
    stop(stopped) {
      if (stopped === (stoppedAtMs !== undefined)) return;
      lostMs = lost();
      stoppedAtMs = stopped ? realNow() : undefined;
      if (!stopped) ringAll();
    },
    pass(ms) {
      lostMs -= ms;
      ringAll();
    },
    async rest() {
      // Storage that a test holds never comes to rest.
      const untilMs = realNow() + REST_WITHIN_MS;
      // What has ended may lead to the next.
      for (let quiet = atWork === 0 ? 2 : 0; quiet < 2 && realNow() < untilMs; quiet = atWork === 0 ? quiet + 1 : 0) {
        await new Promise((again) => realTimer(again, 10));
      }
    },
    isAtRest: () => atWork === 0,
  };
  Object.assign(window, { held });
}

/** Stops the time of a page that was opened with `holdTime`, or lets it continue. */
export const stopTime = (page: Page, stopped: boolean): Promise<void> =>
  page.evaluate((wanted) => (window as unknown as { held: Held }).held.stop(wanted), stopped);

/** Stops the time of each document from its first moment on. Runs in the page, after `holdTime`. */
export const beginStopped = (): void => (window as unknown as { held: Held }).held.stop(true);

/** Moves the time of a page that was opened with `holdTime` forward by `ms` at once, stopped or not. */
export const passTime = (page: Page, ms: number): Promise<void> =>
  page.evaluate(async (more) => {
    const { held } = window as unknown as { held: Held };
    await held.rest();
    held.pass(more);
  }, ms);

/** With stopped time: waits for the stage after a start, whose code may have had to come first, and for its timers. */
export async function stageUp(page: Page): Promise<void> {
  await page.getByRole('application').waitFor();
  await onDisplay(page);
}

/** With stopped time: passes the empty stage after a start. */
export async function leadIn(page: Page): Promise<void> {
  await stageUp(page);
  await passTime(page, AFTER_PRESS_MS);
}

/** With stopped time: moves to the moment when a screen's controls appear. */
export async function comeUp(page: Page, control: Locator): Promise<void> {
  await passTime(page, AFTER_PLAY_MS);
  await control.waitFor();
}

/** With stopped time: skips the countdown after a start, and passes the empty stage behind it. */
export async function pastCountdown(page: Page): Promise<void> {
  await stageUp(page);
  await comeUp(page, startNow(page));
  await startNow(page).click();
  await startNow(page).waitFor({ state: 'detached' });
  await leadIn(page);
}

/** Lets time pass until the stage shows `words`, and stops it in that frame: a screen of half a second is over between two looks from outside. */
export async function stopTimeAt(page: Page, words: string): Promise<void> {
  await stopTime(page, false);
  await page.waitForFunction((wanted) => {
    const isThere = document.querySelector<HTMLElement>('[role=application]')?.innerText.includes(wanted) === true;
    if (isThere) (window as unknown as { held: Held }).held.stop(true);
    return isThere;
  }, words);
}
