import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './files.ts';

const root = resolve(import.meta.dirname, '../..');
const PLACES = ['build', 'client', 'server', 'shared', 'sw', 'tests', 'tools', '*.config.ts'];
const SOURCES = /\.(?:ts|tsx|mjs|css|md)$/;
/** This file, which names the forms. */
const SKIPPED = /house\/citations\.test\.ts/;
/** The rules of games and their tests number their problems P1, P2 … */
const RULES_OF_GAMES = /^(?:shared|tests\/unit\/shared)\/games\//;

const files = filesIn(...PLACES).filter((path) => SOURCES.test(path) && !SKIPPED.test(path));
const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8').replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ')]));

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const idsIn = (path: string, entry: RegExp): ReadonlySet<string> => new Set([...read(path).matchAll(entry)].map(([, id]) => id ?? ''));

/** Every id that is cited in one of these forms, each with the file that cites it. */
function cited(form: RegExp, where: (path: string) => boolean = () => true): readonly { readonly path: string; readonly id: string }[] {
  return [...texts].flatMap(([path, text]) => (where(path) ? [...text.matchAll(form)].map(([, id]) => ({ path, id: id ?? '' })) : []));
}

const headings = (path: string) => idsIn(path, /^#{2,3} (.+)$/gm);

test.each([
  [
    'a promise',
    cited(/(?<![\w#-])(P(?:[1-9]|1\d))(?![\w-])/g, (path) => !RULES_OF_GAMES.test(path)),
    idsIn('docs/promises.md', /^## (P\d+) /gm),
  ],
  ['a decision on games or devices', cited(/(?<![\w#'"-])([DG]\d{1,2})(?![\w-])/g), idsIn('docs/decisions.md', /^- \*\*([DG]\d+)\*\* /gm)],
  ['a decision on challenges or the site', cited(/decisions? ([CS]\d+)/g), idsIn('docs/decisions.md', /^- \*\*([CS]\d+)\*\* /gm)],
  ['the specification', cited(/spec (\d §\d+)/gi), idsIn('docs/specification.md', /^## (\d §\d+) /gm)],
  ['the protocol', cited(/protocol, (?:"[^"]+" and )?"([^"]+)"/g), headings('docs/protocol.md')],
  ['the protocol, with another', cited(/protocol, "([^"]+)" and "/g), headings('docs/protocol.md')],
  ['the architecture', cited(/ARCHITECTURE, "([^"]+)"/g), headings('ARCHITECTURE.md')],
])('what code and tests cite of %s exists', (_what, citations, known) => {
  expect(citations.length).toBeGreaterThan(0);
  expect(citations.filter(({ id }) => !known.has(id))).toEqual([]);
});

test('no citation leads out of the repository', () => {
  expect(cited(/\b((?:sync|auth-api|security|design|quality|look|progress)\.md)/g)).toEqual([]);
});
