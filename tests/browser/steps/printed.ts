import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright';

/** What is on each page of a PDF as Chromium writes it: no encryption, one content a page, and of each font what its glyphs stand for. */

type Objects = ReadonlyMap<string, Buffer>;

function objectsOf(pdf: Buffer): Objects {
  const text = pdf.toString('latin1');
  const starts = [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n?/g)];
  return new Map(
    starts.map(({ 0: head, 1: id = '', index }, i) => [id, pdf.subarray(index + head.length, starts[i + 1]?.index ?? pdf.length)] as const),
  );
}

/** The content of a stream; an object without one is empty. */
function streamOf(object: Buffer | undefined): string {
  const text = object?.toString('latin1') ?? '';
  const from = /stream\r?\n/.exec(text);
  const length = Number(/\/Length (\d+)/.exec(text)?.[1] ?? 0);
  if (!object || !from) return '';
  const start = from.index + from[0].length;
  const bytes = object.subarray(start, start + length);
  return (text.slice(0, from.index).includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

const hex = (digits: string | undefined): number => Number.parseInt(digits ?? '', 16);

/** What each glyph of a font stands for, and how many digits its number has: four, or two where the font is drawn (one that is variable). */
interface Glyphs {
  readonly digits: number;
  readonly texts: ReadonlyMap<number, string>;
}

const NONE: Glyphs = { digits: 4, texts: new Map() };

function glyphsOf(objects: Objects, font: string | undefined): Glyphs {
  const id = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font ?? '')?.toString('latin1') ?? '')?.[1];
  const map = streamOf(objects.get(id ?? ''));
  const texts = new Map<number, string>();
  let digits = NONE.digits;
  for (const [, from = '', to, text] of map.matchAll(/^<(\w{2}|\w{4})> (?:<(\w+)> )?<(\w{4,})>$/gm)) {
    digits = from.length;
    for (let glyph = hex(from); glyph <= hex(to ?? from); glyph++) texts.set(glyph, String.fromCodePoint(hex(text) + glyph - hex(from)));
  }
  return { digits, texts };
}

function textOf(objects: Objects, page: string): string {
  const fonts = new Map([...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, glyphsOf(objects, id)]));
  const content = streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? ''));
  let glyphs = NONE;
  let text = '';
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)> Tj/g)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? NONE;
    for (let at = 0; at < (shown?.length ?? 0); at += glyphs.digits)
      text += glyphs.texts.get(hex(shown?.slice(at, at + glyphs.digits))) ?? '\ufffd';
  }
  // Two letters may be one glyph.
  return text.normalize('NFKC').replaceAll(/\s/g, '');
}

/** Prints a page, and says what is on each sheet of paper, without blanks. */
export async function printedOn(page: Page, format: 'A4' | 'Letter'): Promise<readonly string[]> {
  const objects = objectsOf(await page.pdf({ format, preferCSSPageSize: true }));
  const pages = [...objects.values()].map((object) => object.toString('latin1')).filter((text) => /\/Type \/Page\b/.test(text));
  return pages.map((each) => textOf(objects, each));
}
