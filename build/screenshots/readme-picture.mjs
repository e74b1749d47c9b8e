import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

/** From the first question to the streak. */
const shown = ['home-guest.360.light.png', 'play.360.light.png', 'summary-guest.360.dark.png', 'home-learner.360.dark.png'];

/**
 * Four phones side by side, for the README.
 * @param {import('playwright').Browser} browser
 * @param {string} folder where the pictures are
 * @param {string} path where this one goes
 */
export async function writeReadmePicture(browser, folder, path) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 620 } });
  const source = `${folder}/readme.html`;
  await writeFile(source, `<!doctype html><meta charset="utf-8"><style>
body{margin:0;display:flex;gap:24px;padding:24px;background:#e9e2d3;overflow:hidden}
img{width:270px;border-radius:14px}
</style>${shown.map((file) => `<img src="${file}" alt="">`).join('')}`);
  await page.goto(pathToFileURL(source).href);
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path });
  await page.close();
  await rm(source);
}
