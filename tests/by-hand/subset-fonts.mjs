/**
 * Reduces the font of the site to the characters that its texts use, in two files. The first has the characters of the site's own texts:
 * every page waits for it, so it fits into what a new connection sends at once (10 segments, 14.6 kB with the headers). The second has the
 * accented letters of player names in western languages. Run by hand when the set changes: `node tests/by-hand/subset-fonts.mjs`. The result
 * is committed, so that a build needs no font tool.
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
const SIGNS = '\u00a0©°·¹²³½–—‘’“”…•−×÷';
const ACCENTED = Array.from(LATIN_1)
  .filter((letter) => !SIGNS.includes(letter))
  .join('');

/** No text uses a weight below 400 or above 700. One axis from 400 to 700 is smaller than two static weights. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

const font = await readFile(at(`${PACKAGE}/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`));

async function write(/** @type {string} */ name, /** @type {string} */ characters) {
  const small = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: WEIGHTS });
  await writeFile(at(`../../client/ui/fonts/${name}.woff2`), small);
  console.log(`client/ui/fonts/${name}.woff2: ${small.length} bytes`);
}

await write('atkinson-hyperlegible-next', ASCII + SIGNS);
await write('atkinson-hyperlegible-next-accented', ACCENTED);
await copyFile(at(`${PACKAGE}/LICENSE`), at('../../client/ui/fonts/OFL.txt'));
