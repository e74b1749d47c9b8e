import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { SHOWS_WITHIN_MS, webkitPaths } from './engines.ts';
import { freePort } from './server.ts';
import { NOTE_TOUR_SEEN } from './tour.ts';

/** How long a page may take to load on a busy machine, in ms. */
const ANSWERS_WITHIN_MS = 2 * SHOWS_WITHIN_MS;

/** The W3C names an element by this key. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * WebKitGTK's MiniBrowser on a virtual screen, controlled through plain WebDriver: the browser on Linux that is closest to Safari. It loses
 * its data when it restarts, so a test stays within one session. It does not report console messages.
 */
export class WebKitBrowser {
  readonly #children: readonly ChildProcess[];
  readonly #session: string;

  private constructor(children: readonly ChildProcess[], session: string) {
    this.#children = children;
    this.#session = session;
  }

  static async open(): Promise<WebKitBrowser> {
    const { driver, browser, screen } = webkitPaths;
    if (driver === undefined || browser === undefined || screen === undefined) throw new Error('There is no WebKitGTK here.');
    const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [display] = (await once(xvfb.stdout, 'data')) as [Buffer];
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${display.toString().trim()}` };
    const webdriver = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
    const children = [webdriver, xvfb];
    try {
      const base = `http://127.0.0.1:${port}`;
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } };
      const { sessionId } = (await begin(`${base}/session`, { capabilities })) as { sessionId: string };
      return new WebKitBrowser(children, `${base}/session/${sessionId}`);
    } catch (error) {
      for (const child of children) child.kill();
      throw error;
    }
  }

  async visit(address: string): Promise<void> {
    await call(`${this.#session}/url`, { url: address });
    await this.evaluate(NOTE_TOUR_SEEN);
  }

  /** Runs the body of an async function in the page and returns its value. */
  async evaluate<T>(body: string): Promise<T> {
    const script = `const done = arguments[arguments.length - 1];
      (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await call(`${this.#session}/execute/async`, { script, args: [] })) as { value?: T; error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as T;
  }

  /** Waits until the expression is true in the page. */
  async until(expression: string, withinMs = SHOWS_WITHIN_MS): Promise<void> {
    const end = Date.now() + withinMs;
    while (!(await this.evaluate<boolean>(`return Boolean(${expression})`))) {
      if (Date.now() > end)
        throw new Error(`Not so within ${withinMs} ms: ${expression}\n${await this.evaluate<string>('return document.body.innerText')}`);
      await pause(100);
    }
  }

  async click(selector: string): Promise<void> {
    await call(`${this.#session}/element/${await this.#find(selector)}/click`, {});
  }

  async type(selector: string, text: string): Promise<void> {
    await call(`${this.#session}/element/${await this.#find(selector)}/value`, { text });
  }

  /** The handle of the current tab. */
  async tab(): Promise<string> {
    return (await call(`${this.#session}/window`)) as string;
  }

  /** Opens another tab, which becomes the current one. */
  async newTab(): Promise<string> {
    const { handle } = (await call(`${this.#session}/window/new`, { type: 'tab' })) as { handle: string };
    await this.switchTo(handle);
    return handle;
  }

  async switchTo(handle: string): Promise<void> {
    await call(`${this.#session}/window`, { handle });
  }

  async close(): Promise<void> {
    await fetch(this.#session, { method: 'DELETE' }).catch(() => undefined);
    for (const child of this.#children) {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
  }

  async #find(selector: string): Promise<string> {
    const element = (await call(`${this.#session}/element`, { using: 'css selector', value: selector })) as { [elementKey]: string };
    return element[elementKey];
  }
}

/** The driver needs a moment before it listens. */
async function begin(address: string, body: unknown): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call(address, body);
    } catch (error) {
      if (attempt === 50 || !(error instanceof TypeError)) throw error;
      await pause(100);
    }
  }
}

/** Sends a command to the driver: GET without a body, POST with one. */
async function call(address: string, body?: unknown): Promise<unknown> {
  const told = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(address, { ...(body !== undefined && told), signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).catch(
    (error) => {
      // The error names the command that hangs.
      throw error instanceof DOMException
        ? new Error(`WebDriver has not answered in ${ANSWERS_WITHIN_MS} ms: ${JSON.stringify(body)} to ${address}`)
        : error;
    },
  );
  const { value } = (await response.json()) as { value: { message?: string } };
  if (!response.ok) throw new Error(`WebDriver: ${value.message ?? response.status}`);
  return value;
}
