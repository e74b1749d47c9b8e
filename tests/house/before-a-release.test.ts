import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './files.ts';

const root = resolve(import.meta.dirname, '../..');
/** A test, or one for each row of a table. */
const TEST = /^\s*(?:it|test)(?:\.each)?\(/gm;
const LEFT = /\bBEFORE_A_RELEASE,/g;

const leaving = filesIn('tests')
  .filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('house/before-a-release.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  .filter(({ text }) => text.includes('BEFORE_A_RELEASE'));

test('only variations are left to a release: each file keeps a test that npm test runs', () => {
  expect(leaving.length).toBeGreaterThan(0);
  const whole = leaving.filter(({ text }) => (text.match(TEST)?.length ?? 0) <= (text.match(LEFT)?.length ?? 0));
  expect(whole.map(({ path }) => path)).toEqual([]);
});
