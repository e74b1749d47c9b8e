import { afterAll, beforeAll, beforeEach } from 'vitest';
import { TestServer } from './server.ts';

/** The server of a file's tests. Whatever a test did to it or left undone, the next one finds it running. */
export function serverForTests(env?: NodeJS.ProcessEnv, dist?: string): TestServer {
  const server = new TestServer(env, dist);
  beforeAll(() => server.start());
  beforeEach(async () => {
    if (!server.isRunning) await server.start();
  });
  afterAll(() => server.remove());
  return server;
}
