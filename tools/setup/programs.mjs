// What the tests drive and npm has not: browsers, PostgreSQL, a screen reader, Caddy.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './files.mjs';
import { find, run, say } from './run.mjs';

/** @typedef {{ name: string, there: () => boolean, packages: string[] }} Program */

const chromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @type {Program[]} */
export const browsers = [
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
];

/** @type {Program} */
export const database = {
  name: 'PostgreSQL',
  there: () => postgresFolders().length > 0 || find(['initdb']) !== undefined,
  packages: ['postgresql'],
};

/** @type {Program} */
export const screenReader = {
  name: 'Orca',
  there: () => ['orca', 'xdotool', 'dbus-daemon'].every((name) => find([name]) !== undefined),
  packages: ['orca', 'at-spi2-core', 'dbus', 'xdotool'],
};

/** What a box in a classroom is reached through, and what has a browser trust it. @type {Program} */
export const proxy = {
  name: 'Caddy',
  there: () => ['caddy', 'certutil'].every((name) => find([name]) !== undefined),
  packages: ['caddy', 'libnss3-tools'],
};

/**
 * Installs from Debian, where that can be done, what is not there yet: all at once, for only one such installation can run.
 * @param {Program[]} wanted
 */
export async function installFromDebian(wanted) {
  const packages = wanted.filter(({ there }) => !there()).flatMap((one) => one.packages);
  if (packages.length === 0 || !canInstall()) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('Fetching the list of Debian packages', 'apt-get', ['update'], { env });
  await run(`Installing ${packages.join(', ')}`, 'apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version') && find(['apt-get']) !== undefined;

/**
 * Fetches Chromium through Playwright where nothing else brought it, and says what will not be tested.
 * @param {Program[]} wanted
 */
export async function makeDo(wanted) {
  const missing = wanted.filter(({ there }) => !there()).map(({ name }) => name);
  if (missing.includes('Chromium')) {
    const playwright = join(root, 'tests/node_modules/playwright/cli.js');
    const got = await run('Fetching Chromium through Playwright', process.execPath, [playwright, 'install', 'chromium']);
    if (got) missing.splice(missing.indexOf('Chromium'), 1);
  }
  // Optional: it is only faster than Chromium itself.
  const needed = missing.filter((name) => name !== 'Chromium without its windows');
  for (const name of needed) say(`not run: the tests in ${name} need ${name} (on Debian, npm test as root installs it)`);
}

function playwrightsChromium() {
  try {
    /** @type {{ chromium: { executablePath(): string } }} */
    const playwright = createRequire(join(root, 'tests/package.json'))('playwright');
    return existsSync(playwright.chromium.executablePath());
  } catch {
    return false;
  }
}

function postgresFolders() {
  const folder = '/usr/lib/postgresql';
  return existsSync(folder) ? readdirSync(folder).filter((version) => existsSync(`${folder}/${version}/bin/initdb`)) : [];
}
