import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { writeSheets } from './screenshots/contact-sheets.mjs';
import { journeys } from './screenshots/journeys.mjs';
import { learnersDay, liveOn, playedStorage } from './screenshots/learner.mjs';
import { writeReadmePicture } from './screenshots/readme-picture.mjs';
import { startServer } from './screenshots/server.mjs';

/**
 * `npm run screenshots [-- JOURNEY ...]`: pictures of every screen and state of the built product at three widths in both themes, into
 * screenshots/, and one contact sheet per screen into screenshots/sheets/; all of them also renew docs/screenshot.png, the picture of the
 * README. The journeys: see screenshots/journeys.mjs.
 */

const folder = fileURLToPath(new URL('../screenshots', import.meta.url));
const windows = [{ width: 360, height: 740 }, { width: 768, height: 1024 }, { width: 1280, height: 800 }];
const themes = /** @type {const} */ (['light', 'dark']);
const wanted = process.argv.slice(2);

const found = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => path !== '' && existsSync(path));

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

await mkdir(`${folder}/sheets`, { recursive: true });
const server = await startServer();
// A desktop's scrollbar belongs to the picture: the page keeps room for it.
const browser = await chromium.launch({ ignoreDefaultArgs: ['--hide-scrollbars'], args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'], ...(found !== undefined && { executablePath: found }) });
try {
  say('A learner plays five games');
  const learner = await playedStorage(browser, server.origin);
  for (const journey of journeys.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const viewport of windows) for (const colorScheme of themes) await take(journey, viewport, colorScheme, learner);
  }
  say('Contact sheets');
  await writeSheets(browser, folder);
  if (wanted.length === 0) await writeReadmePicture(browser, folder, fileURLToPath(new URL('../docs/screenshot.png', import.meta.url)));
  say(`The pictures are in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}

/**
 * @param {import('./screenshots/journeys.mjs').Journey} journey
 * @param {{ width: number, height: number }} viewport
 * @param {'light' | 'dark'} colorScheme
 * @param {Awaited<ReturnType<typeof playedStorage>>} learner
 */
async function take(journey, viewport, colorScheme, learner) {
  say(`${journey.name}, ${viewport.width} px, ${colorScheme}`);
  const phone = viewport.width < 768;
  const handheld = viewport.width < 1280;
  const context = await browser.newContext({
    viewport,
    colorScheme,
    hasTouch: handheld,
    isMobile: handheld,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(journey.as === 'learner' && { storageState: learner }),
  });
  if (journey.as === 'learner') await liveOn(context, learnersDay);
  const page = await context.newPage();
  // What a finger leaves behind for a moment is no part of the screen.
  if (handheld) await (await context.newCDPSession(page)).send('Emulation.setScrollbarsHidden', { hidden: true });
  /** @type {import('./screenshots/journeys.mjs').Walk['shot']} */
  const shot = async (name, whole) => {
    await page.screenshot({ path: `${folder}/${name}.${viewport.width}.${colorScheme}.png`, fullPage: whole === 'whole' });
  };
  await journey.walk({ page, origin: server.origin, phone, shot });
  await context.close();
}
