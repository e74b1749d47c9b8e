// Makes release/tenfold-<version>.tar.gz of the build: what a server needs but its packages, which `npm ci --omit=dev` fetches.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from './setup/files.mjs';
import { run, say } from './setup/run.mjs';

const FILES = ['dist/client', 'dist/server', 'deploy', 'docs/operating.md', 'CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md'];
/** In place of those that install, build and test. */
const SCRIPTS = { start: 'node dist/server/main.js', admin: 'node dist/server/admin.js' };

/**
 * Only what a server needs: Debian's npm 9 fails on the `overrides` of what builds the site.
 * @template {object} List @param {List} list
 */
const forServer = (list) => {
  const {
    devDependencies: _dev,
    peerDependencies: _peers,
    peerDependenciesMeta: _meta,
    overrides: _overrides,
    ...rest
  } = /** @type {List & { [field: string]: unknown }} */ (list);
  return rest;
};

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
/** @type {{ version: string }} */
const list = readJson('package.json');
/** @type {{ packages: { [path: string]: { dev?: boolean } } }} */
const lock = readJson('package-lock.json');
const packages = Object.entries(lock.packages).flatMap(([path, entry]) =>
  entry.dev ? [] : [[path, path === '' ? forServer(entry) : entry]],
);
const name = `tenfold-${list.version}`;
const to = resolve(process.argv[2] ?? join(root, 'release'));
const staging = mkdtempSync(join(tmpdir(), 'tenfold-archive-'));
/** @param {string} file @param {object} value */
const writeJson = (file, value) => writeFileSync(join(staging, name, file), `${JSON.stringify(value, null, 2)}\n`);
try {
  for (const file of FILES) cpSync(join(root, file), join(staging, name, file), { recursive: true, preserveTimestamps: true });
  writeJson('package.json', { ...forServer(list), scripts: SCRIPTS });
  writeJson('package-lock.json', { ...lock, packages: Object.fromEntries(packages) });
  mkdirSync(to, { recursive: true });
  const archive = join(to, `${name}.tar.gz`);
  // Whoever unpacks it as root owns the files, and the user of the service can read them.
  const owner = process.platform === 'linux' ? ['--owner=0', '--group=0', '--mode=u=rwX,go=rX'] : ['--uid', '0', '--gid', '0'];
  if (await run('Packing', 'tar', ['-czf', archive, ...owner, '-C', staging, name])) {
    const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
    writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`);
    say(archive);
  } else process.exitCode = 1;
} finally {
  rmSync(staging, { recursive: true, force: true });
}
