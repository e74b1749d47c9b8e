import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { open } from './steps/opening.ts';
import { dashboard, newLearner } from './steps/players.ts';
import { playGame, saved } from './steps/speed-math.ts';
import { MOVING, PRIVATE } from './steps/windows.ts';

const server = serverForTests();

/** Collects, in the page, what the content security policy has blocked. */
function watchPolicy(): void {
  const violations: string[] = [];
  Object.assign(window, { violations });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    violations.push(`${violatedDirective}: ${blockedURI}`),
  );
}

const violations = (page: Page) => page.evaluate(() => (window as unknown as { violations: string[] }).violations);

/** The site's own addresses that the page links to. */
const links = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('a')]
        .filter((link) => link.origin === location.origin && link.checkVisibility())
        .map((link) => link.pathname),
    ),
  ]);

inEngine('Chromium', 'A walk through the whole app', () => {
  it('breaks no policy, says nothing in the console, and asks no other host', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...PRIVATE, ...MOVING });
      await browser.context.addInitScript(watchPolicy);
      const elsewhere = new Set<string>();
      browser.context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== server.origin && protocol !== 'data:' && protocol !== 'blob:') elsewhere.add(request.url());
      });
      const page = await open(browser, server.origin);
      expect((await fetch(server.origin)).headers.get('content-security-policy')).toContain("default-src 'none'");
      await controlled(page);

      // Every address that home and the catalogue link to, by a click if there is a link.
      const known = new Set(await links(page));
      expect(known.size).toBeGreaterThan(10);
      const goHome = async () => {
        await page.getByRole('link', { name: 'Tenfold' }).first().click();
        await page.waitForFunction(() => location.pathname === '/');
      };
      for (const path of known) {
        if (!(await links(page)).includes(path)) await goHome();
        await page.evaluate((to) => [...document.querySelectorAll('a')].find((link) => link.pathname === to)?.click(), path);
        await page.waitForFunction((to) => location.pathname === to, path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        expect(await page.getByText('Oops!').count()).toBe(0);
      }
      await goHome();
      await page.getByRole('button', { name: 'Light or dark' }).click();
      await newLearner(page, 'Quin');
      await dashboard(page);
      await page.getByRole('link', { name: /Play Speed Math/ }).click();
      await playGame(page, { questions: 2 });
      await saved(page);
      await page.getByRole('button', { name: 'Saved on this device' }).click();
      await page.getByRole('button', { name: 'Your data' }).click();
      await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save a backup' }).click()]);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Saved on this device' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Sign up' }).click();
      await page.getByRole('dialog', { name: 'Sign up' }).waitFor();

      expect(await violations(page)).toEqual([]);
      expect([...elsewhere]).toEqual([]);
      await browser.close();
    });
  });
});
