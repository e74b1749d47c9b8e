import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyCheckout } from '../../checkout-copy.ts';

/** What compiles SQLite, and what it loads. */
const COMPILED = ['better-sqlite3', 'bindings', 'file-uri-to-path', '.tenfold-stamp'].map((name) => `node_modules/${name}`);

let copy: string;
let programs: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'tenfold-install-'));
  programs = join(copy, 'programs');
  mkdirSync(programs);
  copyCheckout(copy, ['tools', 'package.json', 'package-lock.json', ...COMPILED]);
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** The first program of this name on the PATH. */
const pathOf = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();

/** Installs in the copy, with these programs alone. No ready-made SQLite is fetched. */
function install(): { readonly status: number | null; readonly stderr: string } {
  const { PATH: _all, npm_execpath: _script, ...env } = process.env;
  return spawnSync(process.execPath, ['tools/setup.mjs', 'packages'], {
    cwd: copy,
    env: { ...env, PATH: programs, npm_config_build_from_source: 'true' },
    encoding: 'utf8',
  });
}

const lastLine = (text: string) => text.trim().split('\n').at(-1);

it('An install without a compiler says which programs SQLite needs and which are missing, not that there is no network', () => {
  for (const name of ['sh', 'node', 'npm']) symlinkSync(pathOf(name), join(programs, name));
  const { status, stderr } = install();
  expect(status).toBe(1);
  expect(lastLine(stderr)).toMatch(
    /^tenfold: No ready-made SQLite could be fetched for this computer \(.+\), and it could not be compiled here\. Compiling needs Python 3, make and a C\+\+ compiler; not found: Python 3, make, a C\+\+ compiler\. On Debian and Ubuntu: apt install python3 make g\+\+\. Then run the same command again\.$/,
  );
});

it('An install that had all of them and failed points to what they said', () => {
  for (const name of ['sh', 'node', 'npm']) symlinkSync(pathOf(name), join(programs, name));
  for (const name of ['python3', 'make', 'c++']) {
    writeFileSync(join(programs, name), '#!/bin/sh\necho "out of order" >&2\nexit 1\n');
    chmodSync(join(programs, name), 0o755);
  }
  const { status, stderr } = install();
  expect(status).toBe(1);
  expect(lastLine(stderr)).toContain('all three were found, so the reason stands above.');
  expect(stderr.split('\n').length).toBeGreaterThan(2);
});

it('An install without a network says so, and compiles nothing', () => {
  writeFileSync(join(copy, 'node_modules/.tenfold-stamp'), 'of other packages');
  writeFileSync(join(programs, 'npm'), '#!/bin/sh\necho "no network" >&2\nexit 1\n');
  chmodSync(join(programs, 'npm'), 0o755);
  for (const name of ['sh']) symlinkSync(pathOf(name), join(programs, name));
  const { status, stderr } = install();
  expect({ status, last: lastLine(stderr) }).toEqual({
    status: 1,
    last: 'tenfold: The packages could not be installed. Is there a network? Nothing was left half done: the same command starts over.',
  });
});

it('An npm that cannot read the list of packages is told by its version, before anything is installed', () => {
  const run = (version: string) =>
    spawnSync(process.execPath, ['tools/setup.mjs'], {
      cwd: copy,
      env: { ...process.env, npm_config_user_agent: `npm/${version} node/v20.19.2 linux x64` },
      encoding: 'utf8',
    });
  expect(run('9.2.0')).toMatchObject({
    status: 1,
    stderr: 'tenfold: Tenfold needs npm 10 or newer, and this is npm 9.2.0. Please run `npm install --global npm@10` and try again.\n',
  });
  expect(run('10.8.2')).toMatchObject({ status: 0, stderr: '' });
});
