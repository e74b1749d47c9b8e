import { appendFile, cp, rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChromiumBrowser, builtFolder, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { PRIVATE } from './steps/windows.ts';

/** A copy beside the build, so that its imports find the same packages. */
const copy = `${builtFolder}-updated-${process.pid}`;
beforeAll(() => cp(builtFolder, copy, { recursive: true }));
afterAll(() => rm(copy, { recursive: true, force: true }));
const server = serverForTests({}, copy);

/** Deploys another version: other files, and a restart. */
async function deployAnother(): Promise<void> {
  for (const suffix of ['.br', '.gz']) await rm(`${copy}/client/sw.js${suffix}`, { force: true });
  await appendFile(`${copy}/client/sw.js`, '\n// another version\n');
  await server.restart();
}

inEngine('Chromium', 'A new version', () => {
  it('waits until it is asked for, and then shows itself', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PRIVATE);
      const page = await browser.visit(server.origin);
      await controlled(page);
      await deployAnother();
      await page.reload();
      const prompt = page.getByText('A new version is ready');
      await prompt.waitFor();
      const waiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
      expect(await waiting()).toBe(true);
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update' }).click()]);
      await expect.poll(waiting).toBe(false);
      expect(await prompt.isVisible()).toBe(false);
      await browser.close();
    });
  });
});
