import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from './files.ts';

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The files of words in which a text matches. */
const saidIn = (said: RegExp): readonly string[] =>
  ['client/words/en', 'server/words/en']
    .flatMap((folder) => filesIn(folder))
    .filter((file) => said.test(readFileSync(file, 'utf8').replace(COMMENTS, '')));

it('“Email” is written one way in all texts', () => {
  expect(saidIn(/\bemails?\b/i).length).toBeGreaterThan(5);
  expect(saidIn(/\be-?Mail|\bE-Mail|\be-mail/)).toEqual([]);
});

it('Playing again and a new game are worded in one place for all games', () => {
  expect(saidIn(/'(?:\w+ Again|New (?:Game|Challenge|Race|Round|Set)|Change Set-?up|Menu)'/)).toEqual([
    // The button in the middle of a puzzle, to the letter of the specification.
    'client/words/en/number-puzzle/play.ts',
    'client/words/en/play/result.ts',
  ]);
});
