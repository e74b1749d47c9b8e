import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { endFolder, foldersInUse } from './folder.ts';
import { TestServer } from './server.ts';

/**
 * The server of a file's tests. Whatever a test did to it or left undone, the next one finds it running; and what a test left open, one
 * that ran out of time for instance, is closed.
 */
export function serverForTests(env?: NodeJS.ProcessEnv, dist?: string): TestServer {
  const server = new TestServer(env, dist);
  let ofTheFile: ReadonlySet<string> = new Set();
  beforeAll(() => server.start());
  beforeEach(async () => {
    ofTheFile = foldersInUse();
    if (!server.isRunning) await server.start();
  });
  afterEach(async () => {
    for (const folder of foldersInUse()) if (!ofTheFile.has(folder)) await endFolder(folder);
  });
  afterAll(() => server.remove());
  return server;
}
