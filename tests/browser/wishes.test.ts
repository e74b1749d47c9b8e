import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST } from './steps/expected.ts';
import { load, open } from './steps/opening.ts';
import { ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();

/** The colours of a hairline and of soft text on /accessibility. */
const drawn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const colourOf = (selector: string, property: string) =>
      getComputedStyle(document.querySelector(`main ${selector}`) ?? document.body).getPropertyValue(property);
    return [colourOf('section', 'border-block-start-color'), colourOf('h1 + p', 'color')];
  });

inEngine('Chromium', 'A device that asks for more contrast', () => {
  it('gets stronger lines and texts, and as long as it asks alone', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/accessibility`);
      const usual = await drawn(page);
      await page.emulateMedia({ contrast: 'more' });
      await load(page, `${server.origin}/accessibility`);
      await expect.poll(async () => (await drawn(page)).map((colour, at) => colour === usual[at])).toEqual([false, false]);
      await page.emulateMedia({ contrast: 'no-preference' });
      await expect.poll(() => drawn(page)).toEqual(usual);
      await browser.close();
    });
  });
});
