import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { webkitPaths } from '../../engine-paths.ts';
import { freePort } from '../../free-port.mjs';
import { SHOWS_WITHIN_MS } from './engines.ts';
import { endWith } from './folder.ts';
import { virtualScreen } from './virtual-screen.ts';
import { NOTE_DECLINED, NOTE_TOUR_SEEN } from './answered.ts';

/** How long the driver waits for a page, in ms: to load, and to run a script. After that the driver itself says what did not end. */
const PAGE_WITHIN_MS = SHOWS_WITHIN_MS;
/** How long the driver may take for a command, in ms. A driver that needs longer than it gives a page is itself what hangs. */
const ANSWERS_WITHIN_MS = PAGE_WITHIN_MS + 30_000;
/** How long anything may take that is asked only to describe a failure, in ms. */
const TELLS_WITHIN_MS = 5_000;

/** Asks pages for less motion: moving frames cost the machine much, which has to draw them without a graphics card. */
const LESS_MOTION = '[Settings]\ngtk-enable-animations=false\n';

/** No layers to put together, and no code compiled twice for speed: a third of the work. */
const LESS_WORK = { WEBKIT_DISABLE_COMPOSITING_MODE: '1', JSC_useDFGJIT: '0' };

/** The W3C names an element by this key. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * WebKitGTK's MiniBrowser on a virtual screen, controlled through plain WebDriver: the browser on Linux that is closest to Safari. It loses
 * its data when it restarts, so a test stays within one session. It does not report console messages.
 */
export class WebKitBrowser {
  readonly #driver: Driver;
  readonly #session: string;
  readonly #answered = new Set<string>();
  /** The command under way, and since when. */
  #doing: { readonly command: string; readonly sinceMs: number } | undefined;

  private constructor(driver: Driver, session: string) {
    this.#driver = driver;
    this.#session = session;
  }

  /** Opens one for the time of the work with this folder. */
  static async open(folder: string): Promise<WebKitBrowser> {
    const driver = await Driver.start(folder);
    endWith(folder, () => driver.end());
    const capabilities = {
      alwaysMatch: {
        timeouts: { script: PAGE_WITHIN_MS, pageLoad: PAGE_WITHIN_MS },
        'webkitgtk:browserOptions': { binary: webkitPaths.browser, args: ['--automation'] },
      },
    };
    const { sessionId } = (await driver.call('POST', '/session', { capabilities })) as { sessionId: string };
    const browser = new WebKitBrowser(driver, `/session/${sessionId}`);
    endWith(folder, () => browser.#tellWhatHangs());
    return browser;
  }

  async visit(address: string): Promise<void> {
    const { origin } = new URL(address);
    if (!this.#answered.has(origin)) await this.#answer(origin);
    await this.#call('/url', { url: address });
  }

  /** Answers at an address without scripts of the app what it asks a newcomer. Once it runs, it would have asked already. */
  async #answer(origin: string): Promise<void> {
    this.#answered.add(origin);
    await this.#call('/url', { url: `${origin}/healthz` });
    await this.evaluate(NOTE_TOUR_SEEN + NOTE_DECLINED);
  }

  /** Runs the body of an async function in the page and returns its value. */
  async evaluate<T>(body: string): Promise<T> {
    const script = `const done = arguments[arguments.length - 1];
      (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await this.#call('/execute/async', { script, args: [] })) as { value?: T; error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as T;
  }

  /** Waits until the expression is true in the page. */
  async until(expression: string, withinMs = SHOWS_WITHIN_MS): Promise<void> {
    const end = Date.now() + withinMs;
    while (!(await this.evaluate<boolean>(`return Boolean(${expression})`))) {
      if (Date.now() > end) throw new Error(`Not so within ${withinMs} ms: ${expression}\n${await this.#shown()}`);
      await pause(100);
    }
  }

  async click(selector: string): Promise<void> {
    // As a person scrolls to what lies under a row at the lower edge; the driver takes it to be in sight.
    await this.evaluate(`document.querySelector(${JSON.stringify(selector)})?.scrollIntoView({ block: 'nearest' });`);
    await this.#call(`/element/${await this.#find(selector)}/click`, {});
  }

  async type(selector: string, text: string): Promise<void> {
    await this.#call(`/element/${await this.#find(selector)}/value`, { text });
  }

  /** The handle of the current tab. */
  async tab(): Promise<string> {
    return (await this.#driver.call('GET', `${this.#session}/window`)) as string;
  }

  /** Opens another tab, which becomes the current one. */
  async newTab(): Promise<string> {
    const { handle } = (await this.#call('/window/new', { type: 'tab' })) as { handle: string };
    await this.switchTo(handle);
    return handle;
  }

  async switchTo(handle: string): Promise<void> {
    await this.#call('/window', { handle });
  }

  async #find(selector: string): Promise<string> {
    const element = (await this.#call('/element', { using: 'css selector', value: selector })) as { [elementKey]: string };
    return element[elementKey];
  }

  /** Sends a command of this session. An error says which command it was, and what the page shows. */
  async #call(path: string, body: unknown): Promise<unknown> {
    const command = `POST ${path} ${JSON.stringify(body)}`;
    this.#doing = { command, sinceMs: Date.now() };
    try {
      return await this.#driver.call('POST', this.#session + path, body);
    } catch (error) {
      throw new Error(`WebKit failed at ${command}: ${messageOf(error)}\n${await this.#shown()}`, { cause: error });
    } finally {
      this.#doing = undefined;
    }
  }

  /** The text of the page, or that it does not answer. */
  #shown(): Promise<string> {
    const script = 'return `${location.href}, ${document.visibilityState}:\\n${document.documentElement?.innerText}`;';
    return this.#driver.call('POST', `${this.#session}/execute/sync`, { script, args: [] }, TELLS_WITHIN_MS).then(
      (text) => `The page shows ${String(text)}`,
      (error: unknown) => `The page does not say what it shows: ${messageOf(error)}`,
    );
  }

