// Draws the app's icons from the logo and writes them to client/public/icons. Run it by hand when the logo changes:
// `node tests/by-hand/icons.mjs`; and /favicon.ico, which browsers ask for by themselves. The results are committed, so that a build needs no browser.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const folder = fileURLToPath(new URL('../../client/public/icons', import.meta.url));
const paper = '#f7f2e8';
const paperBack = '#e2d8c2';
const accent = '#fd7627';
const accentDeep = '#d45003';

/** The strip folded into 1 and 0, 30 × 32 units (client/ui/icon/mark.tsx). */
const mark = `<path fill="${accent}" d="M6 2h5v23l-5 5z"/><path fill="${accentDeep}" d="M6 2v9L0 8z"/><path fill="${accentDeep}" d="M6 30l5-5h6v5z"/>
<path fill="${accent}" d="M17 30h4.5a8.5 8.5 0 0 0 8.5-8.5v-11a8.5 8.5 0 0 0-17 0V25h5V10.5a3.5 3.5 0 0 1 7 0v11a3.5 3.5 0 0 1-3.5 3.5H17z"/>`;

/** @param {number} share how much of the height of a 512 square the mark takes */
const centred = (share) => {
  const scale = (512 * share) / 32;
  return `<g transform="translate(${256 - 15 * scale} ${256 - 16 * scale}) scale(${scale})">${mark}</g>`;
};

/** @param {string} content */
const square = (content) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${content}</svg>\n`;

/** A sheet with one folded corner, the sign in the app for a sheet that can be opened. @param {string} drawing @param {string} back its reverse */
const sheetWith = (drawing, back = paperBack) =>
  square(`<path fill="${paper}" d="M104 16h272l120 120v272a88 88 0 0 1-88 88H104a88 88 0 0 1-88-88V104a88 88 0 0 1 88-88z"/>
<path fill="${back}" d="M376 16l120 120h-88a32 32 0 0 1-32-32z"/>${drawing}`);
const sheet = sheetWith(centred(0.5));
/** Fills the whole square. The system cuts its own shape out of it, which contains at least the middle 80 %. */
const full = square(`<path fill="${paper}" d="M0 0h512v512H0z"/>${centred(0.46)}`);
const alone = square(centred(0.92));

/** Ink, and the hue of Speed Math, as client/ui/tokens.css has them for the light theme. */
const ink = 'oklch(0.235 0.05 268)';
const sun = 'oklch(0.76 0.15 82)';

/** What is drawn on a grid of 24, in strokes of ink. @param {string} content */
const onGrid = (content) =>
  `<g transform="translate(112 126) scale(12)" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${content}</g>`;

/** The shortcuts of the manifest, by the names of their files: the icons of the app's menu, and the game's mark. */
const shortcuts = {
  'daily-challenge': sheetWith(
    onGrid(
      `<path fill="${accent}" d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z"/><path d="M12 2.5v2m0 15v2m9.5-9.5h-2m-15 0h-2m16.2-6.7-1.4 1.4M6.7 17.3l-1.4 1.4m13.4 0-1.4-1.4M6.7 6.7 5.3 5.3"/>`,
    ),
    accent,
  ),
  'speed-math': sheetWith(
    onGrid(`<path fill="${sun}" stroke="none" d="M11.5 4h5v5.5H22v5h-5.5V20h-5v-5.5H6v-5h5.5z"/><path d="M2 6.5h5M2 17.5h5"/>`),
    sun,
  ),
  games: sheetWith(onGrid(`<path fill="#fff" d="M5 3h9l5 5v13H5z"/><path fill="${accent}" d="M14 3v5h5"/>`)),
};

const executablePath = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find((path) => existsSync(path));
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });

/** @param {string | undefined} name of a file that it becomes @param {string} svg @param {number} size */
async function raster(name, svg, size) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  if (name) await writeFile(`${folder}/${name}`, picture);
  return picture;
}

/** An icon file with one picture, in the form for PNG: a header of 6 bytes, an entry of 16, and the picture as it is. @param {Buffer} png @param {number} size */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await writeFile(`${folder}/icon.svg`, alone);
await raster('icon-192.png', sheet, 192);
await raster('icon-512.png', sheet, 512);
await raster('maskable-192.png', full, 192);
await raster('maskable-512.png', full, 512);
await raster('apple-touch-icon.png', full, 180);
for (const [name, drawing] of Object.entries(shortcuts)) await raster(`shortcut-${name}.png`, drawing, 192);
await writeFile(`${folder}/../favicon.ico`, ico(await raster(undefined, alone, 32), 32));
await browser.close();
