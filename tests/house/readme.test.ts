import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsRead } from './settings-read.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const readme = read('README.md');

/** The names in code style in the first column of the table under a heading. */
function listedUnder(heading: string): readonly string[] {
  const section = readme.split(`\n### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  return [...section.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)/g)].map(([, name = '']) => name),
  );
}

test('README lists every setting that the server reads, and no other', () => {
  expect(listedUnder('Settings').toSorted()).toEqual(settingsRead());
});

test('README lists every command of npm run admin, and no other', () => {
  const entries = [...read('server/admin/run-command.ts').matchAll(/^ {2}\['?([\w-]+)'?, \w+\],$/gm)];
  expect(entries.length).toBeGreaterThan(10);
  const commands = entries.map(([, name = '']) => name.toLowerCase());
  expect(listedUnder('Commands').toSorted()).toEqual([...commands, 'help'].toSorted());
});

test('every script of npm that a document names is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: { readonly [name: string]: string } };
  const documents = execFileSync('git', ['ls-files', '*.md']).toString().trim().split('\n');
  const named = documents.flatMap((path) =>
    [...read(path).matchAll(/\bnpm (?:run\s+([a-z]+)|(start|test)\b)/g)].map(([, script, short = '']) => ({ path, name: script ?? short })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});
