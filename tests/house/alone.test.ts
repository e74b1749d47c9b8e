import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ALONE } from '../vitest.config.ts';
import { filesIn } from './files.ts';
import { found } from './globs.ts';

const root = resolve(import.meta.dirname, '../..');
const MOCK = /\bvi\.(?:mock|doMock)\(/;

const files = filesIn('tests').filter((path) => /\.test\.tsx?$/.test(path));
const mocking = files.filter((path) => MOCK.test(readFileSync(join(root, path), 'utf8')));
const alone = ALONE.map((pattern) => ({ pattern, files: found(pattern, files) }));

test('a test that puts another module in the place of one has its modules for itself', () => {
  expect(mocking.length).toBeGreaterThan(0);
  const apart = new Set(alone.flatMap(({ files }) => files));
  expect(mocking.filter((path) => !apart.has(path))).toEqual([]);
});

test('what is said to have its modules for itself is there', () => {
  expect(alone.filter(({ files }) => files.length === 0).map(({ pattern }) => pattern)).toEqual([]);
});
