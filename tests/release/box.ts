import { execFileSync, spawn, spawnSync, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { endWith } from '../browser/harness/folder.ts';
import { freePort } from '../free-port.mjs';

/** The commands that a document has under a heading, block by block, without what they say of themselves. */
export function commandsUnder(document: string, heading: string): readonly (readonly string[])[] {
  const section = readFileSync(document, 'utf8')
    .split(/^#{2,4} /m)
    .find((each) => each.startsWith(`${heading}\n`));
  const blocks = [...(section ?? '').matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block);
  if (blocks.length === 0) throw new Error(`${document} has no commands under "${heading}".`);
  return blocks.map((block) => block.split('\n').flatMap((line) => line.replace(/(?:^| +)#.*$/, '') || []));
}

/** The last value of a setting in a unit of systemd. */
const settingOf = (unit: string, name: string): string => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].at(-1)?.[1] ?? '';

/** The settings of an environment file. */
const settingsIn = (file: string): NodeJS.ProcessEnv =>
  Object.fromEntries([...readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value]) => [name, value]));

/**
 * A machine as the documents set one up, by their own commands: its folders lie in one of the test, its user is that of the test, and its
 * services run as their units say, in the place of systemd. Its ports are its own.
 */
export class Box {
  /** What devices type. */
  readonly site: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #clearPort: number;
  readonly #services = new Map<string, ChildProcess>();
  /** What each has said. */
  readonly #logs = new Map<string, string>();
  /** Of a server that is not the only one: where it listens. */
  readonly #others = new Map<string, number>();
  #at: string;

  private constructor(folder: string, ports: readonly [number, number, number]) {
    const [secure, clear, server] = ports;
    this.#folder = folder;
    this.#clearPort = clear;
    this.#port = server;
    this.site = `${hostname()}:${secure}`;
    this.#at = this.path('/home');
    for (const path of ['/home', '/opt', '/etc/caddy', '/etc/systemd/system', '/var/lib/caddy'])
      mkdirSync(this.path(path), { recursive: true });
  }

  /** An empty machine, with an archive in the folder of whoever sets it up. */
  static async with(folder: string): Promise<Box> {
    const box = new Box(folder, [await freePort(), await freePort(), await freePort()]);
    execFileSync(process.execPath, ['tools/archive.mjs', box.path('/home')], { stdio: 'pipe' });
    endWith(folder, () => box.#end());
    return box;
  }

  path(path: string): string {
    return join(this.#folder, path);
  }

  get dataDir(): string {
    return this.path('/var/lib/tenfold');
  }

  /** Where the server listens for its proxy. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** What a service has written to its log. */
  log(service: string): string {
    return this.#logs.get(service) ?? '';
  }

  /** Settings of the server, in force from its next start on. */
  set(settings: NodeJS.ProcessEnv): void {
    for (const [name, value] of Object.entries(settings)) appendFileSync(this.path('/etc/tenfold.env'), `${name}=${value}\n`);
  }

  /** Starts one more server, with a data folder of its own but for the keys. Caddy passes on to it from its next start on. */
  async startBeside(name: string): Promise<void> {
    this.#others.set(name, await freePort());
    mkdirSync(this.path(`/var/lib/${name}`), { mode: 0o700 });
    symlinkSync(join(this.dataDir, 'keys'), this.path(`/var/lib/${name}/keys`));
    await this.start(name);
  }

  get backups(): readonly string[] {
    const folder = join(this.dataDir, 'backups');
    return existsSync(folder) ? readdirSync(folder).toSorted() : [];
  }

  /** Does what these lines say, from the folder of whoever sets it up on. What the programs said comes back. */
  async run(lines: readonly string[]): Promise<string> {
    this.#at = this.path('/home');
    let said = '';
    for (const line of lines) for (const step of line.split(' && ')) said += await this.#do(step.trim());
    return said;
  }

  /** What a machine has for all: its packages, its users and its services. The other steps are run as they stand. */
  async #do(step: string): Promise<string> {
    const [, verb = '', service = ''] = /^sudo systemctl (enable --now|start|restart|stop) (\w+)$/.exec(step) ?? [];
    if (verb === 'stop' || verb === 'restart') await this.stop(service);
    if (verb !== '') return verb === 'stop' ? '' : this.start(service);
    if (/^sudo apt (update|install [\w+ -]+)$/.test(step) || /^sudo adduser .* tenfold$/.test(step)) return '';
    // npm fetches them for minutes. That its list fits, tests/built/archive.test.ts says.
    if (step === 'sudo npm ci --omit=dev' && existsSync(join(this.#at, 'package-lock.json'))) {
      symlinkSync(join(process.cwd(), 'node_modules'), join(this.#at, 'node_modules'));
      return '';
    }
    const [, alias = ''] = /^alias tenfold-admin='(.*)'$/m.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
    const here = step
      .replace(/^tenfold-admin/, alias)
      .replaceAll(/\bsudo (?:-u \w+ )?/g, '')
      .replaceAll('the.name.that.devices.type', this.site)
      .replace(/before-update-[\w.-]+/, this.backups.find((name) => name.startsWith('before-update-')) ?? 'none')
      .replaceAll(/(?<=^|[ =])\/(?=opt\/?|etc\/|var\/lib\/)/g, `${this.#folder}/`);
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', `${here}\npwd`], {
      cwd: this.#at,
      env: { ...process.env, HOME: this.path('/home') },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${step}\n${stdout}${stderr}`);
    const lines = stdout.trimEnd().split('\n');
    this.#at = lines.pop() ?? '';
    return lines.map((each) => `${each}\n`).join('');
  }

  /** Starts a service, and waits until it answers. Rejects with its log if it ends instead. */
  async start(service: string): Promise<string> {
    if (this.#services.get(service)?.exitCode === null) return '';
    await (service === 'caddy' ? this.#startProxy() : this.#startServer(service));
    return '';
  }

  async stop(service: string): Promise<void> {
    const running = this.#services.get(service);
    this.#services.delete(service);
    if (running === undefined || running.exitCode !== null) return;
    running.kill('SIGTERM');
    await once(running, 'exit');
  }

  async #startServer(name: string): Promise<void> {
    const unit = readFileSync(this.path('/etc/systemd/system/tenfold.service'), 'utf8').replaceAll(
      /(?<==)\/(?=opt\/|etc\/|var\/lib\/)/g,
      `${this.#folder}/`,
    );
    const settings = settingOf(unit, 'EnvironmentFile');
    const state = this.path(`/var/lib/${settingOf(unit, 'StateDirectory')}`);
    mkdirSync(state, { recursive: true });
    chmodSync(state, Number.parseInt(settingOf(unit, 'StateDirectoryMode'), 8));
    const given = settingOf(unit, 'Environment')
      .split(' ')
      .map((each) => each.split('='));
    const program = settingOf(unit, 'ExecStart').replace('/usr/bin/node', process.execPath);
    // A service has the environment of its unit, and nobody's.
    const env = { PATH: process.env['PATH'], ...Object.fromEntries(given), ...settingsIn(settings), ...this.#ownOf(name) };
    const service = spawn('sh', ['-c', `umask ${settingOf(unit, 'UMask')}; exec ${program}`], {
      cwd: settingOf(unit, 'WorkingDirectory'),
      env,
    });
    await this.#running(name, service, `http://127.0.0.1:${env.PORT}/readyz`);
  }

  #ownOf(name: string) {
    const other = this.#others.get(name);
    return other === undefined ? { PORT: String(this.#port) } : { PORT: String(other), DATA_DIR: this.path(`/var/lib/${name}`) };
  }

  /** As Debian's unit of Caddy does. */
  async #startProxy(): Promise<void> {
    const file = this.path('/etc/caddy/Caddyfile');
    const text = readFileSync(file, 'utf8');
    if (!text.includes('http_port')) {
      const own = `admin off\n\thttp_port ${this.#clearPort}\n\tskip_install_trust`;
      writeFileSync(file, text.replace('skip_install_trust', own));
    }
    const servers = [this.#port, ...this.#others.values()].map((port) => `127.0.0.1:${port}`).join(' ');
    const env = { PATH: process.env['PATH'], HOME: this.path('/var/lib/caddy'), TENFOLD_SERVER: servers };
    const service = spawn('caddy', ['run', '--config', file], { env });
    await this.#running('caddy', service, `http://127.0.0.1:${this.#clearPort}`);
    const root = this.path('/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt');
    await expect.poll(() => existsSync(root)).toBe(true);
  }

  async #running(name: string, service: ChildProcessWithoutNullStreams, address: string): Promise<void> {
    this.#services.set(name, service);
    let log = '';
    for (const stream of [service.stdout, service.stderr])
      stream.on('data', (part) => {
        log += String(part);
        this.#logs.set(name, this.log(name) + String(part));
      });
    const answers = () =>
      fetch(address, { redirect: 'manual' }).then(
        ({ status }) => status < 400,
        () => false,
      );
    await expect.poll(async () => service.exitCode !== null || (await answers())).toBe(true);
    if (service.exitCode !== null) throw new Error(`${name} has ended: ${log}`);
  }

  async #end(): Promise<void> {
    for (const service of this.#services.keys()) await this.stop(service);
  }
}
