import { expect, it } from 'vitest';
import { PAGES } from '../../client/pages.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST } from './steps/expected.ts';
import { load, open } from './steps/opening.ts';
import { keepAs } from './steps/players.ts';
import { playGame } from './steps/speed-math.ts';
import { NOT_INSTALLED, PHONE } from './steps/windows.ts';

const server = serverForTests();

/** What depends on a post, an admin or a link of a mail is looked at elsewhere. */
const PATHS = PAGES.map(({ path }) => path).filter((path) => !/\$|^\/(?:admin|auth)/.test(path));

inEngine('Chromium', 'Text of twice the size', () => {
  it('fits every page of a phone, with the figures of a learner and the notice of a badge', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...NOT_INSTALLED, ...PHONE, largeText: true });
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      const wide: unknown[] = [];
      const noteWidth = async (what: string) => {
        const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
        if ((widths[0] ?? 0) > (widths[1] ?? 0)) wide.push([what, ...widths]);
      };
      await playGame(page, { questions: 10 });
      await page.getByRole('button', { name: 'Keep this game' }).waitFor();
      await noteWidth('result');
      await keepAs(page, 'Wilhelmina');
      await page.getByText('Saved on this device').first().waitFor();
      for (const path of PATHS) {
        await load(page, server.origin + path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.locator('main > [aria-busy=true]').waitFor({ state: 'detached' });
        await noteWidth(path);
        const notice = page.getByRole('complementary', { name: 'Messages of the app' }).getByRole('link', { name: 'View All Badges' });
        if (await notice.isVisible()) {
          const box = await notice.boundingBox();
          if (!box || box.x < 0 || box.x + box.width > 360) wide.push([path, 'notice', box]);
        }
      }
      expect(wide).toEqual([]);
      await browser.close();
    });
  });
});
