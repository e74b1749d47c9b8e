import { beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { inEngine, openOldChromium, serverForTests, withFolder } from '../browser/harness.ts';
import { accountOf, person, signIn } from '../browser/steps/accounts.ts';
import { admin } from '../browser/steps/admin.ts';
import { GAMES } from '../browser/steps/each-game.ts';
import { GUEST } from '../browser/steps/expected.ts';
import { listenToRounds } from '../browser/steps/number-sequence.ts';
import { load, open } from '../browser/steps/opening.ts';
import { PATHS, addressOf, arrived } from '../browser/steps/pages.ts';
import { keepAs } from '../browser/steps/players.ts';
import { SHORT_POST, publish } from '../browser/steps/posts.ts';
import { DESKTOP, PHONE } from '../browser/steps/windows.ts';

const server = serverForTests();

/** Every width and theme that the pages are looked at in. */
const WINDOWS = [PHONE.viewport, DESKTOP.viewport].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width: viewport.width, colorScheme, viewport })),
);

beforeAll(() => publish(server, SHORT_POST));

/**
 * Each load pulls, and the server may still work on what the pages before have asked for: more than two pulls at once are refused, and tried
 * again.
 */
const PULLED_TOO_OFTEN = /\/api\/sync\/pull: Failed to load resource: .* 429/;

/** A page that is left while it asks says that nobody answered: home shows the figures of the last visit before that. */
const LEFT_WHILE_ASKING = /The figures of the admin panel could not be read/;

/** Opens the site in a window of the old engine for `work`. */
async function inOldWindow({ viewport, colorScheme }: Omit<(typeof WINDOWS)[number], 'width'>, work: (page: Page) => Promise<void>) {
  await withFolder(async (folder) => {
    const browser = await openOldChromium(folder);
    await browser.context.addInitScript(listenToRounds);
    browser.problems.expect(GUEST);
    browser.problems.expect(PULLED_TOO_OFTEN);
    browser.problems.expect(LEFT_WHILE_ASKING);
    const page = await open(browser, server.origin);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await work(page);
    await browser.close();
  });
}

/** Resolves when what a page reads from the device has taken the place of what stood for it. */
const filled = (page: Page) => page.locator('main [aria-busy=true]:visible').first().waitFor({ state: 'hidden' });

/** Loads every page. Gives those that are wider than their window. */
async function tooWidePages(page: Page): Promise<string[]> {
  const tooWide: string[] = [];
  for (const path of PATHS) {
    await load(page, server.origin + addressOf(path));
    await arrived(page, path);
    await filled(page);
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) tooWide.push(path);
  }
  return tooWide;
}

inEngine('Chromium 103', 'Without an error in the console', () => {
  it.each(WINDOWS)('every page is there whole for a visitor, $width px, $colorScheme', (window) =>
    inOldWindow(window, async (page) => expect(await tooWidePages(page)).toEqual([])),
  );

  it.each(WINDOWS)('every page is there whole for an admin, $width px, $colorScheme', (window) =>
    inOldWindow(window, async (page) => {
      const ada = await accountOf(server, person('Ada'));
      await admin(server.dataDir, 'promote', ada.email);
      // The button of the header is there where it is wide.
      await page.setViewportSize(DESKTOP.viewport);
      await signIn(page, ada);
      await page.getByText('Synced').first().waitFor();
      await page.setViewportSize(window.viewport);
      expect(await tooWidePages(page)).toEqual([]);
    }),
  );

  it.each(Object.entries(GAMES))('%s is played to its end on a phone, and kept', (slug, { setUp, play }) =>
    inOldWindow({ viewport: PHONE.viewport, colorScheme: 'dark' }, async (page) => {
      await load(page, `${server.origin}/games/${slug}`);
      await setUp(page);
      await play(page);
      await keepAs(page, 'Mia');
      await page.getByText('Saved on this device').filter({ visible: true }).first().waitFor();
    }),
  );
});
