import { chromium } from 'playwright';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { chromiumPath } from './engines.ts';
import { Problems } from './problems.ts';

const args = [
  '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--no-first-run',
];

/** A Chromium on a profile of its own. Closing it and opening another on the same profile is a restart of the browser. */
export class ChromiumBrowser {
  readonly context: BrowserContext;
  readonly problems = new Problems();

  private constructor(context: BrowserContext) {
    this.context = context;
    context.on('page', (page) => this.#watch(page));
    for (const page of context.pages()) this.#watch(page);
    context.on('serviceworker', (worker) => worker.on('console', (message) => this.#hear(message.type(), message.text())));
  }

  static async open(profile: string, options: BrowserContextOptions = {}): Promise<ChromiumBrowser> {
    const context = await chromium.launchPersistentContext(profile, { ...options, args, ...(chromiumPath !== undefined && { executablePath: chromiumPath }) });
    return new ChromiumBrowser(context);
  }

  /** A new tab on an address. */
  async visit(address: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(address);
    return page;
  }

  /** Closes the browser, and fails if any of its windows had a problem. */
  async close(): Promise<void> {
    await this.context.close();
    this.problems.check();
  }

  #watch(page: Page): void {
    page.on('pageerror', (error) => this.problems.hear(`${page.url()}: ${error.stack ?? error.message}`));
    page.on('console', (message) => this.#hear(message.type(), `${message.location().url || page.url()}: ${message.text()}`));
  }

  #hear(type: string, text: string): void {
    if (type === 'error' || type === 'warning') this.problems.hear(`${type}: ${text}`);
  }
}

/** Resolves when the service worker of this window has installed everything and is in charge of it. */
export async function controlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    }
  });
}
