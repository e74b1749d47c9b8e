import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { settingsRead } from './settings-read.ts';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
const without = (text: string) => text.replaceAll(/^\s*#.*$/gm, '');

describe('tenfold.env.example', () => {
  const lines = [...read('tenfold.env.example').matchAll(/^(#?)([A-Z][A-Z0-9_]+)=(.+)$/gm)].map(([, off = '', name = '', value = '']) => ({
    isSet: off === '',
    name,
    value,
  }));
  const set = Object.fromEntries(lines.filter(({ isSet }) => isSet).map(({ name, value }) => [name, value]));
  const all = Object.fromEntries(lines.map(({ name, value }) => [name, value]));

  test('has every setting that the server reads, once, and no other', () => {
    expect(lines.map(({ name }) => name).toSorted()).toEqual(settingsRead());
  });

  test('is accepted as it is, and with every line of it in force', () => {
    expect(readConfig(set)).toMatchObject({ ok: true, value: { siteUrl: 'https://tenfold.school.example', host: '127.0.0.1' } });
    expect(readConfig(all)).toMatchObject({ ok: true });
  });

  test('shows the defaults that are: those that are no example change nothing', () => {
    const ofDefaults = ['PORT', 'LOG_LEVEL', 'BACKUP_KEEP', 'AUTH_DISABLE_SIGNUP', 'VISIT_COUNTS'];
    const names = [...ofDefaults, 'AUTH_ACCESS_TTL_S', 'AUTH_REUSE_WINDOW_S', 'AUTH_MAIL_SPACING_S'];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, all[name]])))).toEqual(readConfig({}));
    const dataDir = all['DATA_DIR'];
    const within = ['MAIL_DIR', 'AUTH_SIGNING_KEY_FILE'].map((name) => [name, all[name]] as const);
    expect(readConfig({ DATA_DIR: dataDir, ...Object.fromEntries(within) })).toEqual(readConfig({ DATA_DIR: dataDir }));
  });
});

describe('tenfold.service', () => {
  const unit = without(read('tenfold.service'));

  test('runs the built server with the settings and the folder of the example, and again when it fails', () => {
    expect(unit).toContain('\nExecStart=/usr/bin/node dist/server/main.js\n');
    expect(unit).toContain('\nEnvironmentFile=/etc/tenfold.env\n');
    expect(unit).toContain('\nRestart=on-failure\n');
    // Whoever has started it may ask it at once. What tells so is a child of the server.
    expect(unit).toContain('\nType=notify\nNotifyAccess=all\n');
    expect(unit).toMatch(/^StateDirectory=tenfold$/m);
    expect(unit).toMatch(/^Environment=.* DATA_DIR=\/var\/lib\/tenfold$/m);
    // Node writes machine code.
    expect(unit).not.toContain('MemoryDenyWriteExecute');
  });
});

const hasSystemd = existsSync('/usr/bin/systemd-analyze') && existsSync('/usr/bin/node');
describe.skipIf(!hasSystemd)(`systemd${hasSystemd ? '' : ' (not run: needs systemd, and Node in /usr/bin)'}`, () => {
  const analyze = (...args: readonly string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });

  test('takes the unit, and finds little open in it', () => {
    const { status, stderr } = analyze('verify', 'deploy/tenfold.service');
    expect([status, stderr]).toEqual([0, '']);
    // In tenths; 100 is a unit without any of it.
    expect(analyze('security', '--offline=true', '--threshold=20', 'deploy/tenfold.service').status).toBe(0);
  });
});

describe('Caddyfile and containers', () => {
  const caddyfile = without(read('Caddyfile'));
  const compose = without(read('compose.yaml'));
  const container = without(read('Containerfile'));

  test('the proxy has its own authority, and passes on to where the server listens by default', () => {
    const config = readConfig({});
    expect(caddyfile).toContain('tls internal\n');
    expect(caddyfile).toContain(`reverse_proxy {$TENFOLD_SERVER:127.0.0.1:${config.ok ? config.value.port : 0}}\n`);
  });

  test('in containers the server is reached by the proxy alone, and believes only its network', () => {
    const [, server = ''] = compose.split(/^ {2}tenfold:$/m);
    const service = server.split(/^\w/m)[0] ?? '';
    expect(service).not.toContain('ports:');
    const [, network] = /TRUST_PROXY: (\S+)/.exec(service) ?? [];
    expect(network).toMatch(/^172\.\d+\.\d+\.0\/24$/);
    expect(compose).toContain(`subnet: ${network}\n`);
    for (const line of ['read_only: true', 'no-new-privileges:true', '- ALL']) expect(service).toContain(line);
    // Whatever name the Caddyfile asks for is set.
    for (const [, name] of caddyfile.matchAll(/\{\$(\w+):/g)) expect(compose).toMatch(new RegExp(`^ {6}${name}: `, 'm'));
    // What is kept is where the server writes, and where the authority is.
    expect(compose).toContain('- data:/var/lib/tenfold\n');
    expect(compose).toContain('- authority:/data\n');
  });

  test('the image runs the server as another user than root, on a Node that packages accept, and can be asked how it is', () => {
    const lines = container.trim().split('\n');
    expect(lines.at(-1)).toBe('CMD ["node", "dist/server/main.js"]');
    expect(lines.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
    expect(container).toContain('DATA_DIR=/var/lib/tenfold\n');
    expect(container).toMatch(/^HEALTHCHECK .*\/healthz/m);
    const versions = [...container.matchAll(/^FROM docker\.io\/library\/node:(\d+)-/gm)].map(([, major]) => Number(major));
    expect(versions).toEqual([22, 22]);
  });
});

test('the commands of the documents lead to files that are there, and put the name of the site where the example has one', () => {
  const commands = ['README.md', 'docs/operating.md'].map((path) => readFileSync(path, 'utf8')).join('\n');
  const files = [...commands.matchAll(/\bdeploy\/[\w.-]+/g)].map(([file]) => file);
  expect(new Set(files).size).toBeGreaterThan(3);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const [, replaced = '', inFiles = ''] = /sed -i 's\/(.+?)\/[\w.]+\/' (.+)$/m.exec(commands) ?? [];
  expect(inFiles).toBe('/etc/tenfold.env /etc/caddy/Caddyfile');
  for (const name of ['tenfold.env.example', 'Caddyfile']) expect(without(read(name))).toMatch(new RegExp(replaced));
});

test('the README says how many packages of a server ask npm for a newer Node than the one it names', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: { readonly [path: string]: { readonly dev?: boolean; readonly engines?: { readonly node?: string } } };
  };
  const asked = Object.values(packages).flatMap(({ dev, engines }) =>
    dev ? [] : (/^>=\s*(\d+)[\d.]*$/.exec(engines?.node ?? '')?.[1] ?? []),
  );
  expect(asked.filter((major) => Number(major) > 20)).toEqual(['22', '22']);
  expect(readFileSync('README.md', 'utf8')).toMatch(/two packages ask for Node 22; the server runs on Debian's 20\.19/);
});
