import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NOT_SHOWN, PUT_TOGETHER, STANDING, type Texts } from './quoted-texts.ts';

interface Quoted {
  readonly section: string;
  /** A file, a folder or a reason. */
  readonly place: string;
  readonly text: string;
}

const listed = (texts: Texts): readonly Quoted[] =>
  Object.entries(texts).flatMap(([section, places]) =>
    Object.entries(places).flatMap(([place, of]) => of.map((text) => ({ section, place, text }))),
  );

/** The text of a file, in whose markup an apostrophe may be an entity; nothing if it is not there. */
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').replaceAll('&apos;', "'") : '');

const all: readonly Quoted[] = [
  ...[STANDING, NOT_SHOWN].flatMap(listed),
  ...PUT_TOGETHER.map(([section, text, place]) => ({ section, place, text })),
];

/** The specification in short, whose quotations begin after a blank, a bracket or a line's start, and end before what is no letter. */
const QUOTATION = /(?<![\w’])'([^'\n]+(?:'[a-z][^'\n]*)?)'(?!\w)/g;

it('Every text that the specification quotes stands in its file, to the letter', () => {
  const lacking = listed(STANDING).filter(({ place, text }) => !read(place).includes(text));
  expect(lacking).toEqual([]);
});

it('A text that is put together has its parts in its file', () => {
  const lacking = PUT_TOGETHER.filter(([, , file, parts]) => parts.length === 0 || !parts.every((part) => read(file).includes(part)));
  expect(lacking).toEqual([]);
});

it('Each quotation of a section is listed once, under a section that is there', () => {
  const keys = all.map(({ section, text }) => `${section} ${text}`);
  expect(keys.length).toBeGreaterThanOrEqual(134);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  const sections = new Set([...read('docs/specification.md').matchAll(/^## (\d §\d+) /gm)].map(([, section]) => section));
  expect(all.filter(({ section }) => !sections.has(section))).toEqual([]);
});

it('The specification in short quotes nothing that is not listed', () => {
  const short = read('docs/specification.md').replaceAll(/\n {2}/g, ' ');
  const quoted = [...short.matchAll(QUOTATION)].map(([, text]) => text ?? '');
  expect(quoted.length).toBeGreaterThan(60);
  const known = all.map(({ text }) => text);
  expect(quoted.filter((text) => !known.some((each) => each.startsWith(text)))).toEqual([]);
});
