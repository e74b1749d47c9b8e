import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, inEngine, withFolder, type LossyProxy } from './harness.ts';
import { withLine } from './steps/line.ts';
import { open } from './steps/opening.ts';
import { ONE_VISIT } from './steps/windows.ts';

/**
 * A script that fails as it runs. Every browser's loader keeps that failure, by its address, as long as the document lives: what Chromium up
 * to 150 does with a script that it could not fetch.
 */
const FAILS = {
  status: 200,
  headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' },
  body: 'throw new TypeError("Failed to fetch dynamically imported module");',
};

/** Lets the script whose name begins so fail once. Gives its path when it has. */
function failOnce(line: LossyProxy, name: string): () => string | undefined {
  let failed: string | undefined;
  line.answerBy((path) => {
    if (failed !== undefined || !path.startsWith(`/assets/${name}-`) || !path.endsWith('.js')) return undefined;
    failed = path;
    return FAILS;
  });
  return () => failed;
}

/** Whether the loader of this document fails with a script, whatever the server has by now. */
const fails = (page: Page, path: string | undefined): Promise<boolean> =>
  page.evaluate<boolean>(`import(${JSON.stringify(path)}).then(() => false, () => true)`);

inEngine('Chromium', 'Where the loader keeps the failure of a script', () => {
  it('a page opens by a load of its own when somebody goes there', async () => {
    await withLine(async (line) =>
      withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
        browser.problems.expect(/Failed to fetch dynamically imported module/);
        const page = await open(browser, line.origin);
        const failed = failOnce(line, 'about-page');
        await page.evaluate(() => void (document.documentElement.dataset['before'] = ''));
        // The first visit to the link fetches the page's code.
        const link = page.getByRole('link', { name: 'About', exact: true }).first();
        await link.hover();
        await expect.poll(failed).toBeDefined();
        expect(await fails(page, failed())).toBe(true);
        await link.click();
        await page.waitForURL('**/about');
        await page.locator('html[data-live]:not([data-before])').waitFor();
        await browser.close();
      }),
    );
  });

  it('a document that waits for its page is loaded again by itself', async () => {
    await withLine(async (line) =>
      withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
        browser.problems.expect(/Failed to fetch dynamically imported module/);
        failOnce(line, 'about-page');
        let loads = 0;
        const page = await browser.context.newPage();
        page.on('load', () => loads++);
        await page.goto(`${line.origin}/about`);
        await page.locator('html[data-live]').waitFor();
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(loads).toBe(2);
        await browser.close();
      }),
    );
  });
});
