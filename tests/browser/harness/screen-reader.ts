import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { chromiumPath, screenReaderPaths } from '../../engine-paths.ts';
import { ChromiumBrowser } from './chromium.ts';
import { SHOWS_WITHIN_MS } from './engines.ts';
import { endWith } from './folder.ts';
import { virtualScreen } from './virtual-screen.ts';

/** It says what somebody asks for and what happens: not each page from top to bottom, nor each key. Its log holds nothing back. */
const PREFERENCES = `
import orca.debug
import orca.settings
orca.debug.debugFile.reconfigure(line_buffering=True)
orca.settings.sayAllOnLoad = False
orca.settings.enableKeyEcho = False
`;

/** In the reader's log: a text for the voice. */
const SPOKEN = /^[\d:.]+ - SPEECH OUTPUT: '(.*?)'(?: |$|\[|\{)/;

/** In its log: it has done what a key told it, and said what there was to say. */
const COMMAND_DONE = /^\^+ CONSUME ATSPI_KEY_PRESSED_EVENT/;
const DONE = /^$/;

/** How often a key is pressed in search of something. */
const PRESSES = 60;
/** Who has said nothing for so long has said all, in ms. */
const QUIET_MS = 400;

/**
 * A desktop on a screen that nobody sees, with the screen reader Orca and a browser. What a person can do on it is to press keys and to
 * listen. Orca needs no voice for it: what a voice would be given is in its log.
 */
export class ScreenReader {
  readonly #env: NodeJS.ProcessEnv;
  readonly #logFile: string;
  readonly #children: ChildProcess[] = [];
  #output = '';
  /** What was said, and an empty text after each command of the reader. */
  #log: readonly string[] = [];
  /** How much of it has been listened to. */
  #heard = 0;

  private constructor(folder: string, display: string) {
    const home = `${folder}/desktop`;
    this.#logFile = `${folder}/orca.log`;
    this.#env = {
      ...process.env,
      DISPLAY: display,
      GSETTINGS_BACKEND: 'memory',
      ...Object.fromEntries(['CONFIG_HOME', 'DATA_HOME', 'CACHE_HOME', 'RUNTIME_DIR'].map((name) => [`XDG_${name}`, home])),
    };
  }

  /** Starts one for the time of the work with this folder. Resolves when it has spoken. */
  static async start(folder: string): Promise<ScreenReader> {
    const missing = Object.entries(screenReaderPaths).flatMap(([name, path]) => (path === undefined ? [name] : []));
    if (missing.length > 0) throw new Error(`To hear a screen reader, install ${missing.join(', ')}: so Debian calls them.`);
    const { screen, display } = await virtualScreen(screenReaderPaths.xvfb!);
    const reader = new ScreenReader(folder, display);
    endWith(folder, () => reader.#end());
    reader.#children.push(screen);
    await reader.#startOrca(folder);
    await reader.hears(/^Screen reader on/);
    return reader;
  }

  /** Opens an address in Chromium on this desktop, in a window without anything around it. */
  async openChromium(folder: string, address: string): Promise<ChromiumBrowser> {
    const context = await chromium.launchPersistentContext(`${folder}/chromium`, {
      headless: false,
      ...(chromiumPath !== undefined && { executablePath: chromiumPath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run', `--app=${address}`],
      ignoreDefaultArgs: ['about:blank'],
      env: this.#env as Record<string, string>,
      viewport: null,
      reducedMotion: 'reduce',
      timeout: SHOWS_WITHIN_MS,
    });
    return ChromiumBrowser.of(context, folder);
  }

  /** Presses keys on the keyboard of this desktop, one after the other, by their names in X. */
  async press(...keys: readonly string[]): Promise<void> {
    await promisify(execFile)(screenReaderPaths.xdotool!, ['key', ...keys], { env: this.#env });
  }

  /** Types a number. */
  async type(digits: number | string): Promise<void> {
    await this.press(...String(digits).split(''));
  }

  /** Resolves with the next text that matches. What is said before it counts as heard. */
  async hears(what: RegExp): Promise<string> {
    const until = Date.now() + SHOWS_WITHIN_MS;
    for (;;) {
      const said = await this.#listen();
      const at = said.findIndex((text, number) => number >= this.#heard && what.test(text));
      if (at >= 0) {
        this.#heard = at + 1;
        return said[at] ?? '';
      }
      if (Date.now() > until) throw new Error(`${String(what)} was not said after:\n${said.slice(-20).join('\n')}\n${this.#output}`);
      await pause(50);
    }
  }

  /** Gives a command of the reader, a key, until it leads to what is looked for. */
  async seeks(key: string, what: RegExp): Promise<void> {
    await this.#pressUntil(key, what, () => this.hears(DONE));
  }

  /** Goes on from control to control until one is what is looked for. `control` matches what is said of each. */
  async tabsTo(what: RegExp, control: RegExp): Promise<void> {
    let last = '';
    await this.#pressUntil('Tab', what, async () => {
      // It may be said twice of one.
      const before = last;
      while (last === before) last = await this.hears(control);
    });
  }

  async #pressUntil(key: string, what: RegExp, answered: () => Promise<unknown>): Promise<void> {
    for (let presses = 0; presses < PRESSES; presses++) {
      // What is still said of the key before is no answer to this one.
      await this.#quiet();
      const from = this.#heard;
      await this.press(key);
      await answered();
      if (this.#log.slice(from, this.#heard).some((text) => what.test(text))) return;
    }
    throw new Error(`${PRESSES} times ${key}, and ${String(what)} was not said, but:\n${this.#log.join('\n')}`);
  }

  /** Resolves when nothing more is said for a moment. All of it counts as heard. */
  async #quiet(): Promise<void> {
    let said = -1;
    while (said !== this.#log.length) {
      said = this.#log.length;
      await pause(QUIET_MS);
      await this.#listen();
    }
    this.#heard = said;
  }

  /** All that was said, from the beginning. */
  async said(): Promise<readonly string[]> {
    return (await this.#listen()).filter((text) => text !== '');
  }

  async #listen(): Promise<readonly string[]> {
    const log = await readFile(this.#logFile, 'utf8').catch(() => '');
    this.#log = log.split('\n').flatMap((line) => (COMMAND_DONE.test(line) ? '' : (SPOKEN.exec(line)?.[1] ?? [])));
    return this.#log;
  }

  async #startOrca(folder: string): Promise<void> {
    const preferences = `${folder}/desktop/orca`;
    await mkdir(preferences, { recursive: true });
    await writeFile(`${preferences}/orca-customizations.py`, PREFERENCES);
    const bus = this.#start(screenReaderPaths.dbus!, '--session', '--nofork', '--print-address');
    const [address] = (await once(bus.stdout!, 'data')) as [Buffer];
    this.#env['DBUS_SESSION_BUS_ADDRESS'] = address.toString().trim();
    this.#start(screenReaderPaths.orca!, '--user-prefs', preferences, '--debug-file', this.#logFile);
  }

  /** Starts a program, in a process group of its own, to which what it starts belongs too. */
  #start(program: string, ...args: readonly string[]): ChildProcess {
    const child = spawn(program, args, { env: this.#env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (this.#output += String(part)));
    this.#children.push(child);
    return child;
  }

  /** Ends it with its screen. */
  async #end(): Promise<void> {
    for (const child of this.#children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) continue;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        child.kill('SIGKILL');
      }
      await once(child, 'exit');
    }
  }
}
