// Takes the screens that the manifest shows where the app is installed, on a phone and on a computer. They go to
// client/public/pictures/screenshots, in few colours, so that each is below 100 kB. Run it by hand after a build, when these screens have
// changed: `node tests/by-hand/screenshots/for-install.mjs`. The results are committed, so that a build needs no browser.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { answer, begin, nextSum, start, visit } from './play.mjs';
import { startServer } from './server.mjs';
import { openWindow } from './windows.mjs';

/** @import { Page } from 'playwright' */

const folder = fileURLToPath(new URL('../../../client/public/pictures/screenshots', import.meta.url));

/** What a browser calls a phone's window and a computer's (`form_factor`). */
const forms = {
  narrow: { viewport: { width: 360, height: 720 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

/**
 * What leads to each screen, by the name of its picture.
 * @type {Readonly<Record<string, (page: Page, origin: string) => Promise<unknown>>>}
 */
const screens = {
  home: (page, origin) => visit(page, origin),
  games: (page, origin) => visit(page, `${origin}/games`),
  async 'speed-math'(page, origin) {
    await visit(page, `${origin}/games/speed-math`);
    await start(page, 10);
    await begin(page);
    const last = await answer(page, 4, { wrong: [2] });
    const [left = 0, right = 0] = (await nextSum(page, last)).split(' + ').map(Number);
    // Half an answer, if it has more than one digit.
    if (left + right > 9) await page.keyboard.type('1');
  },
  async 'number-puzzle'(page, origin) {
    await visit(page, `${origin}/games/number-puzzle`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Start|Begin)$/ })
      .click();
    await page.getByRole('button', { name: 'Hint' }).waitFor();
  },
};

const executablePath = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find((path) => existsSync(path));
const server = await startServer();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
try {
  await mkdir(folder, { recursive: true });
  for (const [form, size] of Object.entries(forms)) {
    for (const [name, lead] of Object.entries(screens)) {
      const { context, page } = await openWindow(browser, { ...size, colorScheme: 'light' }, { as: 'guest' }, undefined, 0);
      await lead(page, server.origin);
      await page.evaluate(() => document.fonts.ready);
      const picture = sharp(await page.screenshot()).png({ palette: true, colours: 128, effort: 10 });
      await writeFile(`${folder}/${name}-${form}.png`, await picture.toBuffer());
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
