import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './files.ts';

const root = resolve(import.meta.dirname, '../..');
const THE_ONE = 'client/window/load-page.ts';
const LOAD = /\blocation\.(?:assign|replace|reload)\(|\blocation(?:\.\w+)? = |\bwindow\.open\(/;

const loading = filesIn('client').filter((path) => /\.tsx?$/.test(path) && LOAD.test(readFileSync(join(root, path), 'utf8')));

test(`${THE_ONE} alone loads documents: it waits for steps in the history, which would cut a load off`, () => {
  expect(loading).toEqual([THE_ONE]);
});
