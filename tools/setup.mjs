// What `npm start` and `npm test` need before they can run: `node tools/setup.mjs deps build browsers database`.
// Plain JavaScript on Node's own modules, because nothing is installed yet. Each step first checks whether it has to do anything.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const oldestNode = [20, 19];

/** @param {string} line */
const say = (line) => console.log(`tenfold: ${line}`);

/** @param {string} line @returns {never} */
function stop(line) {
  console.error(`tenfold: ${line}`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = oldestNode;
  if (major < needMajor || (major === needMajor && minor < needMinor)) {
    stop(
      `Tenfold needs Node ${oldestNode.join('.')} or newer, and this is Node ${process.versions.node}. Please install a newer one from https://nodejs.org and try again.`,
    );
  }
}

/**
 * Runs a program quietly. Every ten seconds it says that the program still runs; the output is shown only if the program fails.
 * @param {string} doing @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(doing, command, args, env) {
  const begun = Date.now();
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`;
  say(`${doing} …`);
  const tick = setInterval(() => say(`${doing} … ${seconds()}`), 10_000);
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout.on('data', (part) => output.push(part));
    child.stderr.on('data', (part) => output.push(part));
    /** @param {boolean} ok @param {string} why */
    const end = (ok, why) => {
      clearInterval(tick);
      if (!ok) console.error(Buffer.concat(output).toString().trimEnd());
      say(ok ? `${doing}: done in ${seconds()}` : `${doing}: failed after ${seconds()} (${why})`);
      done(ok);
    };
    child.on('error', (error) => end(false, error.message));
    child.on('close', (code, signal) => end(code === 0, signal ?? `exit code ${code}`));
  });
}

/** @param {string[]} names programs or absolute paths; the first one that exists */
function find(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => (name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
}

// --- packages -------------------------------------------------------------------------------------------------------

async function deps() {
  const stampFile = join(root, 'node_modules/.tenfold-stamp');
  const stamp = [process.platform, process.arch, process.versions.modules, hashOf(['package-lock.json'])].join(' ');
  if (read(stampFile) === stamp) return;
  // Runs npm's own script, not a shell: this is the npm that runs us, even if `npm` is not on the PATH.
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const ok = await (npm?.endsWith('.js')
    ? run('Installing packages (about a minute)', process.execPath, [npm, ...args])
    : run('Installing packages (about a minute)', 'npm', args));
  if (!ok) stop('The packages could not be installed. Is there a network? Nothing was left half done: the same command starts over.');
  writeFileSync(stampFile, stamp);
}

// --- build ----------------------------------------------------------------------------------------------------------

const sources = ['client', 'server', 'shared', 'sw', 'build', 'vite.config.ts', 'package.json', 'package-lock.json'];

async function build() {
  clearInterrupted();
  const stamp = hashOf(sources);
  if (read(join(root, 'dist/.stamp')) === stamp) return;
  // Builds into another folder and then swaps it in, so that a failed or interrupted build leaves the old one.
  const fresh = `dist-fresh-${process.pid}`;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const ok = await run('Building', process.execPath, [vite, 'build'], { DIST_DIR: fresh, NODE_ENV: 'production' });
  if (!ok) {
    remove(fresh);
    stop('The build failed; see above.');
  }
  writeFileSync(join(root, fresh, '.stamp'), stamp);
  const former = `dist-former-${process.pid}`;
  if (existsSync(join(root, 'dist'))) renameSync(join(root, 'dist'), join(root, former));
  renameSync(join(root, fresh), join(root, 'dist'));
  remove(former);
}

/** Removes the folders of interrupted builds. Their names end with the process id of the build. */
function clearInterrupted() {
  for (const name of readdirSync(root)) {
    const pid = Number(/^dist-(?:fresh|former)-(\d+)$/.exec(name)?.[1]);
    if (pid && !isRunning(pid)) remove(name);
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {string} folder */
const remove = (folder) => rmSync(join(root, folder), { recursive: true, force: true });

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** @param {string[]} paths files and folders under the root */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesUnder(`${path}/${name}`));
}

// --- what the tests drive -------------------------------------------------------------------------------------------

const chromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version') && find(['apt-get']) !== undefined;
let listsAreFresh = false;

/** @param {{ name: string, there: () => boolean, packages: string[] }[]} wanted @returns {Promise<string[]>} the names still missing */
async function fromDebian(wanted) {
  const packages = wanted.filter(({ there }) => !there()).flatMap((one) => one.packages);
  if (packages.length > 0 && canInstall) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    if (!listsAreFresh) listsAreFresh = await run('Fetching the list of Debian packages', 'apt-get', ['update'], quiet);
    await run(`Installing ${packages.join(', ')}`, 'apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet);
  }
  return wanted.filter(({ there }) => !there()).map(({ name }) => name);
}

async function browsers() {
  const missing = await fromDebian([
    {
      name: 'Chromium',
      there: () => find([process.env['CHROMIUM_PATH'] ?? '', ...chromiums].filter(Boolean)) !== undefined || playwrightsChromium(),
      packages: ['chromium'],
    },
    {
      name: 'Chromium without its windows',
      there: () => find(['chromium-headless-shell']) !== undefined,
      packages: ['chromium-headless-shell'],
    },
    { name: 'Firefox', there: () => find(['firefox-esr', 'firefox']) !== undefined, packages: ['firefox-esr'] },
    { name: 'WebKitGTK', there: () => find(['WebKitWebDriver']) !== undefined, packages: ['webkit2gtk-driver'] },
    { name: 'Xvfb', there: () => find(['Xvfb']) !== undefined, packages: ['xvfb'] },
  ]);
  if (missing.includes('Chromium')) {
    const got = await run('Fetching Chromium through Playwright', process.execPath, [
      join(root, 'node_modules/playwright/cli.js'),
      'install',
      'chromium',
    ]);
    if (got) missing.splice(missing.indexOf('Chromium'), 1);
  }
  // Optional: it is only faster than Chromium itself.
  const needed = missing.filter((name) => name !== 'Chromium without its windows');
  for (const name of needed) say(`not run: the tests in ${name} need ${name} (on Debian, npm test as root installs it)`);
}

function playwrightsChromium() {
  try {
    /** @type {typeof import('playwright')} */
    const playwright = createRequire(join(root, 'package.json'))('playwright');
    return existsSync(playwright.chromium.executablePath());
  } catch {
    return false;
  }
}

async function database() {
  const there = () => postgresFolders().length > 0 || find(['initdb']) !== undefined;
  const missing = await fromDebian([{ name: 'PostgreSQL', there, packages: ['postgresql'] }]);
  for (const name of missing) say(`not run: the tests on ${name} need its server (on Debian, npm test as root installs it)`);
}

function postgresFolders() {
  const folder = '/usr/lib/postgresql';
  return existsSync(folder) ? readdirSync(folder).filter((version) => existsSync(`${folder}/${version}/bin/initdb`)) : [];
}

// --------------------------------------------------------------------------------------------------------------------

/** @type {Record<string, () => Promise<void>>} */
const steps = { deps, build, browsers, database };

checkNode();
for (const name of process.argv.slice(2)) {
  const step = steps[name];
  if (!step) stop(`unknown step "${name}"; there are ${Object.keys(steps).join(', ')}.`);
  await step();
}
