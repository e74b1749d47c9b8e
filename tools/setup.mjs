// What the commands of package.json need before they can run: `node tools/setup.mjs packages build` for `npm start`.
// Plain JavaScript on Node's own modules, because nothing is installed yet. Each step first checks whether it has to do anything, and
// what does not wait for another runs beside it.

const STEPS = ['packages', 'test-packages', 'bench-packages', 'build', 'browsers', 'database', 'screen-reader', 'proxy'];
const OLDEST_NODE = [20, 19];
/** Debian's npm 9 fails on `overrides` that name another package, and says that there is no lock file. */
const OLDEST_NPM = 10;

checkNode();
checkNpm();
// Only now, for an older Node may not even read them.
const { fetchPackages, compilePackages } = await import('./setup/packages.mjs');
const { build } = await import('./setup/build.mjs');
const { browsers, database, screenReader, proxy, installFromDebian, makeDo } = await import('./setup/programs.mjs');

const asked = process.argv.slice(2);
for (const name of asked) if (!STEPS.includes(name)) stop([`unknown step "${name}"; there are ${STEPS.join(', ')}.`]);

/** @template T @param {string} name @param {() => Promise<T>} step */
const ifAsked = (name, step) => (asked.includes(name) ? step() : Promise.resolve());

const programs = [
  ...(asked.includes('browsers') ? browsers : []),
  ...(asked.includes('database') ? [database] : []),
  ...(asked.includes('screen-reader') ? [screenReader] : []),
  ...(asked.includes('proxy') ? [proxy] : []),
];
const packages = ifAsked('packages', () => fetchPackages('.', 'building and serving'));
const testPackages = ifAsked('test-packages', () => fetchPackages('tests', 'tests'));
const ends = await Promise.allSettled([
  packages.then(() => ifAsked('packages', compilePackages)),
  packages.then(() => ifAsked('build', build)),
  ifAsked('bench-packages', () => fetchPackages('tests/bench', 'benchmarks')),
  Promise.all([testPackages, installFromDebian(programs)]).then(() => makeDo(programs)),
]);
// What runs beside a failed step has come to its end by now: an installation that is cut off would have to be repaired by hand.
const failures = new Set(ends.flatMap((end) => (end.status === 'rejected' ? [messageOf(end.reason)] : [])));
if (failures.size > 0) stop([...failures]);

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = OLDEST_NODE;
  if (major < needMajor || (major === needMajor && minor < needMinor)) {
    stop([
      `Tenfold needs Node ${OLDEST_NODE.join('.')} or newer, and this is Node ${process.versions.node}. Please install a newer one from https://nodejs.org and try again.`,
    ]);
  }
}

function checkNpm() {
  const [, version = '', major = ''] = /^npm\/((\d+)\S*)/.exec(process.env['npm_config_user_agent'] ?? '') ?? [];
  if (major !== '' && Number(major) < OLDEST_NPM) {
    stop([
      `Tenfold needs npm ${OLDEST_NPM} or newer, and this is npm ${version}. Please run \`npm install --global npm@${OLDEST_NPM}\` and try again.`,
    ]);
  }
}

/** @param {unknown} reason */
function messageOf(reason) {
  return reason instanceof Error ? reason.message : String(reason);
}

/** @param {string[]} lines @returns {never} */
function stop(lines) {
  for (const line of lines) console.error(`tenfold: ${line}`);
  process.exit(1);
}
