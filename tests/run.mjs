// `npm test`: the suites (or those the arguments name), and beside them types, lint and format. `npm run check`: what finds nearly every
// fault in three minutes (quick.mjs). `npm run release`: all there is. The last line is plain, for any machine to read.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { changedUnits, CHECKS, QUICK, QUICK_ENV } from './quick.mjs';

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const programs = join(root, 'tests/node_modules/.bin');
const closingLine = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/;
const total = { passed: 0, failed: 0, skipped: 0 };

/**
 * What `npm test` leaves to `npm run release`: what is long and about other programs, further variations of a promise
 * (before-a-release.ts), and the smoke tests of `npm run check`, whose ways are parts of longer ones (browser/purpose.test.ts, and a file a
 * game).
 */
const LEFT_TO_RELEASE = ['--project=!release', '--tags-filter=!release', '--exclude=tests/browser/smoke*'];
/** Every suite of the server on both engines, also where only one asks the database anything of its own; 200 seeds instead of 80. */
const RELEASE_ENV = { TEST_DATABASES: 'all', SIM_SEEDS: '1-200' };

/**
 * @param {string} script a program of tests/node_modules @param {readonly string[]} args
 * @param {{ keeps?: (line: string) => boolean, priority?: number }} [more] lines that `keeps` returns false for are not printed
 * @returns {Promise<boolean>} whether it ended well
 */
function run(script, args, { keeps = () => true, priority = constants.priority.PRIORITY_NORMAL } = {}) {
  return new Promise((done) => {
    // The linter looks on the PATH for what reads types for it.
    // A shell may have NODE_ENV=production set; React's checks and the tests' own want "test".
    const child = spawn(process.execPath, [join(root, 'tests/node_modules', script), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'test', PATH: `${programs}${delimiter}${process.env['PATH']}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (child.pid !== undefined && priority !== constants.priority.PRIORITY_NORMAL) setPriority(child.pid, priority);
    let rest = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (part) => {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (keeps(line)) console.log(line);
    });
    child.on('error', () => done(false));
    child.on('close', (code) => {
      if (rest && keeps(rest)) console.log(rest);
      done(code === 0);
    });
  });
}

/**
 * A check beside the suites: it takes what they leave of the processor.
 * @param {string} name @param {string} script @param {readonly string[]} args
 */
async function check(name, script, args) {
  const ok = await run(script, args, { priority: constants.priority.PRIORITY_BELOW_NORMAL });
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  total[ok ? 'passed' : 'failed']++;
}

/** @param {string[]} args @param {boolean} [maybeNone] whether it is fine if no test was there to run */
async function suites(args, maybeNone = false) {
  let counted = false;
  let failedTests = 0;
  const ok = await run('vitest/vitest.mjs', ['run', '--config', 'tests/vitest.config.ts', ...args], {
    keeps: (line) => {
      const match = closingLine.exec(line);
      if (!match) return true;
      counted = true;
      failedTests = Number(match[2]);
      total.passed += Number(match[1]);
      total.failed += failedTests;
      total.skipped += Number(match[3] ?? 0);
      return false;
    },
  });
  // A runner that breaks without a word, or an error outside any test, is a failure too.
  if ((!counted && !maybeNone) || (!ok && failedTests === 0)) total.failed++;
}

const [first, since] = process.argv.slice(2);
const isQuick = first === '--quick';
const isRelease = first === '--release';
// The linter that reads types takes as long as all else that is quick.
const checks = Promise.all(
  CHECKS.map(({ name, script, args }) => check(name, script, name === 'lint' && !isQuick ? ['--type-aware', ...args] : args)),
);
if (isQuick) {
  Object.assign(process.env, QUICK_ENV);
  await checks;
  await suites(changedUnits(since), true);
  await suites(QUICK);
} else {
  if (isRelease) Object.assign(process.env, RELEASE_ENV);
  const named = process.argv.slice(2);
  await Promise.all([checks, suites(isRelease ? [] : named.length > 0 ? named : LEFT_TO_RELEASE)]);
}
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 ? 1 : 0;
