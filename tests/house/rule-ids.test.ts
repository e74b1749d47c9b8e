import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './files.ts';

const root = resolve(import.meta.dirname, '../..');
const ID = String.raw`[A-Z](?:\d+[a-z]?|-[a-z])`;
/** A rule begins with its id: "**C1** …" in games, "- [S1] …" in storage and sync. */
const RULE = new RegExp(String.raw`\*\*(${ID})\*\*|^- \[(${ID})\]`, 'gm');
/** An id that a title quotes, or the first and the last of several. */
const QUOTED = new RegExp(`^(${ID})(?:–(${ID}))?$`);
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const STRING = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g;

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const rules = filesIn('build', 'client', 'server', 'shared', 'sw').filter((path) => path.endsWith('/RULES.md'));
const tests = filesIn('tests').filter((path) => /\.test\.tsx?$/.test(path));

const gameOf = (path: string) => /^shared\/games\/([^/]+)\/v(\d+)\//.exec(path);
const slugs = rules.map((path) => gameOf(path)?.[1]).filter((slug) => slug !== undefined);
const DEVICE = /^tests\/(?:unit\/client\/(?:storage|sync|engine|account)|simulation|browser)\//;

/** To a game belongs what has its name in its path, to a version above 1 only `version-2.test.ts` and so on; to storage and sync what tests the device. */
function testsOf(path: string): readonly string[] {
  const [, slug, version] = gameOf(path) ?? [];
  if (slug === undefined) return tests.filter((each) => DEVICE.test(each) && !slugs.some((game) => each.includes(game)));
  return tests.filter((each) => each.includes(slug) && (/\/version-(\d+)\./.exec(each)?.[1] ?? '1') === version);
}

/** The ids that a quote names: of 'R9–R11' also R10. */
function idsOf(quote: string): readonly string[] {
  const [, first, last] = QUOTED.exec(quote) ?? [];
  if (first === undefined || last === undefined) return first === undefined ? [] : [first];
  const from = Number(first.slice(1));
  return Array.from({ length: Number(last.slice(1)) - from + 1 }, (_, index) => `${first.charAt(0)}${from + index}`);
}

/** What the texts of a test file quote in brackets, as [R1, R9–R11]; and where '[%s]' has it from a table, what stands there alone, as 'R1'. */
function quotedIn(path: string): readonly string[] {
  const texts = [...read(path).replaceAll(COMMENT, '').matchAll(STRING)].map(([, , text = '']) => text);
  const bracketed = texts.flatMap((text) => [...text.matchAll(/\[([^[\]]+)\]/g)].flatMap(([, quotes = '']) => quotes.split(', ')));
  return [...bracketed, ...(bracketed.includes('%s') ? texts : [])].flatMap(idsOf);
}

test('there are rules', () => {
  expect(rules).not.toEqual([]);
});

test.each(rules)('each rule of %s is quoted by a test', (path) => {
  const ids = [...read(path).matchAll(RULE)].map(([, inGame, elsewhere]) => inGame ?? elsewhere ?? '');
  expect(ids).not.toEqual([]);
  const quoted = new Set(testsOf(path).flatMap(quotedIn));
  expect(ids.filter((id) => !quoted.has(id))).toEqual([]);
});
