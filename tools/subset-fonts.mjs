/**
 * Reduces the font of the site to the characters that its texts use: basic Latin, the accented letters of player names in western
 * languages, and the signs of arithmetic. Run by hand when the set changes: `node tools/subset-fonts.mjs`. The result is
 * committed, so that a build needs no font tool.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const PACKAGE = '../node_modules/@fontsource-variable/atkinson-hyperlegible-next';

const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, n) => from + n));

const ASCII = range(0x20, 0x7e);
const LATIN_1 = range(0xa0, 0xff);
const PUNCTUATION = '–—‘’“”…•';
const ARITHMETIC = '−×÷';

const font = await readFile(at(`${PACKAGE}/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`));
const small = await subsetFont(font, ASCII + LATIN_1 + PUNCTUATION + ARITHMETIC, {
  targetFormat: 'woff2',
  // No text uses a weight below 400 or above 700. One axis from 400 to 700 is smaller than two static weights.
  variationAxes: { wght: { min: 400, max: 700 } },
});

await writeFile(at('../client/ui/fonts/atkinson-hyperlegible-next.woff2'), small);
await copyFile(at(`${PACKAGE}/LICENSE`), at('../client/ui/fonts/OFL.txt'));
console.log(`client/ui/fonts/atkinson-hyperlegible-next.woff2: ${small.length} bytes`);
