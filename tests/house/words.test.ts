import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../shared/languages.ts';
import { filesIn } from './files.ts';
import { differences, type Words } from './words/differences.ts';

/** Who has words, and in which languages. The server speaks English to everybody so far. */
const SPEAKERS = [
  { side: 'client', languages: LANGUAGES.map(({ id }) => id) },
  { side: 'server', languages: ['en'] },
] as const;

const wordsIn = (side: string, language: string): readonly string[] => filesIn(`${side}/words/${language}`);

const wordsOf = async (file: string) => (await import(join(import.meta.dirname, '../..', file))) as Words;

describe.each(SPEAKERS)('each language of the $side has a folder of words', ({ side, languages }) => {
  const folderOf = (language: string) => `${side}/words/${language}/`;

  it('and no folder is of another', () => {
    const inFolders = filesIn(`${side}/words`).filter((file) => file.split('/').length > 3);
    expect(new Set(inFolders.map((file) => file.split('/')[2]))).toEqual(new Set(languages));
  });

  it('with the same files and the same texts as in English', async () => {
    const wrong: string[] = [];
    for (const id of languages.filter((language) => language !== 'en')) {
      const inThis = (file: string) => file.replace(folderOf('en'), folderOf(id));
      const english = wordsIn(side, 'en');
      expect(wordsIn(side, id).toSorted()).toEqual(english.map(inThis).toSorted());
      for (const file of english) {
        const found = differences(await wordsOf(file), await wordsOf(inThis(file)));
        wrong.push(...found.map((what) => `${id}: ${file}: ${what}`));
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('in the words of a language', () => {
  it('a text that is missing, superfluous or takes other values is found', () => {
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
const IMPORT = /import (?:\* as (\w+)|\{([^}]*)\}) from '(\.{1,2}\/[^']*)'/g;

/** How it takes a file of several folders: all of its texts, or one. */
const GLOB = /import\.meta\.glob(?:<\w+>)?\('(\.\/(?:words\/)?en\/[^']*)', \{ eager: true(?:, import: '(\w+)')? \}/g;

/** The texts that some file shows, as "file name". */
async function shownTexts(side: string): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for (const file of filesIn(side).filter((path) => /\.tsx?$/.test(path))) {
    const source = readFileSync(file, 'utf8');
    for (const [, pattern = '', one] of source.matchAll(GLOB)) {
      const matching = new RegExp(
        `^${normalize(join(dirname(file), pattern))
          .replaceAll('.', '[.]')
          .replaceAll('*', '[^/]+')}$`,
      );
      for (const words of wordsIn(side, 'en').filter((path) => matching.test(path)))
        for (const name of one === undefined ? Object.keys(await wordsOf(words)) : [one]) shown.add(`${words} ${name}`);
    }
    for (const [, whole, named = '', from = ''] of source.matchAll(IMPORT)) {
      const words = normalize(join(dirname(file), from));
      if (!words.startsWith(`${side}/words/en/`)) continue;
      const uses =
        whole === undefined
          ? named.matchAll(/(\w+)(?: as \w+)?/g)
          : source.matchAll(new RegExp(String.raw`(?<![\w/-])${whole}\.(\w+)`, 'g'));
      for (const [, name] of uses) shown.add(`${words} ${name}`);
    }
  }
  return shown;
}

it.each(SPEAKERS)('each text of the $side is shown somewhere, and each that is shown is there', async ({ side }) => {
  const there = new Set<string>();
  for (const file of wordsIn(side, 'en')) for (const name of Object.keys(await wordsOf(file))) there.add(`${file} ${name}`);
  expect([...(await shownTexts(side))].toSorted()).toEqual([...there].toSorted());
});
