import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { changedUnits, CHECKS, QUICK, QUICK_ENV } from '../../quick.mjs';
import { faults } from './faults.mjs';

/**
 * `node tests/by-hand/planted-faults/main.mjs [NUMBER ...]` shows what `npm run check` is worth: it plants each fault of faults.mjs, or
 * those with these numbers, one after the other in a copy of what is committed here, runs the stages of the check up to the first that
 * fails, and takes the fault back. `--list` only says which there are. It takes an hour or two.
 */

/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {{ readonly name: string, readonly script: string, readonly args: readonly string[] }} Program a script, by its place in the copy */
/** @typedef {{ readonly text: string, readonly hangs: boolean }} Failure */

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** So many of the forty the check may miss. */
const MOST_MISSED = 4;
/** For what hangs, and has found nothing. */
const LONGEST_STAGE_MS = 15 * 60_000;

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

/** @param {string} name @param {readonly string[]} args @returns {Program} */
const suites = (name, args) => ({
  name,
  script: 'tests/node_modules/vitest/vitest.mjs',
  // One failure is enough.
  args: ['run', '--bail=1', '--config', 'tests/vitest.config.ts', ...args],
});

/** @param {RegExp} kind */
const quick = (kind) => QUICK.filter((path) => kind.test(path));

/** What `npm run check` runs, that which takes longest last. What is in one list runs at once. @type {readonly (readonly Program[])[]} */
const STAGES = [
  CHECKS.map(({ name, script, args }) => ({ name, script: `tests/node_modules/${script}`, args })),
  [suites('changed units', changedUnits())],
  [suites('house', quick(/^tests\/(?:house|unit)\//))],
  [suites('server and simulator', quick(/^tests\/(?:server|simulation)\//))],
  [{ name: 'build', script: 'tools/setup.mjs', args: ['build'] }],
  [suites('browser', quick(/^tests\/(?!house|unit|server|simulation)/))],
];

/** @param {Fault} fault the text of its file with the fault in it @returns {string} @throws Error if it cannot be planted here */
function plantedText(fault) {
  const path = join(root, fault.file);
  if ('content' in fault) {
    if (existsSync(path)) throw new Error(`${fault.file} is there already.`);
    return fault.content;
  }
  const parts = readFileSync(path, 'utf8').split(fault.find);
  if (parts.length !== 2) throw new Error(`${fault.file} has this ${parts.length - 1} times, not once: ${fault.find}`);
  return parts.join(fault.replace);
}

/** The groups of processes that are at work. @type {Set<number>} */
const atWork = new Set();

/** @param {number} group */
function end(group) {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/**
 * @param {string} copy @param {Program} program
 * @returns {Promise<Failure | undefined>} undefined if it ended well
 */
function failureOf(copy, { name, script, args }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(copy, script), ...args], {
      cwd: copy,
      env: {
        ...process.env,
        ...QUICK_ENV,
        NODE_ENV: 'test',
        PATH: `${join(copy, 'tests/node_modules/.bin')}${delimiter}${process.env['PATH']}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, with all that it starts.
      detached: true,
    });
    const group = child.pid;
    if (group !== undefined) atWork.add(group);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (said += part));
    let hangs = false;
    const guard = setTimeout(() => {
      hangs = true;
      if (group !== undefined) end(group);
    }, LONGEST_STAGE_MS);
    child.on('error', (error) => (said += error.message));
    child.on('close', (code) => {
      clearTimeout(guard);
      if (group !== undefined) atWork.delete(group);
      resolve(code === 0 ? undefined : { text: `${name}: ${hangs ? 'did not end' : firstFailure(said)}`, hangs });
    });
  });
}

/** How the runner of tests begins the line of one that failed; the compiler and the linter; the formatter; a build. */
const FAILURES = [/^FAIL\s+/, /^(?=\S+: error TS)/, /^[×x]\s+/, /^(?=\S+ \(\d+ms\)$)/, /^(?=.*\berror\b)/i];

/** The first line of an output that says what is wrong. @param {string} said */
function firstFailure(said) {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .map((line) => line.trim());
  for (const start of FAILURES) {
    const line = lines.find((each) => start.test(each));
    if (line !== undefined) return line.replace(start, '');
  }
  return lines.findLast((line) => line !== '') ?? 'it failed';
}

/** @param {string} copy @returns {Promise<Failure | undefined>} of the first stage that fails; undefined if the check finds nothing */
async function checked(copy) {
  for (const programs of STAGES) {
    const failures = await Promise.all(programs.map((program) => failureOf(copy, program)));
    const first = failures.find((failure) => failure !== undefined);
    if (first !== undefined) return first;
  }
  return undefined;
}

/** @param {string} folder @param {readonly string[]} args */
function git(folder, args) {
  const { status, stderr } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
}

/** A copy of what is committed here, with its packages; the fault is what is not committed in it. */
function makeCopy() {
  const copy = join(mkdtempSync(join(tmpdir(), 'tenfold-faults-')), 'checkout');
  git(root, ['worktree', 'add', '--detach', copy, 'HEAD']);
  for (const folder of ['node_modules', 'tests/node_modules'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** @param {string} copy */
function removeCopy(copy) {
  // What was ended may still be writing.
  rmSync(dirname(copy), { recursive: true, force: true, maxRetries: 10 });
  git(root, ['worktree', 'prune']);
}

/** @param {string} copy @param {Fault} fault */
function plant(copy, fault) {
  writeFileSync(join(copy, fault.file), plantedText(fault));
}

/** Takes all back that is not committed. What tools keep is ignored, and stays for the next fault. @param {string} copy */
function takeBack(copy) {
  git(copy, ['reset', '--quiet', '--hard']);
  git(copy, ['clean', '--quiet', '--force', '-d']);
}

/** @param {number} sinceMs */
const seconds = (sinceMs) => `${Math.round((Date.now() - sinceMs) / 1000)} s`;

/** @param {string} copy @param {readonly (readonly [number, Fault])[]} chosen @returns {Promise<number>} how many are found */
async function findAll(copy, chosen) {
  let found = 0;
  for (const [number, fault] of chosen) {
    const sinceMs = Date.now();
    plant(copy, fault);
    const failure = await checked(copy);
    takeBack(copy);
    const isFound = failure !== undefined && !failure.hangs;
    if (isFound) found += 1;
    say(`${number} ${fault.kind}: ${isFound ? 'found' : 'NOT FOUND'}${failure ? `, ${failure.text}` : ''} (${seconds(sinceMs)})`);
  }
  return found;
}

const given = process.argv.slice(2);
const all = faults.map((fault, index) => /** @type {const} */ ([index + 1, fault]));
const named = given.filter((word) => word !== '--list').map(Number);
const chosen = all.filter(([number]) => named.length === 0 || named.includes(number));
// All of them, before anything runs.
for (const fault of faults) plantedText(fault);

if (given.includes('--list')) {
  for (const [number, { kind, file }] of chosen) say(`${number} ${kind} (${file})`);
} else {
  const copy = makeCopy();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => {
      for (const group of atWork) end(group);
      removeCopy(copy);
      process.exit(1);
    });
  try {
    const sinceMs = Date.now();
    const failure = await checked(copy);
    if (failure !== undefined) throw new Error(`The check fails with no fault planted: ${failure.text}`);
    say(`0 nothing planted: nothing found (${seconds(sinceMs)})`);
    const found = await findAll(copy, chosen);
    say(`${found} of ${chosen.length} found`);
    if (chosen.length - found > MOST_MISSED) process.exitCode = 1;
  } finally {
    removeCopy(copy);
  }
}
