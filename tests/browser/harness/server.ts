import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../free-port.mjs';
import { SHOWS_WITHIN_MS } from './engines.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** So many lines of its log are told of a server, without those of requests that went well. */
const LAST_LINES = 30;
const WENT_WELL = /"status":[23]\d\d,.*"msg":"request"/;
/** The build under test. */
export const builtFolder = `${root}/${process.env['DIST_DIR'] ?? 'dist'}`;

/** The built server as a process of its own, with a data folder for the time of the test. It keeps its port when it restarts. */
export class TestServer {
  /** Options for Node, for each server of this process. */
  static nodeOptions: readonly string[] = [];
  readonly #more: NodeJS.ProcessEnv;
  readonly #dist: string;
  #home: { readonly port: number; readonly dataDir: string } | undefined;
  #process: ChildProcess | undefined;
  #output = '';

  /** Does not start the server. `env`: further settings. `dist`: another build than the one under test. */
  constructor(env: NodeJS.ProcessEnv = {}, dist: string = builtFolder) {
    this.#more = env;
    this.#dist = dist;
  }

  /** Starts a server on a free port. */
  static async start(env: NodeJS.ProcessEnv = {}, dist: string = builtFolder): Promise<TestServer> {
    const server = new TestServer(env, dist);
    await server.start();
    return server;
  }

  get origin(): string {
    return `http://localhost:${this.#place.port}`;
  }

  get dataDir(): string {
    return this.#place.dataDir;
  }

  get isRunning(): boolean {
    return this.#process !== undefined && !hasEnded(this.#process);
  }

  /** Whether it ended, and nobody had asked it to. */
  get hasFallen(): boolean {
    return this.#process !== undefined && hasEnded(this.#process);
  }

  async start(): Promise<void> {
    this.#home ??= { port: await freePort(), dataDir: await this.#newDataDir() };
    const child = spawn(process.execPath, [...TestServer.nodeOptions, `${this.#dist}/server/main.js`], {
      env: this.#env(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const hear = (part: unknown) => {
      said += String(part);
      this.#output += String(part);
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
    this.#process = child;
    const until = Date.now() + SHOWS_WITHIN_MS;
    // Its own word, and no answer at its address: somebody else could give that.
    while (!said.includes('Tenfold is served on')) {
      if (hasEnded(child) || Date.now() > until) throw new Error(`The server did not start:\n${this.#output}`);
      await pause(50);
    }
  }

  /** Stops it after the running requests. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Kills it at once. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Stops it for good and removes its data. */
  async remove(): Promise<void> {
    await this.kill();
    if (this.#home) await rm(this.#home.dataDir, { recursive: true, force: true });
  }

  /** What it has written to its log. */
  get log(): string {
    return this.#output;
  }

  /** How it is, and the end of its log: what whoever reads of a failed test wants to know of it. */
  async describe(): Promise<string> {
    const lines = this.#output.split('\n').filter((line) => line !== '' && !WENT_WELL.test(line));
    return [`The server ${await this.#state()}. Its last lines:`, ...lines.slice(-LAST_LINES)].join('\n');
  }

  async #state(): Promise<string> {
    if (!this.#process) return 'was ended by the test';
    if (this.hasFallen) return `ended by itself (${this.#process.signalCode ?? this.#process.exitCode})`;
    return (await this.#answers()) ? 'answers' : 'runs, and does not answer';
  }

  get #place(): { readonly port: number; readonly dataDir: string } {
    if (!this.#home) throw new Error('The server has not been started yet.');
    return this.#home;
  }

  /**
   * A first start copies the files of the build, some 1,300, into the archive of former builds. In a test of the build they are there already:
   * the archive is the build's own folder.
   */
  async #newDataDir(): Promise<string> {
    const dataDir = await mkdtemp(`${tmpdir()}/tenfold-browser-`);
    if (this.#dist === builtFolder) await symlink(`${this.#dist}/client/assets`, `${dataDir}/assets`);
    return dataDir;
  }

  #env(): NodeJS.ProcessEnv {
    const { port, dataDir } = this.#place;
    return {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: this.origin,
      DATA_DIR: dataDir,
      ...this.#more,
    };
  }

  async #answers(): Promise<boolean> {
    return fetch(`${this.origin.replace('localhost', '127.0.0.1')}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || hasEnded(child)) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