  /** Fails if a command is under way, with all that is to be learned of it. */
  async #tellWhatHangs(): Promise<void> {
    if (!this.#doing || this.#driver.hasEnded) return;
    const { command, sinceMs } = this.#doing;
    throw new Error(
      `WebKit has been at this for ${Date.now() - sinceMs} ms: ${command}\n${await this.#driver.state()}\n${await this.#shown()}`,
    );
  }
}

/** WebKitWebDriver as a process of its own, with a virtual screen. */
class Driver {
  readonly #screen: ChildProcess;
  readonly #process: ChildProcess;
  readonly #base: string;
  hasEnded = false;

  private constructor(screen: ChildProcess, process: ChildProcess, port: number) {
    this.#screen = screen;
    this.#process = process;
    this.#base = `http://127.0.0.1:${port}`;
  }

  /** Starts one with its settings in this folder, and resolves when it listens. */
  static async start(folder: string): Promise<Driver> {
    if (webkitPaths.driver === undefined || webkitPaths.screen === undefined) throw new Error('There is no WebKitGTK here.');
    const { screen, display } = await virtualScreen(webkitPaths.screen);
    const port = await freePort();
    await mkdir(`${folder}/gtk-3.0`);
    await writeFile(`${folder}/gtk-3.0/settings.ini`, LESS_MOTION);
    const env = { ...process.env, ...LESS_WORK, DISPLAY: display, XDG_CONFIG_HOME: folder };
    // A process group of its own, to which the browser belongs too.
    const driver = new Driver(screen, spawn(webkitPaths.driver, [`--port=${port}`], { env, stdio: 'ignore', detached: true }), port);
    const end = Date.now() + SHOWS_WITHIN_MS;
    while (!(await driver.#listens())) {
      if (!isRunning(driver.#process) || Date.now() > end) {
        const state = await driver.state();
        await driver.end();
        throw new Error(`The driver did not start. ${state}`);
      }
      await pause(100);
    }
    return driver;
  }

  /** Sends a command, and returns the value of the answer. */
  async call(method: 'GET' | 'POST', path: string, body?: unknown, withinMs = ANSWERS_WITHIN_MS): Promise<unknown> {
    const told = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const options = { method, ...(body !== undefined && told), signal: AbortSignal.timeout(withinMs) };
    const response = await fetch(this.#base + path, options).catch(async (error: unknown) => {
      if (!(error instanceof DOMException)) throw new Error(`The driver cannot be reached. ${await this.state()}`, { cause: error });
      throw new Error(`The driver has not answered for ${withinMs} ms. ${await this.state()}`, { cause: error });
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`The driver says: ${value.error ?? response.status}: ${value.message ?? ''}`);
    return value;
  }

  /** Whether it runs, and whether it answers a question that no browser is needed for. */
  async state(): Promise<string> {
    if (!isRunning(this.#process)) return `WebKitWebDriver has ended: ${this.#process.exitCode ?? this.#process.signalCode}.`;
    return `WebKitWebDriver runs, and ${(await this.#listens()) ? 'answers' : 'does not answer'}.`;
  }

  /** Ends it with its browser and screen. */
  async end(): Promise<void> {
    this.hasEnded = true;
    if (isRunning(this.#process)) process.kill(-(this.#process.pid ?? 0), 'SIGKILL');
    this.#screen.kill();
    for (const child of [this.#process, this.#screen]) if (isRunning(child)) await once(child, 'exit');
  }

  #listens(): Promise<boolean> {
    return fetch(`${this.#base}/status`, { signal: AbortSignal.timeout(TELLS_WITHIN_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
