import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';

const server = serverForTests();
let closed = false;

inEngine('Chromium', 'A test', () => {
  it('may end with its server gone and its browser open, as one that fails does', async () => {
    await new Promise<void>((opened, fail) => {
      withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile);
        browser.context.on('close', () => {
          closed = true;
        });
        opened();
        await new Promise((gone) => browser.context.once('close', gone));
      }).catch(fail);
    });
    await server.kill();
    expect(server.isRunning).toBe(false);
  });

  it('finds a server, and nothing open of another one', async () => {
    expect((await fetch(`${server.origin}/healthz`)).ok).toBe(true);
    expect(closed).toBe(true);
  });
});
