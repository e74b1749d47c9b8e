import type { Plugin } from 'vite';
import type { Language } from '../shared/languages.ts';

/** Where the sources name the words of a language: they name English's. */
const ENGLISH = '/words/en/';

/** Takes the words of another language wherever a source imports those of English. */
export function languageWords({ id }: Language): Plugin {
  return {
    name: 'tenfold:language-words',
    enforce: 'pre',
    apply: () => id !== 'en',
    resolveId(source, importer) {
      if (!source.includes(ENGLISH)) return null;
      return this.resolve(source.replace(ENGLISH, `/words/${id}/`), importer, { skipSelf: true });
    },
  };
}
