import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, read, remove, root } from './files.mjs';
import { isRunning } from './processes.mjs';
import { run } from './run.mjs';

const sources = ['client', 'server', 'shared', 'sw', 'build', 'vite.config.ts', 'package.json', 'package-lock.json'];

/** Builds the site and the server if what they are made of has changed. */
export async function build() {
  clearInterrupted();
  const stamp = hashOf(sources);
  if (read('dist/.stamp') === stamp) return;
  // Builds into another folder and then swaps it in, so that a failed or interrupted build leaves the old one.
  const fresh = `dist-fresh-${process.pid}`;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const ok = await run('Building', process.execPath, [vite, 'build'], { env: { DIST_DIR: fresh, NODE_ENV: 'production' } });
  if (!ok) {
    remove(fresh);
    throw new Error('The build failed; see above.');
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
