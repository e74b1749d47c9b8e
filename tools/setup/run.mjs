import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './files.mjs';

/** @param {string} line */
export const say = (line) => console.log(`tenfold: ${line}`);

/**
 * Runs a program quietly. Every ten seconds it says that the program still runs; the output is shown only if the program fails.
 * @param {string} doing @param {string} command @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, folder?: string }} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(doing, command, args, { env, folder = '.' } = {}) {
  const begun = Date.now();
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`;
  say(`${doing} …`);
  const tick = setInterval(() => say(`${doing} … ${seconds()}`), 10_000);
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: join(root, folder), env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
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
export function find(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => (name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
}
