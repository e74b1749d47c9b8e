import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { filesIn } from './files.ts';
import { found, globsIn } from './globs.ts';

/** `export const name`, `export default async function name`, and each name of `export const { one, other: name }` and `export { name }`. */
const DECLARED = /^export (default )?(?:async )?(?:(?:abstract )?class|const|enum|function\*?|interface|let|type) (\w+)/gm;
const LISTED = /^export (?:type |const )?\{([^}]*)\}(?: from '([^']+)')?/gm;

/** `import one, { other } from`, `import * as all from`, `export * from`. */
const IMPORTED = /^(?:import|export) (?:type )?(?:(\w+)(?:, )?)?(?:(\*)(?: as \w+)?|\{([^}]*)\})? ?from '(\.[^']+)'/gm;
const WHOLE = /\bimport\(\s*'(\.[^']+)'\s*\)/g;

/** What another file takes of a module as a whole, whatever it then mentions of it. */
const ALL = '*';

/** A pattern of files may have the signs of one in it. */
const COMMENT = /(?<=^|\s)\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Only its own file can make it, and a test of the server is worth little on another database. */
const FOR_TESTS: ReadonlySet<string> = new Set(['server/database/sqlite.ts: openSqliteMemory']);

interface Names {
  readonly exported: ReadonlySet<string>;
  /** By the path of the file that has them. */
  readonly taken: readonly (readonly [path: string, name: string])[];
  /** How often each word is in the code. */
  readonly words: ReadonlyMap<string, number>;
}

const paths = filesIn('client', 'server', 'shared', 'sw', 'build', 'tools', 'tests', 'vite.config.ts').filter((path) =>
  /(?<!\.d)\.(?:tsx?|mjs)$/.test(path),
);

/** The names of a list in braces, as they are outside of it: `type One, two as three` has One and `three`, or `two` where `inner`. */
const listed = (list: string, inner: boolean): readonly string[] =>
  list
    .split(',')
    .map(
      (each) =>
        each
          .trim()
          .replace(/^type /, '')
          .split(/ as |: /)
          .at(inner ? 0 : -1) ?? '',
    )
    .filter((name) => name !== '');

function namesIn(path: string): Names {
  const text = readFileSync(path, 'utf8').replaceAll(COMMENT, '');
  const at = (name: string) => normalize(join(dirname(path), name.split('?')[0] ?? ''));
  const exported = [
    ...[...text.matchAll(DECLARED)].map(([, isDefault, name = '']) => (isDefault ? 'default' : name)),
    ...[...text.matchAll(LISTED)].flatMap(([, list = '']) => listed(list, false)),
    ...(/^export default /m.test(text) ? ['default'] : []),
  ];
  const taken = [
    ...[...text.matchAll(IMPORTED)].flatMap(([, main, all, list = '', from = '']) =>
      [...(main === undefined ? [] : ['default']), ...(all === undefined ? [] : [ALL]), ...listed(list, true)].map(
        (name) => [at(from), name] as const,
      ),
    ),
    ...[...text.matchAll(WHOLE)].map(([, from = '']) => [at(from), ALL] as const),
    ...globsIn(path, text).flatMap((glob) =>
      glob.patterns.flatMap((pattern) => found(pattern, paths)).map((file) => [file, glob.taken ?? ALL] as const),
    ),
  ];
  const words = new Map<string, number>();
  for (const [word] of text.matchAll(/\w+/g)) words.set(word, (words.get(word) ?? 0) + 1);
  return { exported: new Set(exported), taken, words };
}

const names = new Map(paths.map((path) => [path, namesIn(path)]));
const isTest = (path: string) => path.startsWith('tests/');

/** Which files take a name, by `path: name`. */
const takers = new Map<string, string[]>();
for (const [path, { taken }] of names)
  for (const [from, name] of taken) takers.set(`${from}: ${name}`, [...(takers.get(`${from}: ${name}`) ?? []), path]);

/** Files that mention a word, by the word. */
const mentions = new Map<string, string[]>();
for (const [path, { words }] of names) for (const word of words.keys()) mentions.set(word, [...(mentions.get(word) ?? []), path]);

/**
 * Who takes a name of a file. Where a module is taken as a whole, it may be handed on by an interface: whoever mentions the name may mean it.
 */
function takersOf(path: string, name: string): readonly string[] {
  const whole = takers.get(`${path}: ${ALL}`) ?? [];
  const byMention = whole.length === 0 || name === 'default' ? whole : (mentions.get(name) ?? []).filter((other) => other !== path);
  return [...(takers.get(`${path}: ${name}`) ?? []), ...byMention];
}

const exportsOfSources = [...names].flatMap(([path, { exported, words }]) =>
  isTest(path) || path === 'vite.config.ts'
    ? []
    : [...exported].map((name) => ({ path, name, said: `${path}: ${name}`, mentioned: words.get(name) ?? 0 })),
);

describe('What a file exports', () => {
  it('is found', () => {
    expect(exportsOfSources.length).toBeGreaterThan(3_000);
  });

  it('is taken by another file', () => {
    const needless = exportsOfSources.filter(({ path, name }) => takersOf(path, name).length === 0);
    expect(needless.map(({ said }) => said)).toEqual([]);
  });

  it('is not there for its tests alone: what no other source takes, its own file uses', () => {
    const dead = exportsOfSources.filter(({ path, name, mentioned }) => mentioned < 2 && takersOf(path, name).every(isTest));
    expect(dead.map(({ said }) => said).filter((said) => !FOR_TESTS.has(said))).toEqual([]);
  });
});
