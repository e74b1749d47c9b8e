import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pseudoWords } from './words.ts';

/** Its id, as the languages' own registry keeps it for a pseudo-language. */
export const PSEUDO = 'qps';

/** The row of English in the table of languages. */
const ROW = /\{ id: 'en'[^}]*\}/;

/** Adds the pseudo-language to a copy of the checkout: its words, and its row in the table of languages. */
export function addPseudoLanguage(checkout: string): void {
  const english = join(checkout, 'client/words/en');
  for (const name of readdirSync(english, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))) {
    const to = join(checkout, 'client/words', PSEUDO, name);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, pseudoWords(name, readFileSync(join(english, name), 'utf8')));
  }
  const table = join(checkout, 'shared/languages.ts');
  const text = readFileSync(table, 'utf8');
  const [row] = ROW.exec(text) ?? [];
  if (row === undefined) throw new Error('The table of languages has no row of English.');
  writeFileSync(table, text.replace(ROW, `${row}, ${row.replace("'en'", `'${PSEUDO}'`)}`));
}
