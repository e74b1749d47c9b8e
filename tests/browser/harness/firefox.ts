import { setTimeout } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import type { Browser, Page } from 'puppeteer-core';
import { firefoxPath } from '../../engine-paths.ts';
import { SHOWS_WITHIN_MS } from './engines.ts';
import { endWith } from './folder.ts';
import { Problems } from './problems.ts';
import { NOTE_DECLINED, NOTE_TOUR_SEEN } from './answered.ts';

/** Asks pages for less motion, draws half the frames and starts no process before it is needed: all of it is work for the machine. */
const LESS_WORK = { 'ui.prefersReducedMotion': 1, 'layout.frame_rate': 30, 'dom.ipc.processPrelaunch.enabled': false };

/** A window that does not answer so soon, in ms, hangs. */
const SAYS_WITHIN_MS = 5_000;

/** A Firefox with its own profile, controlled through WebDriver BiDi. */
export class FirefoxBrowser {
  readonly problems = new Problems();
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async open(profile: string): Promise<FirefoxBrowser> {
    if (firefoxPath === undefined) throw new Error('There is no Firefox here.');
    const browser = await launch({
      browser: 'firefox',
      executablePath: firefoxPath,
      headless: true,
      extraPrefsFirefox: LESS_WORK,
      userDataDir: profile,
      timeout: SHOWS_WITHIN_MS,
    });
    const firefox = new FirefoxBrowser(browser);
    endWith(profile, () => firefox.close());
    return firefox;
  }

  /** A new tab on an address. */
  async visit(address: string): Promise<Page> {
    const page = await this.#browser.newPage();
    page.setDefaultTimeout(SHOWS_WITHIN_MS);
    page.on('pageerror', (error) => this.problems.hear(`${page.url()}: ${String(error)}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') this.problems.hear(`${message.type()}: ${message.text()}`);
    });
    await page.evaluateOnNewDocument(NOTE_TOUR_SEEN + NOTE_DECLINED);
    await page.goto(address);
    return page;
  }

  /** Closes the browser, and fails if any of its windows had a problem before; what loads then is cut off, and says so. */
  async close(): Promise<void> {
    try {
      if (this.#browser.connected) await Promise.race([this.#haveSaid(), setTimeout(SAYS_WITHIN_MS)]);
      this.problems.check();
    } finally {
      await this.#browser.close();
    }
  }

  /** An answer of a window comes after what it has said before. */
  async #haveSaid(): Promise<void> {
    for (const page of await this.#browser.pages()) await page.evaluate(() => undefined).catch(() => undefined);
  }
}
