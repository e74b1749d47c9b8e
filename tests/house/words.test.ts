import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../shared/languages.ts';
import { filesIn } from './files.ts';
import { differences, type Words } from './words/differences.ts';

const WORDS = 'client/words';
const ENGLISH = `${WORDS}/en/`;

const files = filesIn(WORDS);
const english = files.filter((file) => file.startsWith(ENGLISH));
const others = LANGUAGES.map(({ id }) => id).filter((id) => id !== 'en');

const wordsOf = async (file: string) => (await import(join(import.meta.dirname, '../..', file))) as Words;

describe('each language has a folder of words', () => {
  it('and no folder is of another', () => {
    expect(new Set(files.map((file) => file.split('/')[2]))).toEqual(new Set(LANGUAGES.map(({ id }) => id)));
  });

  it('with the same files and the same texts as in English', async () => {
    const wrong: string[] = [];
    for (const id of others) {
      const here = files.filter((file) => file.startsWith(`${WORDS}/${id}/`));
      const wanted = english.map((file) => file.replace(ENGLISH, `${WORDS}/${id}/`));
      expect(here.toSorted()).toEqual(wanted.toSorted());
      for (const file of english) {
        const found = differences(await wordsOf(file), await wordsOf(file.replace(ENGLISH, `${WORDS}/${id}/`)));
        wrong.push(...found.map((what) => `${id}: ${file}: ${what}`));
      }
    }
    expect(wrong).toEqual([]);
  });

  it('in which a text that is missing, superfluous or takes other values is found', () => {
    const first = { start: 'Start', left: (count: number) => `${count} left`, refusals: { from: 'No', to: 'No' } };
    const other = { start: () => 'Los', more: 'Mehr', left: () => 'übrig', refusals: { from: 'Nein' } };
    expect(differences(first, other)).toEqual([
      'start is a function of 0, in English a string',
      'left is a function of 0, in English a function of 1',
      'refusals.to is missing',
      'more is superfluous',
    ]);
    expect(differences(first, { start: 'Los', left: (n: number) => `${n} übrig`, refusals: { from: 'Nein', to: 'Nein' } })).toEqual([]);
  });
});

/** How a file imports words: as a whole (`import * as words`), which keeps their names apart from its own, or by name. */
const IMPORT = /import (?:\* as (\w+)|\{([^}]*)\}) from '(\.{1,2}\/(?:[^']*\/)?words\/en\/[^']*)'/g;

/** The texts that some file shows, as "file name". */
function shownTexts(): ReadonlySet<string> {
  const shown = new Set<string>();
  for (const file of filesIn('client').filter((path) => /\.tsx?$/.test(path))) {
    const source = readFileSync(file, 'utf8');
    for (const [, whole, named = '', from = ''] of source.matchAll(IMPORT)) {
      const words = normalize(join(dirname(file), from));
      const uses =
        whole === undefined ? named.matchAll(/(\w+)(?: as \w+)?/g) : source.matchAll(new RegExp(String.raw`\b${whole}\.(\w+)`, 'g'));
      for (const [, name] of uses) shown.add(`${words} ${name}`);
    }
  }
  return shown;
}

it('each text is shown somewhere, and each that is shown is there', async () => {
  const there = new Set<string>();
  for (const file of english) for (const name of Object.keys(await wordsOf(file))) there.add(`${file} ${name}`);
  expect([...shownTexts()].toSorted()).toEqual([...there].toSorted());
});
