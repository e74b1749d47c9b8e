import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** No vowels, so that no name is a word: what filters of advertisements hide has names such as "ad1". */
const LETTERS = 'bcdfghjklmnpqrstvwxz';

/**
 * Gives the classes of CSS modules short names: the readable ones are a twelfth of what a document weighs on the wire, and the first
 * screens are to come in the ten packets that a new connection sends at once.
 * @param folder where the style sheets lie
 */
export function shortClassNames(folder: string): Plugin {
  return {
    name: 'tenfold:class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: namesIn(folder) } } }),
  };
}

/** One place of names for all environments of a build: the documents and the style sheets must agree. */
export function namesIn(folder: string): (name: string, file: string) => string {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.module.css'));
  const prefixes = new Map(sheets.toSorted().map((sheet, index) => [sheet.replaceAll('\\', '/'), twoLetters(index)]));
  const names = new Map<string, Map<string, string>>();
  return (name, file) => {
    const sheet = relative(folder, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
    const prefix = prefixes.get(sheet);
    if (prefix === undefined) throw new Error(`${sheet} is no style sheet of the client.`);
    const own = names.get(sheet) ?? new Map<string, string>();
    names.set(sheet, own);
    const short = own.get(name) ?? `${prefix}${own.size.toString(36)}`;
    own.set(name, short);
    return short;
  };
}

function twoLetters(index: number): string {
  const [first, second] = [LETTERS[Math.floor(index / LETTERS.length)], LETTERS[index % LETTERS.length]];
  if (first === undefined || second === undefined) throw new Error('There are more style sheets than names for them.');
  return `${first}${second}`;
}
