import { execFile } from 'node:child_process';
import { join } from 'node:path';
import {
  chromiumPath,
  firefoxPath,
  headlessShellPath,
  oldChromium,
  postgresBinaries,
  screenReaderPaths,
  webkitPaths,
} from './engine-paths.ts';

/** A limit for what hangs. */
const WITHIN_MS = 60_000;

const NONE = 'none here';

/** The first number in what a program says of itself; "none here" without the program. */
function versionOf(program: string | undefined, args: readonly string[] = ['--version']): Promise<string> {
  if (program === undefined) return Promise.resolve(NONE);
  return new Promise((resolve) => {
    execFile(program, args, { timeout: WITHIN_MS }, (_error, stdout) =>
      resolve(/\d+(?:\.\d+)+\w*/.exec(stdout)?.[0] ?? 'of unknown version'),
    );
  });
}

/** WebKit's driver has no word for its version; the list of Debian's packages does. */
const webkitVersion = (): Promise<string> =>
  Object.values(webkitPaths).includes(undefined)
    ? versionOf(undefined)
    : versionOf('dpkg-query', ['--show', '--showformat', '${Version}', 'webkit2gtk-driver']);

function postgresVersion(): Promise<string> {
  const bin = postgresBinaries();
  return versionOf(bin === undefined ? undefined : join(bin, 'pg_ctl'));
}

const named = async (name: string, version: Promise<string>): Promise<string> => `${name} ${await version}`;

/**
 * What a run stands on, for its first lines: Node and npm, and the engines that its kinds of suites drive.
 * @param suites the names of the kinds
 */
export async function engineVersions(suites: ReadonlySet<string>): Promise<readonly string[]> {
  const npm = /npm\/(\S+)/.exec(process.env['npm_config_user_agent'] ?? '')?.[1];
  return Promise.all([
    named('Node', Promise.resolve(process.versions.node)),
    named('npm', npm === undefined ? versionOf('npm') : Promise.resolve(npm)),
    ...(suites.has('browser') || suites.has('release')
      ? [
          named('Chromium', versionOf(chromiumPath)),
          ...(headlessShellPath === undefined ? [] : [named('Chromium without its windows', versionOf(headlessShellPath))]),
          named('Old Chromium', Promise.resolve(oldChromium?.version ?? NONE)),
          named('Firefox', versionOf(firefoxPath)),
          named('WebKitGTK', webkitVersion()),
          named('Orca', versionOf(screenReaderPaths.orca)),
        ]
      : []),
    ...(suites.has('server') ? [named('PostgreSQL', postgresVersion())] : []),
  ]);
}
