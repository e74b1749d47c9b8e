import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { chromiumPath, headlessShellPath } from '../../engine-paths.ts';
import { SHOWS_WITHIN_MS } from './engines.ts';
import { endWith } from './folder.ts';
import { Problems } from './problems.ts';
import { NOTE_DECLINED, NOTE_TOUR_SEEN } from './answered.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The servers listen there alone. Where that fails, the error told would be that of the other address, at which nobody listens.
  '--host-resolver-rules=MAP localhost 127.0.0.1',
];

const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** The program that people have. */
const WHOLE = { args: ['--headless=new', ...args], ...(chromiumPath !== undefined && { executablePath: chromiumPath }) };
/** No page of a test lives long enough to win back what it costs to compile its code once more, for speed: a tenth of a test's work. */
const UNHURRIED = '--js-flags=--no-maglev --no-opt';
/** The same engine without the windows around it: half the work for the machine. */
const SHELL = headlessShellPath === undefined ? WHOLE : { args: [...args, UNHURRIED], executablePath: headlessShellPath };
/** The same for benchmarks: they measure the code as everybody's browser compiles it. */
const FAST_SHELL = headlessShellPath === undefined ? WHOLE : { args, executablePath: headlessShellPath };

/**
 * Nothing is told of what a service worker fetches: telling it costs the machine more than a third of an install. What a worker may ask, its
 * policy says (tests/server/site).
 */
process.env['PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK'] = '1';

/** How many times slower than this machine each page is (CONTRIBUTING, "Commands"). */
const SLOWER = Number(process.env['TENFOLD_SLOWER'] ?? 1);

export interface ChromiumOptions extends BrowserContextOptions {
  /** Whether to run the whole program, for tests of the program itself. */
  readonly whole?: boolean;
  /** Whether the engine compiles code for speed, as everybody's does. */
  readonly fast?: boolean;
  /**
   * Whether it is a private window of a process that all tests of a worker share, which is less work for the machine. Its profile is gone
   * when it closes, and it cannot be killed.
   */
  readonly isPrivate?: boolean;
  /** Whether the device's own text is twice as large, as a person sets it in the browser. The window is no private one. */
  readonly largeText?: boolean;
  /** The home of whose device it is, which has the authorities that Chromium trusts. Of the whole program alone. */
  readonly home?: string;
  /** Whether it takes a certificate that nobody has signed, for a server of the test's own. The window is no private one. */
  readonly anyCertificate?: boolean;
  /** A film that this device's camera shows (steps/film.ts); it asks nobody. The window is no private one. */
  readonly camera?: string;
  /** Whether the tour may come up, for its own test. Elsewhere it counts as seen. */
  readonly tour?: boolean;
  /** Whether the banner about cookies and site analytics may ask, for its own test. Elsewhere it counts as declined. */
  readonly asksConsent?: boolean;
}

const programOf = (whole: boolean, fast: boolean) => ({ ...(whole ? WHOLE : fast ? FAST_SHELL : SHELL) });

let privateProcess: Promise<Browser> | undefined;

/** The process of the private windows. It ends with the worker; if it has died, the next window gets another. */
async function ofPrivateWindows(): Promise<Browser> {
  privateProcess ??= chromium.launch({ timeout: SHOWS_WITHIN_MS, ...SHELL });
  const running = await privateProcess;
  if (running.isConnected()) return running;
  privateProcess = undefined;
  return ofPrivateWindows();
}

/** A Chromium with its own profile. To restart the browser, close it and open another with the same profile. */
export class ChromiumBrowser {
  readonly context: BrowserContext;
  readonly problems = new Problems();
  readonly #profile: string;

  private constructor(context: BrowserContext, profile: string) {
    this.context = context;
    this.#profile = profile;
    context.on('page', (page) => this.#watch(page));
    for (const page of context.pages()) this.#watch(page);
    context.on('serviceworker', (worker) => worker.on('console', (message) => this.#hear(message.type(), message.text())));
  }

  static async open(
    profile: string,
    {
      whole = false,
      fast = false,
      isPrivate = false,
      largeText = false,
      anyCertificate = false,
      home,
      camera,
      tour = false,
      asksConsent = false,
      ...more
    }: ChromiumOptions = {},
  ): Promise<ChromiumBrowser> {
    const options: BrowserContextOptions = { reducedMotion: 'reduce', ...more };
    const program = programOf(whole, fast);
    if (largeText) program.args = [...program.args, '--blink-settings=defaultFontSize=32'];
    if (anyCertificate) program.args = [...program.args, '--ignore-certificate-errors'];
    if (camera !== undefined) program.args = [...program.args, ...CAMERA, `--use-file-for-fake-video-capture=${camera}`];
    const context = isPrivate
      ? await (await ofPrivateWindows()).newContext(options)
      : await chromium.launchPersistentContext(profile, {
          timeout: SHOWS_WITHIN_MS,
          ...options,
          ...program,
          ...(home !== undefined && { env: { ...process.env, HOME: home } }),
        });
    const browser = await ChromiumBrowser.of(context, profile, { tour, asksConsent });
    if (options.serviceWorkers === 'block') browser.problems.expect(/Service Worker registration blocked/);
    return browser;
  }

  /** Watches the windows of a program that runs already. `folder`: where its profile is. */
  static async of(
    context: BrowserContext,
    folder: string,
    { tour = false, asksConsent = false }: Pick<ChromiumOptions, 'tour' | 'asksConsent'> = {},
  ): Promise<ChromiumBrowser> {
    if (!tour) await context.addInitScript(NOTE_TOUR_SEEN);
    if (!asksConsent) await context.addInitScript(NOTE_DECLINED);
    context.setDefaultTimeout(SHOWS_WITHIN_MS);
    const browser = new ChromiumBrowser(context, folder);
    endWith(folder, () => browser.close());
    return browser;
  }

  /** A new tab on an address. */
  async visit(address: string): Promise<Page> {
    const page = await this.context.newPage();
    if (SLOWER > 1) await (await this.context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(address);
    return page;
  }

  /** Closes the browser, and fails if any of its windows had a problem. */
  async close(): Promise<void> {
    await this.context.close();
    this.problems.check();
  }

  /** Kills the browser with all its processes at once, like a crash or an empty battery. */
  async kill(): Promise<void> {
    const pid = await processOn(this.#profile);
    const gone = new Promise((done) => this.context.once('close', done));
    process.kill(-pid, 'SIGKILL');
    await gone;
    await untilGone(pid);
  }

  #watch(page: Page): void {
    page.on('pageerror', (error) => this.problems.hear(`${page.url()}: ${error.stack ?? error.message}`));
    page.on('console', (message) => this.#hear(message.type(), `${message.location().url || page.url()}: ${message.text()}`));
  }

  #hear(type: string, text: string): void {
    if (type === 'error' || type === 'warning') this.problems.hear(`${type}: ${text}`);
  }
}

/** The process of the browser on this profile. Playwright starts it as the leader of a process group; its child processes have a type. */
async function processOn(profile: string): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,args=']);
  const ours = stdout.split('\n').find((line) => line.includes(`--user-data-dir=${profile} `) && !line.includes('--type='));
  if (ours === undefined) throw new Error(`No browser runs on ${profile}.`);
  return Number.parseInt(ours, 10);
}

/** Waits until no process uses the profile's files, so that it can be opened again. */
async function untilGone(group: number): Promise<void> {
  for (;;) {
    try {
      process.kill(-group, 0);
    } catch {
      return;
    }
    await pause(20);
  }
}

/** Resolves when the service worker of this window has installed everything and controls the window. */
export async function controlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    }
  });
}
