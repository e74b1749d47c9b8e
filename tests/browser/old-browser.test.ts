import { expect, it } from 'vitest';
import { ChromiumBrowser, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { PRIVATE } from './steps/windows.ts';

const server = serverForTests();

/** Takes away what browsers below the floor do not have. Runs in the page, before its own scripts. */
const asBelowTheFloor = 'delete window.CSSLayerBlockRule;';

inEngine('Chromium', 'A browser below the floor', () => {
  it('gets a page in plain words from every address, in both themes, and again without the server', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PRIVATE);
      await controlled(await browser.visit(server.origin));
      const page = await browser.context.newPage();
      await page.addInitScript(asBelowTheFloor);
      const heading = page.getByRole('heading', { level: 1, name: 'This browser is too old for Tenfold' });
      const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      for (const path of ['/', '/games/speed-math', '/nowhere']) {
        await page.goto(server.origin + path);
        await heading.waitFor();
        expect(new URL(page.url()).pathname).toBe('/old-browser.html');
      }
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await paper()).toBe('rgb(247, 242, 232)');
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await paper()).toBe('rgb(13, 18, 31)');
      await server.kill();
      await page.goto(`${server.origin}/games`);
      await heading.waitFor();
      expect(await page.getByRole('listitem').allInnerTexts()).toContain('Chrome 100 or Edge 100');
      await browser.close();
    });
  });
});
