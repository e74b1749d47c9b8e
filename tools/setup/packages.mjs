import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, read, remove, root } from './files.mjs';
import { find, run } from './run.mjs';

/**
 * Fetches the packages of one folder as its lock file names them, and runs none of their scripts.
 * @param {string} folder where package.json and its lock file are @param {string} forWhat
 */
export async function fetchPackages(folder, forWhat) {
  const stamp = [process.platform, process.arch, hashOf([`${folder}/package-lock.json`])].join(' ');
  const ci = () =>
    npm(`Fetching the packages for ${forWhat}`, ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  await once(
    `${folder}/node_modules/.tenfold-stamp`,
    stamp,
    ci,
    () => 'The packages could not be installed. Is there a network? Nothing was left half done: the same command starts over.',
  );
}

/** Compiles the one package of the root that has a part in C, or fetches that part where there is a compiled one. */
export async function compilePackages() {
  const stamp = [process.platform, process.arch, process.versions.modules, hashOf(['package-lock.json'])].join(' ');
  await once('node_modules/.tenfold-compiled', stamp, () => npm('Compiling SQLite', ['rebuild', 'better-sqlite3'], '.'), notCompiled);
}

/** What compiling needs, by the names its programs have. */
const TOOLS = { 'Python 3': ['python3', 'python'], make: ['make', 'gmake'], 'a C++ compiler': ['c++', 'g++', 'clang++'] };

function notCompiled() {
  const why = `No ready-made SQLite could be fetched for this computer (${process.platform} ${process.arch}, Node ${process.versions.node}), and it could not be compiled here.`;
  const again = 'Then run the same command again.';
  if (process.platform === 'win32')
    return `${why} Compiling needs Python 3 and the Visual Studio Build Tools with "Desktop development with C++". ${again}`;
  const missing = Object.entries(TOOLS).flatMap(([tool, names]) => (find(names) === undefined ? [tool] : []));
  const found =
    missing.length > 0
      ? `not found: ${missing.join(', ')}. On Debian and Ubuntu: apt install python3 make g++.`
      : 'all three were found, so the reason stands above. It also fetches the headers of Node: is there a network?';
  return `${why} Compiling needs Python 3, make and a C++ compiler; ${found} ${again}`;
}

/**
 * Does what has not been done to its end with the same stamp.
 * @param {string} file @param {string} stamp @param {() => Promise<boolean>} work @param {() => string} failure what to say if it fails
 */
async function once(file, stamp, work, failure) {
  if (read(file) === stamp) return;
  remove(file);
  if (!(await work())) throw new Error(failure());
  writeFileSync(join(root, file), stamp);
}

/**
 * npm's own script, not a shell: this is the npm that runs us, even if `npm` is not on the PATH.
 * @param {string} doing @param {string[]} args @param {string} folder
 */
function npm(doing, args, folder) {
  const script = process.env['npm_execpath'];
  return script?.endsWith('.js') ? run(doing, process.execPath, [script, ...args], { folder }) : run(doing, 'npm', args, { folder });
}
