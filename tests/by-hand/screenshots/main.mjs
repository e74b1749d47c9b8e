import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { writeSheets } from './contact-sheets.mjs';
import { journeys } from './journeys.mjs';
import { playedStorage } from './learner.mjs';
import { writeReadmePicture } from './readme-picture.mjs';
import { startServer } from './server.mjs';
import { playedBefore, take } from './windows.mjs';

/**
 * `npm run screenshots [-- JOURNEY ...]`: pictures of every screen and state of the built product at three widths in both themes, into
 * screenshots/, and one contact sheet per screen into screenshots/sheets/; all of them also renew docs/screenshot.png, the picture of the
 * README. The journeys: see journeys.mjs.
 */

const folder = fileURLToPath(new URL('../../../screenshots', import.meta.url));
const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const themes = /** @type {const} */ (['light', 'dark']);
const wanted = process.argv.slice(2);

const found = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => path !== '' && existsSync(path),
);

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

await mkdir(`${folder}/sheets`, { recursive: true });
const server = await startServer();
// A desktop's scrollbar must be in the picture, because the page keeps room for it.
const browser = await chromium.launch({
  ignoreDefaultArgs: ['--hide-scrollbars'],
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  ...(found !== undefined && { executablePath: found }),
});
try {
  const chosen = journeys.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const taken = await takeAll(chosen);
  say('Contact sheets');
  await writeSheets(browser, folder, taken);
  if (wanted.length === 0)
    await writeReadmePicture(browser, folder, fileURLToPath(new URL('../../../docs/screenshot.png', import.meta.url)));
  say(`The pictures are in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}

/**
 * @param {readonly import('./journeys.mjs').Journey[]} chosen
 * @returns {Promise<ReadonlySet<string>>} the names of the screens that were taken
 */
async function takeAll(chosen) {
  if (chosen.some(({ as }) => as === 'learner')) say('A learner plays five games');
  const played = chosen.some(({ as }) => as === 'learner') ? await playedStorage(browser, server.origin) : undefined;
  /** @type {Set<string>} */
  const taken = new Set();
  for (const journey of chosen) {
    const learner = journey.as === 'learner' && played ? await playedBefore(browser, journey, played, server.origin) : undefined;
    for (const viewport of windows) {
      for (const colorScheme of themes) {
        say(`${journey.name}, ${viewport.width} px, ${colorScheme}`);
        for (const name of await take(browser, { journey, look: { viewport, colorScheme }, learner, origin: server.origin, folder }))
          taken.add(name);
      }
    }
  }
  return taken;
}
