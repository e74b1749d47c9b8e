import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Starts a screen that nobody sees. Resolves with its process, and the name that programs know it by, when it is there. */
export async function virtualScreen(xvfb: string): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const failed = once(screen, 'exit').then(([code]) => Promise.reject(new Error(`The virtual screen ended with ${code}.`)));
  failed.catch(() => undefined);
  const [number] = (await Promise.race([once(screen.stdout, 'data'), failed])) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}
