import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { endFolder, foldersInUse } from './folder.ts';
import { TestServer } from './server.ts';

/**
 * The server of a file's tests. It runs at the start of each test, whatever the test before did to it. Everything that a test left open,
 * for instance after a timeout, is closed; the failure then says what hung, and how the server is. One that ends by itself is a failure.
 */
export function serverForTests(env?: NodeJS.ProcessEnv, dist?: string): TestServer {
  const server = new TestServer(env, dist);
  let ofTheFile: ReadonlySet<string> = new Set();
  beforeAll(() => server.start());
  beforeEach(async () => {
    ofTheFile = foldersInUse();
    if (!server.isRunning) await server.start();
  });
  afterEach(async ({ task }) => {
    const left = [...foldersInUse()].filter((folder) => !ofTheFile.has(folder));
    const told = (await Promise.all(left.map(endFolder))).flat();
    if (task.result?.state === 'fail' || server.hasFallen) told.push(await server.describe());
    if (told.length > 0) throw new Error(told.join('\n'));
  });
  afterAll(() => server.remove());
  return server;
}
