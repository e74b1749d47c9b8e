import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from '../browser/harness/server.ts';

let folder: string;
/** The release as an operator unpacks it. */
let release: string;
let names: readonly string[];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenfold-release-'));
  execFileSync(process.execPath, ['tools/archive.mjs', folder], { stdio: 'pipe' });
  const [archive = ''] = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
  const sum = createHash('sha256')
    .update(readFileSync(join(folder, archive)))
    .digest('hex');
  expect(readFileSync(join(folder, `${archive}.sha256`), 'utf8')).toBe(`${sum}  ${archive}\n`);
  names = execFileSync('tar', ['-tzf', archive], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
  execFileSync('tar', ['-xzf', archive], { cwd: folder });
  release = join(folder, archive.replace('.tar.gz', ''));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a release has the build, what operators read, and neither sources nor packages', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const top = names.flatMap((name) => new RegExp(`^tenfold-${version.replaceAll('.', '\\.')}/([^/]+)/?$`).exec(name)?.[1] ?? []);
  expect(top.toSorted()).toEqual(
    ['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md', 'deploy', 'dist', 'docs', 'package-lock.json', 'package.json'].toSorted(),
  );
  expect(names.filter((name) => /\.tsx?$|node_modules|\/\.stamp$|\/data\//.test(name))).toEqual([]);
  // The lock file still fits the archive's own list of packages. Debian's npm 9 cannot read an override by another package.
  const list = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8')) as object;
  expect(Object.keys(list)).not.toContain('overrides');
  const { packages } = JSON.parse(readFileSync(join(release, 'package-lock.json'), 'utf8')) as { readonly packages: object };
  expect(Object.entries(packages).filter(([, entry]) => (entry as { readonly dev?: boolean }).dev)).toEqual([]);
  const asked = spawnSync('npm', ['ci', '--omit=dev', '--dry-run', '--offline', '--no-audit'], { cwd: release, encoding: 'utf8' });
  expect([asked.status, asked.stderr]).toEqual([0, expect.not.stringContaining('npm error')]);
});

test('every file that one of its own names is in it', () => {
  for (const name of ['tenfold.service', 'tenfold.env.example', 'Caddyfile', 'compose.yaml', 'Containerfile'])
    expect([name, existsSync(join(release, 'deploy', name))]).toEqual([name, true]);
  const copied = [...readFileSync(join(release, 'deploy/Containerfile'), 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
  const sources = copied.flatMap(([, files = '']) => files.split(' '));
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter((file) => !existsSync(join(release, file)))).toEqual([]);
});

test('unpacked elsewhere it starts, serves the site, takes commands, and the doctor finds nothing wrong', async () => {
  // In the place of `npm ci --omit=dev`.
  symlinkSync(join(process.cwd(), 'node_modules'), join(release, 'node_modules'));
  const server = await TestServer.start({}, join(release, 'dist'));
  try {
    const page = await (await fetch(server.origin)).text();
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    expect([page.includes('Tenfold'), (await fetch(`${server.origin}${script}`)).status]).toEqual([true, 200]);
    expect((await fetch(`${server.origin}/sw.js`)).status).toBe(200);
    const env = { ...process.env, DATA_DIR: server.dataDir };
    const doctor = spawnSync('npm', ['run', '--silent', 'admin', '--', 'doctor'], { cwd: release, env, encoding: 'utf8' });
    expect([doctor.status, doctor.stderr]).toEqual([0, '']);
    expect(doctor.stdout).toMatch(/^ok {4}Tenfold \S+ .* runs\.$/m);
    expect(doctor.stdout).toContain(`${server.origin} leads to a Tenfold server.`);
    expect(doctor.stdout).toMatch(/Nothing is wrong\.\n$/);
    await server.stop();
    const stopped = spawnSync('npm', ['run', '--silent', 'admin', '--', 'doctor'], { cwd: release, env, encoding: 'utf8' });
    expect(stopped.stderr).toContain('No server runs on');
    expect(stopped.stderr).not.toContain('The built site is missing');
  } finally {
    await server.remove();
  }
});

test('its files are whose user unpacks it, and its data is nowhere in it', () => {
  expect(statSync(join(release, 'dist/server/main.js')).uid).toBe(process.getuid?.());
  expect(existsSync(join(release, 'data'))).toBe(false);
});
