import type { Plugin } from 'vite';
import type { Language } from '../shared/languages.ts';

/** Sources import the words of English. */
const ENGLISH = '/client/words/en/';

/** Takes the words of another language wherever a source imports those of English. */
export function languageWords({ id }: Language): Plugin {
  return {
    name: 'tenfold:language-words',
    enforce: 'pre',
    apply: () => id !== 'en',
    async resolveId(source, importer) {
      if (!/\ben\//.test(source)) return null;
      const english = await this.resolve(source, importer, { skipSelf: true });
      return english && { ...english, id: english.id.replace(ENGLISH, `/client/words/${id}/`) };
    },
  };
}
