import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A file of tests, and parts of the names of those in it that hold a case. */
const HELD = /`(tests\/[\w/-]+\.test\.tsx?)`: ((?:"[^"]+"(?:, )?)+)/g;

const cases = readFileSync('docs/attack-cases.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- **'));

const testsIn = (line: string) =>
  [...line.matchAll(HELD)].flatMap(([, file = '', names = '']) =>
    [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file, name })),
  );

test('each attack case names a test that is there', () => {
  expect(cases.length).toBeGreaterThan(30);
  expect(cases.filter((line) => testsIn(line).length === 0)).toEqual([]);
  const named = cases.flatMap(testsIn);
  expect(named.filter(({ file, name }) => !readFileSync(file, 'utf8').includes(name))).toEqual([]);
});
