import { readdir, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/** The width of a picture on its sheet, by the width of its window. */
const shownPx = new Map([
  [360, 360],
  [768, 470],
  [1280, 700],
]);

/**
 * One picture per screen with all its sizes and themes side by side: `sheets/<screen>.png`.
 * @param {import('playwright').Browser} browser
 * @param {string} folder
 * @param {ReadonlySet<string>} wanted the screens
 */
export async function writeSheets(browser, folder, wanted) {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.png') && wanted.has(screenOf(file)))
    .sort((a, b) => widthOf(a) - widthOf(b));
  const screens = grouped(files);
  const page = await browser.newPage({ viewport: { width: 1640, height: 800 } });
  for (const [screen, pictures] of screens) {
    const path = `${folder}/${screen}.html`;
    await writeFile(path, sheetOf(screen, pictures));
    await page.goto(pathToFileURL(path).href);
    await page.screenshot({ path: `${folder}/sheets/${screen}.png`, fullPage: true });
    await rm(path);
  }
  await page.close();
}

/** "home-guest.1280.dark.png" → "home-guest". @param {string} file */
const screenOf = (file) => file.split('.')[0] ?? file;

/** "home-guest.1280.dark.png" → 1280. @param {string} file */
const widthOf = (file) => Number(file.split('.')[1]);

/** @param {readonly string[]} files */
function grouped(files) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const file of files) groups.set(screenOf(file), [...(groups.get(screenOf(file)) ?? []), file]);
  return groups;
}

/**
 * @param {string} screen
 * @param {readonly string[]} pictures
 */
function sheetOf(screen, pictures) {
  const rows = ['light', 'dark'].map(
    (theme) =>
      `<div class="row">${pictures
        .filter((file) => file.includes(`.${theme}.`))
        .map(pictureOf)
        .join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${screen}</title>
<style>body{margin:24px;background:#888;font:16px sans-serif}.row{display:flex;gap:24px;align-items:flex-start;margin-block:24px}img{display:block}</style>
<strong>${screen}</strong>${rows.join('')}`;
}

/** @param {string} file */
function pictureOf(file) {
  return `<img src="${file}" width="${shownPx.get(widthOf(file)) ?? 360}" alt="">`;
}
