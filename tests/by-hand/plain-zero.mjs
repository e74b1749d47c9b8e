/**
 * Makes the zero of large sums: the font's own, without the slash, which is for telling it from a letter; among digits alone it looks like
 * one more stroke. The font has no such zero. Its glyph has three contours: the outer one, and what the slash leaves of the inner one, as
 * two halves. They are joined along the inner edge. Run by hand when the font changes: `node tests/by-hand/plain-zero.mjs`. The result is
 * committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const SOURCE = '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
/** The weight of a problem (client/ui/tokens.css, --medium). */
const WEIGHT = 560;
/** Glyph 0 stands for what is missing; glyph 2, the tabular zero, is made of this one. */
const ZERO = 1;
/** The points of the inner contour in their new order: from the foot up the right side, over the head, down the left side. */
const INNER = [16, 17, 18, 19, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 27, 20, 21, 22, 23, 24, 25, 26];
const OUTER = Array.from({ length: 16 }, (_, point) => point);

const TABLE = 16;
const HEAD = 12;

/** @param {Buffer} font */
function tablesOf(font) {
  const count = font.readUInt16BE(4);
  /** @type {Map<string, Buffer>} */
  const tables = new Map();
  for (let i = 0; i < count; i++) {
    const row = HEAD + TABLE * i;
    const from = font.readUInt32BE(row + 8);
    tables.set(font.toString('latin1', row, row + 4), Buffer.from(font.subarray(from, from + font.readUInt32BE(row + 12))));
  }
  return tables;
}

/** @param {Buffer} table */
const padded = (table) => Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);

/** @param {Buffer} table */
function checksum(table) {
  const words = padded(table);
  let sum = 0;
  for (let i = 0; i < words.length; i += 4) sum = (sum + words.readUInt32BE(i)) >>> 0;
  return sum;
}

/**
 * @param {Buffer} before the header of the font it was made from
 * @param {Map<string, Buffer>} tables
 */
function fontOf(before, tables) {
  const header = Buffer.alloc(HEAD + TABLE * tables.size);
  before.copy(header, 0, 0, HEAD);
  let from = header.length;
  for (const [i, [name, table]] of [...tables].entries()) {
    const row = HEAD + TABLE * i;
    header.write(name, row, 'latin1');
    header.writeUInt32BE(checksum(table), row + 4);
    header.writeUInt32BE(from, row + 8);
    header.writeUInt32BE(table.length, row + 12);
    from += padded(table).length;
  }
  return Buffer.concat([header, ...[...tables.values()].map(padded)]);
}

const CONTOURS = 3;
const SHORT = { x: 2, y: 4 };
const SAME = { x: 16, y: 32 };
const ON_CURVE = 1;
const REPEATS = 8;

/** The points of a simple glyph. @param {Buffer} glyph */
function pointsOf(glyph) {
  if (glyph.readInt16BE(0) !== CONTOURS) throw new Error('The zero has another form.');
  const count = glyph.readUInt16BE(10 + 2 * (CONTOURS - 1)) + 1;
  let next = 10 + 2 * CONTOURS + 2 + glyph.readUInt16BE(10 + 2 * CONTOURS);
  /** @type {number[]} */
  const flags = [];
  while (flags.length < count) {
    const flag = glyph.readUInt8(next++);
    const times = flag & REPEATS ? glyph.readUInt8(next++) + 1 : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const along = (/** @type {'x' | 'y'} */ axis) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & SHORT[axis]) value += (flag & SAME[axis] ? 1 : -1) * glyph.readUInt8(next++);
      else if (!(flag & SAME[axis])) {
        value += glyph.readInt16BE(next);
        next += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [along('x'), along('y')];
  return flags.map((flag, i) => ({ on: flag & ON_CURVE, x: xs[i] ?? 0, y: ys[i] ?? 0 }));
}

/** A simple glyph of these contours. @param {Buffer} before @param {readonly { on: number, x: number, y: number }[][]} contours */
function glyphOf(before, contours) {
  const points = contours.flat();
  const steps = (/** @type {'x' | 'y'} */ axis) => points.map((point, i) => point[axis] - (points[i - 1]?.[axis] ?? 0));
  const words = (/** @type {readonly number[]} */ values) => {
    const bytes = Buffer.alloc(2 * values.length);
    for (const [i, value] of values.entries()) bytes.writeInt16BE(value, 2 * i);
    return bytes;
  };
  const ends = contours.map((_, i) => contours.slice(0, i + 1).flat().length - 1);
  const parts = [words([contours.length]), before.subarray(2, 10), words([...ends, 0]), Buffer.from(points.map(({ on }) => on))];
  return padded(Buffer.concat([...parts, words(steps('x')), words(steps('y'))]));
}

const font = Buffer.from(await subsetFont(await readFile(at(SOURCE)), '0', { targetFormat: 'sfnt', variationAxes: { wght: WEIGHT } }));
const tables = tablesOf(font);
const table = (/** @type {string} */ name) => {
  const found = tables.get(name);
  if (!found) throw new Error(`The font has no ${name}.`);
  return found;
};
if (table('head').readUInt16BE(50) !== 0) throw new Error('The font has long offsets.');
const [glyf, loca] = [table('glyf'), table('loca')];
const offsets = Array.from({ length: loca.length / 2 }, (_, i) => 2 * loca.readUInt16BE(2 * i));
const glyphs = offsets.slice(0, -1).map((from, i) => glyf.subarray(from, offsets[i + 1]));
const zero = glyphs[ZERO] ?? Buffer.alloc(0);
const points = pointsOf(zero);
const taken = (/** @type {readonly number[]} */ order) => order.flatMap((i) => points[i] ?? []);
glyphs[ZERO] = glyphOf(zero, [taken(OUTER), taken(INNER)]);
const places = glyphs.map((_, i) => Buffer.concat(glyphs.slice(0, i + 1)).length);
const newLoca = Buffer.alloc(loca.length);
for (const [i, place] of places.entries()) newLoca.writeUInt16BE(place / 2, 2 * (i + 1));
tables.set('glyf', Buffer.concat(glyphs)).set('loca', newLoca);
// What counts points and contours, and no hints are left that do.
table('maxp').writeUInt16BE(points.length, 6);
table('head').writeUInt32BE(0, 8);

const small = await subsetFont(fontOf(font, tables), '0', { targetFormat: 'woff2' });
await writeFile(at('../../client/ui/fonts/plain-zero.woff2'), small);
console.log(`client/ui/fonts/plain-zero.woff2: ${small.length} bytes`);
