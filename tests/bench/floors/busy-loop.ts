import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs `work` while another process keeps a core busy. */
export async function besideLoop<T>(work: () => Promise<T>): Promise<T> {
  const loop = spawn(process.execPath, ['-e', 'console.log(1); for (;;);'], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(loop.stdout, 'data');
  try {
    return await work();
  } finally {
    loop.kill('SIGKILL');
  }
}
