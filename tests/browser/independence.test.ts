import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests } from './harness.ts';
import { withFolder } from './harness/folder.ts';

const server = serverForTests();
let closed = false;

inEngine('Chromium', 'A test', () => {
  it('may end with its server gone and its browser open, as one that fails does', async () => {
    const opened = Promise.withResolvers<void>();
    void withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile);
      browser.context.on('close', () => {
        closed = true;
      });
      opened.resolve();
      await browser.context.waitForEvent('page', { timeout: 0 });
    }).catch(() => undefined);
    await opened.promise;
    await server.kill();
    expect(server.isRunning).toBe(false);
  });

  it('finds a server, and nothing open of another one', async () => {
    expect((await fetch(`${server.origin}/healthz`)).ok).toBe(true);
    expect(closed).toBe(true);
  });
});
