import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

/** From the first question on, game by game. */
const shown = [
  'home-guest.360.light.png',
  'math-race-right.360.light.png',
  'math-bubble-pop-picked.360.light.png',
  'number-puzzle-hint.360.dark.png',
  'multiplication-table-mastered.360.dark.png',
  'calculator-vs-brain-won.360.dark.png',
];

/**
 * Six phones side by side, for the README.
 * @param {import('playwright').Browser} browser
 * @param {string} folder where the pictures are
 * @param {string} path where this one goes
 */
export async function writeReadmePicture(browser, folder, path) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 412 }, deviceScaleFactor: 1.5 });
  const source = `${folder}/readme.html`;
  await writeFile(
    source,
    `<!doctype html><meta charset="utf-8"><style>
body{margin:0;display:flex;gap:16px;padding:20px;background:#e9e2d3;overflow:hidden}
img{width:180px;border-radius:12px}
</style>${shown.map((file) => `<img src="${file}" alt="">`).join('')}`,
  );
  await page.goto(pathToFileURL(source).href);
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path });
  await page.close();
  await rm(source);
}
