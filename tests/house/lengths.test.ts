import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from './files.ts';

const root = resolve(import.meta.dirname, '../..');

/** A file that fits a screen or two has one reason to exist. Words are lists, which grow with what they name. */
const MOST_LINES = 300;

const sources = filesIn('client', 'server', 'shared', 'sw', 'build', 'tools').filter(
  (path) => /\.(?:tsx?|mjs|css)$/.test(path) && !/^(?:client|server)\/words\//.test(path),
);

it(`no source is longer than ${MOST_LINES} lines`, () => {
  expect(sources.length).toBeGreaterThan(500);
  const lines = (path: string) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
  expect(sources.filter((path) => lines(path) > MOST_LINES)).toEqual([]);
});
