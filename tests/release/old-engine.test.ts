import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { inEngine, openOldChromium, serverForTests, withFolder } from '../browser/harness.ts';
import { accountOf, person, signIn } from '../browser/steps/accounts.ts';
import { admin } from '../browser/steps/admin.ts';
import { GAMES } from '../browser/steps/each-game.ts';
import { GUEST } from '../browser/steps/expected.ts';
import { listenToRounds } from '../browser/steps/number-sequence.ts';
import { load, open } from '../browser/steps/opening.ts';
import { PATHS, addressOf, arrived } from '../browser/steps/pages.ts';
import { SHORT_POST, publish } from '../browser/steps/posts.ts';
import { DESKTOP, PHONE } from '../browser/steps/windows.ts';

const server = serverForTests();

/** Every width and theme that the pages are looked at in. */
const WINDOWS = [PHONE.viewport, DESKTOP.viewport].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

/** Resolves when what a page reads from the device has taken the place of what stood for it. */
const filled = (page: Page) => page.locator('main [aria-busy=true]:visible').first().waitFor({ state: 'hidden' });

/** Loads every page in each window. Gives those that are wider than it. */
async function tooWidePages(page: Page): Promise<string[]> {
  const tooWide: string[] = [];
  for (const { viewport, colorScheme } of WINDOWS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    for (const path of PATHS) {
      await load(page, server.origin + addressOf(path));
      await arrived(page, path);
      await filled(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) tooWide.push(`${path}, ${colorScheme}: ${overflow} px wider than ${viewport.width} px`);
    }
  }
  return tooWide;
}

inEngine('Chromium 103', 'Every page and every game', () => {
  it('is there whole for a visitor and for an admin who has played, without an error in the console', async () => {
    await publish(server, SHORT_POST);
    await withFolder(async (folder) => {
      const browser = await openOldChromium(folder);
      await browser.context.addInitScript(listenToRounds);
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);
      expect(await tooWidePages(page)).toEqual([]);

      const ada = await accountOf(server, person('Ada'));
      await admin(server.dataDir, 'promote', ada.email);
      await load(page, server.origin);
      await signIn(page, ada);
      await page.getByText('Synced').first().waitFor();
      for (const viewport of [PHONE.viewport, DESKTOP.viewport]) {
        await page.setViewportSize(viewport);
        for (const [slug, { setUp, play }] of Object.entries(GAMES)) {
          await load(page, `${server.origin}/games/${slug}`);
          await setUp(page);
          await play(page);
          await page
            .getByText(/Saved on this device|Synced/)
            .filter({ visible: true })
            .first()
            .waitFor();
        }
      }
      expect(await tooWidePages(page)).toEqual([]);
      await browser.close();
    });
  });
});
