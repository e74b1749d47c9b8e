import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './files.ts';

const root = resolve(import.meta.dirname, '../..');
/** The limit of every test, in ms (tests/vitest.config.ts). */
const SUITE_MS = 300_000;
/** The limit of one test or one wait, as an option or as a test's last argument. */
const LIMIT = /\btimeout: ([\d_]+)|^\s*\}, ([\d_]+)\);$/gm;
/** They give up after one second. `expect.poll` waits as long as a window may take (tests/vitest.config.ts). */
const IMPATIENT = /\bvi\.wait(?:For|Until)\(/g;

const files = filesIn('tests').filter((path) => /\.test\.tsx?$/.test(path));

test.each(files)('no test of %s depends on the speed of the machine', (path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const limits = [...text.matchAll(LIMIT)].map(([, option, last]) => Number((option ?? last ?? '').replaceAll('_', '')));
  expect(limits.filter((ms) => ms < SUITE_MS)).toEqual([]);
  expect(text.match(IMPATIENT)).toBeNull();
});
