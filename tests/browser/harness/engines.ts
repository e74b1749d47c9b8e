import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { describe } from 'vitest';

/** The first of these programs that exists on this machine. Names are looked up on the PATH. */
function find(...names: readonly (string | undefined)[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = names.flatMap((name) =>
    name === undefined ? [] : name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)),
  );
  return paths.find((path) => existsSync(path));
}

/** MiniBrowser is in no PATH, and its folder names architecture and version. */
function findMiniBrowser(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : [];
  const homes = folders.flatMap((folder) =>
    readdirSync(`/usr/lib/${folder}`)
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => `/usr/lib/${folder}/${name}`),
  );
  return find(...homes.map((home) => `${home}/MiniBrowser`));
}

export const chromiumPath = find(
  process.env['CHROMIUM_PATH'],
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
);
export const headlessShellPath = find('chromium-headless-shell');
export const firefoxPath = find('firefox-esr', 'firefox');
export const webkitPaths = { driver: find('WebKitWebDriver'), browser: findMiniBrowser(), screen: find('Xvfb') };

/**
 * How long a window may take to show an element, and a browser or a server to start, in ms. It is a limit for what hangs, not for slow
 * machines.
 */
export const SHOWS_WITHIN_MS = 90_000;

const there = {
  Chromium: chromiumPath !== undefined,
  Firefox: firefoxPath !== undefined,
  WebKitGTK: Object.values(webkitPaths).every((path) => path !== undefined),
};

/** A suite that needs an engine. Without the engine it is listed by name and counted as skipped. */
export const inEngine = (engine: keyof typeof there, name: string, tests: () => void): void => {
  if (there[engine]) describe(`${name} in ${engine}`, tests);
  else describe.skip(`${name} in ${engine} (not run: needs ${engine})`, tests);
};
