import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';

const onPath = (): readonly string[] => (process.env['PATH'] ?? '').split(delimiter);

/** The first of these programs that exists on this machine. Names are looked up on the PATH. */
function find(...names: readonly (string | undefined)[]): string | undefined {
  const paths = names.flatMap((name) =>
    name === undefined ? [] : name.startsWith('/') ? [name] : onPath().map((folder) => join(folder, name)),
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
/** What a desktop with a screen reader is made of, by the Debian package that brings it. */
export const screenReaderPaths = {
  orca: find('orca'),
  xvfb: find('Xvfb'),
  dbus: find('dbus-daemon'),
  'at-spi2-core': find('/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'),
  xdotool: find('xdotool'),
};

/** The folder is looked up as an import is: the bundle of the benchmarks, which has this code too, lies in another one. */
function findOldChromium(): { readonly packed: string; readonly version: string } {
  const described = createRequire(import.meta.url).resolve('@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(described, 'utf8')) as { readonly version: string };
  return { packed: join(dirname(described), 'bin/chromium.br'), version };
}

/** A Chromium of summer 2022: a package has the program itself, packed, for one platform. The package's own code is not run. */
export const oldChromium = process.platform === 'linux' && process.arch === 'x64' ? findOldChromium() : undefined;

const POSTGRES = '/usr/lib/postgresql';
const POSTGRES_PROGRAMS = ['initdb', 'pg_ctl', 'pg_dump'];

/** The folder of PostgreSQL's programs. Debian keeps them apart by version, newest first here; other systems have them on the PATH. */
export function postgresBinaries(): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(POSTGRES, version, 'bin')), ...onPath()];
  return folders.find((bin) => POSTGRES_PROGRAMS.every((program) => existsSync(join(bin, program))));
}
