import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from './files.ts';

const root = resolve(import.meta.dirname, '../..');
const CHUNKS = 'build/chunks.ts';

/** A regular expression in code, behind what can stand before one. */
const LITERAL = /(?<=[=(,:]\s*)\/(?![/*])((?:\\.|[^/\\\n])+)\/[a-z]*/g;

const code = readFileSync(join(root, CHUNKS), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const patterns = [...code.matchAll(LITERAL)].map(([, source = '']) => new RegExp(source));

const sources = filesIn('client', 'shared', 'sw').filter((path) => /\.(?:tsx?|css)$/.test(path));
const isMatched = (pattern: RegExp) => (path: string) => pattern.test(`/house/${path}`);

/** Files of which a pattern takes some and leaves some in one folder. */
const pickedBy = (pattern: RegExp): readonly string[] => {
  const left = new Set(sources.filter((path) => !isMatched(pattern)(path)).map((path) => dirname(path)));
  return sources.filter((path) => isMatched(pattern)(path) && left.has(dirname(path)));
};

it(`${CHUNKS} names no file in a pattern, but whole folders: nobody who moves or adds a file looks there`, () => {
  expect(patterns.filter((pattern) => sources.some(isMatched(pattern))).length).toBeGreaterThan(0);
  expect(patterns.flatMap(pickedBy)).toEqual([]);
  expect(pickedBy(/\/client\/play\/page\/game-page\.tsx$/)).toEqual(['client/play/page/game-page.tsx']);
});
