import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, builtFolder, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { SERVER_GONE } from './steps/expected.ts';
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

/** Has the next versions register no static routes, as where a browser has none. */
async function withoutStaticRoutes(): Promise<void> {
  const file = `${copy}/client/sw.js`;
  const script = await readFile(file, 'utf8');
  expect(script).toContain('addRoutes');
  await writeFile(file, script.replaceAll('addRoutes', 'noRoutes'));
  await deployAnother();
}

/** Asks for data as often as a busy page ever could, for a second. Runs in the page. */
function askForData(): void {
  const asking = setInterval(() => void fetch('/api/site').catch(() => undefined), 5);
  setTimeout(() => clearInterval(asking), 1_000);
}

/** Expects that the version on the server is offered to this page, waits, and takes over when it is asked to. */
async function takesTheNext(page: Page): Promise<void> {
  await page.reload();
  const prompt = page.getByText('A new version is ready');
  await prompt.waitFor();
  const waiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  expect(await waiting()).toBe(true);
  await page.evaluate(askForData);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update' }).click()]);
  await expect.poll(waiting).toBe(false);
  expect(await prompt.isVisible()).toBe(false);
}

inEngine('Chromium', 'A new version', () => {
  it('waits until it is asked for, and then shows itself, although its page asks for data: past the worker, and through it as in other browsers', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PRIVATE);
      // The server restarts with each version, while the page may ask it for something.
      browser.problems.expect(SERVER_GONE);
      const page = await browser.visit(server.origin);
      await controlled(page);
      // The worker that is there has static routes, which data takes past it. The next one has none, so that data keeps it busy.
      await withoutStaticRoutes();
      await takesTheNext(page);
      await deployAnother();
      await takesTheNext(page);
      await browser.close();
    });
  });
});
