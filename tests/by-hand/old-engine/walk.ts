import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright';
import { GUEST } from '../../browser/steps/expected.ts';
import { accountOf, person, signIn } from '../../browser/steps/accounts.ts';
import { admin } from '../../browser/steps/admin.ts';
import { savedOn } from '../../browser/steps/game.ts';
import { listenToRounds } from '../../browser/steps/number-sequence.ts';
import { load, open } from '../../browser/steps/opening.ts';
import { PATHS, addressOf, arrived } from '../../browser/steps/pages.ts';
import { SHORT_POST, publish } from '../../browser/steps/posts.ts';
import { DESKTOP, PHONE } from '../../browser/steps/windows.ts';
import { TestServer, openOldChromium, withFolder } from '../../browser/harness.ts';
import { GAMES } from './games.ts';

const WIDTHS = [PHONE.viewport, DESKTOP.viewport];
const THEMES = ['light', 'dark'] as const;

/** Walks through everything. Throws where something is missing, does not fit its window, or is an error in the console. */
export async function walk(folder: string, say: (line: string) => void): Promise<void> {
  await mkdir(folder, { recursive: true });
  const server = await TestServer.start();
  try {
    await publish(server, SHORT_POST);
    await withFolder(async (profile) => {
      const browser = await openOldChromium(profile);
      say(`In Chromium ${browser.context.browser()?.version()}:`);
      await browser.context.addInitScript(listenToRounds);
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);
      await walkPages(page, server.origin, `${folder}/visitor`);
      say(`${PATHS.length} pages of a visitor`);

      const ada = await accountOf(server, person('Ada'));
      await admin(server.dataDir, 'promote', ada.email);
      await load(page, server.origin);
      await signIn(page, ada);
      await page.getByText('Synced').first().waitFor();
      await playGames(page, server.origin, folder, say);
      await walkPages(page, server.origin, `${folder}/admin`);
      say(`${PATHS.length} pages of an admin who has played`);
      await browser.close();
    });
  } finally {
    await server.remove();
  }
}

/** Loads every page in both themes at both widths. */
async function walkPages(page: Page, origin: string, pictures: string): Promise<void> {
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      for (const path of PATHS) {
        await load(page, origin + addressOf(path));
        await arrived(page, path);
        await filled(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) throw new Error(`${path} is ${overflow} px wider than its window of ${viewport.width} px.`);
        const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '.');
        await page.screenshot({ path: `${pictures}-${name}.${viewport.width}.${colorScheme}.png`, fullPage: true });
      }
    }
  }
}

/** Resolves when what a page reads from the device has taken the place of what stood for it. */
async function filled(page: Page): Promise<void> {
  await page.locator('main [aria-busy=true]:visible').first().waitFor({ state: 'hidden' });
}

/** Plays every game to its end by keyboard, on a phone's width in the dark theme and on a desktop's in the light one. */
async function playGames(page: Page, origin: string, folder: string, say: (line: string) => void): Promise<void> {
  for (const [viewport, colorScheme] of [
    [PHONE.viewport, 'dark'],
    [DESKTOP.viewport, 'light'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    for (const { slug, start, finish, result } of GAMES) {
      const shot = (state: string) => page.screenshot({ path: `${folder}/${slug}-${state}.${viewport.width}.${colorScheme}.png` });
      await load(page, `${origin}/games/${slug}`);
      await shot('set-up');
      await start(page);
      await shot('play');
      await finish(page);
      await savedOn(result(page));
      await shot('result');
      say(`${slug} to its end, ${viewport.width} px, ${colorScheme}`);
    }
  }
}
